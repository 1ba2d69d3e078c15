# From now on every platform answers that it is asked too often.
curl http://localhost:4173/sandbox/fault --header 'content-type: application/json' \
  --data '{ "fault": "call=read;refuse=limit;retry=90" }'
# The platforms answer normally again.
curl http://localhost:4173/sandbox/fault --request DELETE
