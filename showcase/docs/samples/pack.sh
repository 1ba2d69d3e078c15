npm run build && npm pack
npm install ../data-connect/data-connect-*.tgz
