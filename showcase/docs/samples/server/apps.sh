provider="node --env-file=provider.env dist/provider/cli.js"
$provider app add --name Bookshop --origin https://shop.example --redirect https://shop.example/callback.html
$provider app list
