"""Signs a person in with requests-oauthlib: prints the address to open, reads the one that came back, prints what it got."""

import json
import os
import sys
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_urlsafe
from urllib.parse import parse_qs, urlencode, urlsplit

import requests
from requests_oauthlib import OAuth2Session

issuer, app, redirect = (os.environ[name] for name in ("ISSUER", "APP", "REDIRECT"))
secret = os.environ.get("SECRET")
known = requests.get(f"{issuer}/.well-known/openid-configuration", timeout=20).json()
scope = ["openid", "email", "interests", "offline_access"]
session = OAuth2Session(app, scope=scope, redirect_uri=redirect)
verifier = token_urlsafe(48)
challenge = urlsafe_b64encode(sha256(verifier.encode()).digest()).rstrip(b"=").decode()
address, _ = session.authorization_url(
    known["authorization_endpoint"], code_challenge=challenge, code_challenge_method="S256"
)
print(address, flush=True)

answer = sys.stdin.readline().strip()
if "error" in parse_qs(urlsplit(answer).query):
    sys.exit("The provider answered " + answer)
# The session compares the answer's state with its own.
token = session.fetch_token(
    known["token_endpoint"], authorization_response=answer, client_secret=secret, code_verifier=verifier
)
person = session.get(known["userinfo_endpoint"]).json()
query = {"id_token_hint": token["id_token"], "post_logout_redirect_uri": redirect}
next_token = session.refresh_token(known["token_endpoint"], auth=(app, secret or ""))
print(
    json.dumps(
        {
            "subject": person["sub"],
            "person": person["sub"],
            "email": person.get("email"),
            "isRotated": next_token["refresh_token"] != token["refresh_token"],
            "signOut": known["end_session_endpoint"] + "?" + urlencode(query),
        }
    )
)
