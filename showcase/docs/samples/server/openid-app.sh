provider() { node --env-file=provider.env dist/provider/cli.js "$@"; }
# Where a sign-in returns to, and where a sign-out leads to. Auth.js has its own: /api/auth/callback/data-connect
provider app add --name Bookshop --origin https://shop.example --confidential \
  --redirect https://shop.example/callback --redirect https://shop.example/ \
  --purpose 'Shows books that fit you' \
  --privacy-url https://shop.example/privacy --keep-days 30 --contact privacy@shop.example
