provider() { node --env-file=provider.env dist/provider/cli.js "$@"; }
# The return addresses of a sign-in and of a sign-out. Auth.js has a fixed one: /api/auth/callback/data-connect
provider app add --name Bookshop --origin https://shop.example --confidential \
  --redirect https://shop.example/callback --redirect https://shop.example/ \
  --purpose 'Shows books that fit you' \
  --privacy-url https://shop.example/privacy --keep-days 30 --contact privacy@shop.example
