# Run this after the provider has stopped. provider.env now has the new DATABASE_URL, and as PROVIDER_SECRET the line of the
# file data/provider.sqlite.secret, unless the variable was set before.
node --env-file=provider.env dist/provider/cli.js import data/provider.sqlite
