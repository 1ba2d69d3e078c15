# Each platform that is read from now on answers as if it was asked too often.
curl http://localhost:4173/sandbox/fault --header 'content-type: application/json' \
  --data '{ "fault": "call=read;refuse=limit;retry=90" }'
# All is well again.
curl http://localhost:4173/sandbox/fault --request DELETE
