# From now on, every platform refuses to be read, because of too many requests.
curl http://localhost:4173/sandbox/fault --header 'content-type: application/json' \
  --data '{ "fault": "call=read;refuse=limit;retry=90" }'
# The platforms answer normally again.
curl http://localhost:4173/sandbox/fault --request DELETE
