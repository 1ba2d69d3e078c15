# Run this after the provider has stopped. The old database stays until the copy is complete; its two side files are deleted.
cp provider-backup.sqlite data/provider.sqlite.restored
rm -f data/provider.sqlite-wal data/provider.sqlite-shm
mv data/provider.sqlite.restored data/provider.sqlite
# With PROVIDER_SECRET set there is no such file.
cp provider-backup.secret data/provider.sqlite.secret
chmod 600 data/provider.sqlite.secret
