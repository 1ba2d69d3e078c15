# While the copies run. The copy is whole and of one moment. It holds addresses: only its owner may read it.
umask 077
pg_dump --format=custom --file=provider.dump "$DATABASE_URL"
