# While the copies run. The copy is whole and of one moment. It holds addresses: only its owner may read it.
umask 077
address=$(node --env-file=provider.env --print process.env.DATABASE_URL)
pg_dump --format=custom --file=provider.dump "$address"
