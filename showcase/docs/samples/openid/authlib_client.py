"""Signs a person in with Authlib: prints the address to open, reads the one that came back, prints what it got."""

import json
import os
import sys
from urllib.parse import parse_qs, urlencode, urlsplit

import requests
from authlib.common.security import generate_token
from authlib.integrations.requests_client import OAuth2Session
from authlib.jose import JsonWebKey, jwt
from authlib.oidc.core import CodeIDToken

issuer, app, redirect = (os.environ[name] for name in ("ISSUER", "APP", "REDIRECT"))
known = requests.get(f"{issuer}/.well-known/openid-configuration", timeout=20).json()
session = OAuth2Session(
    app,
    os.environ.get("SECRET") or None,
    scope="openid email interests offline_access",
    redirect_uri=redirect,
    token_endpoint_auth_method="client_secret_basic" if os.environ.get("SECRET") else "none",
    code_challenge_method="S256",
)
verifier, nonce = generate_token(48), generate_token()
address, state = session.create_authorization_url(
    known["authorization_endpoint"], code_verifier=verifier, nonce=nonce
)
print(address, flush=True)

answer = sys.stdin.readline().strip()
if "error" in parse_qs(urlsplit(answer).query):
    sys.exit("The provider answered " + answer)
token = session.fetch_token(
    known["token_endpoint"],
    authorization_response=answer,
    state=state,
    code_verifier=verifier,
)
keys = JsonWebKey.import_key_set(requests.get(known["jwks_uri"], timeout=20).json())
claims = jwt.decode(
    token["id_token"],
    keys,
    claims_cls=CodeIDToken,
    claims_options={"iss": {"essential": True, "value": issuer}, "aud": {"essential": True, "value": app}},
    claims_params={"nonce": nonce, "client_id": app, "access_token": token["access_token"]},
)
claims.validate()
person = session.get(known["userinfo_endpoint"]).json()
query = {"id_token_hint": token["id_token"], "post_logout_redirect_uri": redirect}
next_token = session.refresh_token(known["token_endpoint"])
print(
    json.dumps(
        {
            "subject": claims["sub"],
            "person": person["sub"],
            "email": person.get("email"),
            "isRotated": next_token["refresh_token"] != token["refresh_token"],
            "signOut": known["end_session_endpoint"] + "?" + urlencode(query),
        }
    )
)
