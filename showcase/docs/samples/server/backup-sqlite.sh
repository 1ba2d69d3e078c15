# While the provider runs. The copy is whole and of one moment.
node --env-file=provider.env dist/provider/cli.js backup provider-backup.sqlite
# Where PROVIDER_SECRET is set there is no such file: back up the variable.
cp data/provider.sqlite.secret provider-backup.secret
