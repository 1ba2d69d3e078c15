# NEW_DATABASE_URL is a new, empty database. Afterwards start the provider with it as DATABASE_URL.
pg_restore --no-owner --exit-on-error --single-transaction --dbname="$NEW_DATABASE_URL" provider.dump
