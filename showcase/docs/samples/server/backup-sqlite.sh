# Can run while the provider runs. The copy is complete and consistent.
node --env-file=provider.env dist/provider/cli.js backup provider-backup.sqlite
# With PROVIDER_SECRET set there is no such file: back up the variable.
cp data/provider.sqlite.secret provider-backup.secret
