# After the provider has stopped. The two files beside the database belong to the old one.
rm -f data/provider.sqlite data/provider.sqlite-wal data/provider.sqlite-shm
cp provider-backup.sqlite data/provider.sqlite
cp provider-backup.secret data/provider.sqlite.secret
chmod 600 data/provider.sqlite.secret
