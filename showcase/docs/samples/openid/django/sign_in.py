import os
from urllib.parse import urlencode

from authlib.integrations.base_client.errors import OAuthError
from authlib.integrations.django_client import OAuth
from authlib.jose.errors import JoseError
from django.http import HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.urls import path
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_POST

SECRET = os.environ.get("PROVIDER_SECRET")

oauth = OAuth()
provider = oauth.register(
    "data_connect",
    client_id=os.environ["PROVIDER_APP"],
    client_secret=SECRET,
    server_metadata_url=os.environ["PROVIDER_URL"] + "/.well-known/openid-configuration",
    client_kwargs={
        "scope": "openid email interests offline_access",
        "code_challenge_method": "S256",
        "token_endpoint_auth_method": "client_secret_basic" if SECRET else "none",
    },
)


@ensure_csrf_cookie
def home(request):
    return JsonResponse(request.session.get("person"), safe=False)


def sign_in(request):
    return provider.authorize_redirect(request, request.build_absolute_uri("/callback"))


def callback(request):
    try:
        token = provider.authorize_access_token(request)
        person = provider.userinfo(token=token)
    except OAuthError as error:
        if error.error == "access_denied":
            return HttpResponse("You did not share anything.", status=403, content_type="text/plain")
        return HttpResponse("The sign-in did not work. Begin again.", status=401, content_type="text/plain")
    except JoseError:
        return HttpResponse("The sign-in did not work. Begin again.", status=401, content_type="text/plain")
    # A new session id, because another person may know the one from before the sign-in.
    request.session.cycle_key()
    request.session["person"] = {"subject": token["userinfo"]["sub"], "email": person.get("email")}
    request.session["tokens"] = {name: token.get(name) for name in ("access_token", "refresh_token", "id_token")}
    return redirect("/")


@require_POST
def sign_out(request):
    tokens = request.session.get("tokens")
    request.session.flush()
    if tokens is None:
        return redirect("/")
    query = {"id_token_hint": tokens["id_token"], "post_logout_redirect_uri": request.build_absolute_uri("/")}
    return redirect(provider.load_server_metadata()["end_session_endpoint"] + "?" + urlencode(query))


urlpatterns = [
    path("", home),
    path("sign-in", sign_in),
    path("callback", callback),
    path("sign-out", sign_out),
]
