provider() { node --env-file=provider.env dist/provider/cli.js "$@"; }
# The callback page, for windows; every page of the shop, for phones, where the page itself leaves and comes back.
provider app add --name Bookshop --origin https://shop.example \
  --redirect https://shop.example/oauth-callback.html --redirect 'https://shop.example/*'
provider app list
