# After the provider has stopped. The old database stays until the copy is whole; the two files beside it go with it.
cp provider-backup.sqlite data/provider.sqlite.restored
rm -f data/provider.sqlite-wal data/provider.sqlite-shm
mv data/provider.sqlite.restored data/provider.sqlite
# Where PROVIDER_SECRET is set there is no such file.
cp provider-backup.secret data/provider.sqlite.secret
chmod 600 data/provider.sqlite.secret
