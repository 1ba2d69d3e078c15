provider() { node --env-file=provider.env dist/provider/cli.js "$@"; }
# Windows return to the callback page. On phones the page itself goes to the platform and returns, so every page of the shop is listed.
provider app add --name Bookshop --origin https://shop.example \
  --redirect https://shop.example/oauth-callback.html --redirect 'https://shop.example/*' \
  --purpose 'Shows books that fit you' --purpose 'de=Zeigt Bücher, die zu Ihnen passen' \
  --privacy-url https://shop.example/privacy --keep-days 30 --contact privacy@shop.example
provider app list
