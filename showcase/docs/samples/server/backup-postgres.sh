# While the copies run. The copy is whole and of one moment.
pg_dump --format=custom --file=provider.dump "$DATABASE_URL"
