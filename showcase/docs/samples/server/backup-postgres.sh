# Can run while the provider runs. The copy is complete and consistent. It contains addresses, so only its owner may read it.
umask 077
address=$(node --env-file=provider.env --print process.env.DATABASE_URL)
pg_dump --format=custom --file=provider.dump "$address"
