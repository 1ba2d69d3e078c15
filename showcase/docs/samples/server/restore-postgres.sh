# Into a new, empty database, whose address is NEW_DATABASE_URL. Then start the copies with it as DATABASE_URL.
pg_restore --no-owner --exit-on-error --single-transaction --dbname="$NEW_DATABASE_URL" provider.dump
