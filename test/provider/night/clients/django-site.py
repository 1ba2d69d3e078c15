"""Serves a project whose addresses are the documentation's sample."""

import sys
from wsgiref.simple_server import make_server

from django.conf import settings

port, samples = sys.argv[1:]
sys.path.insert(0, samples)
sys.dont_write_bytecode = True
settings.configure(
    SECRET_KEY="of a test",
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF="sign_in",
    INSTALLED_APPS=["django.contrib.sessions"],
    SESSION_ENGINE="django.contrib.sessions.backends.cache",
    MIDDLEWARE=[
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.middleware.csrf.CsrfViewMiddleware",
    ],
)

from django.core.wsgi import get_wsgi_application

make_server("127.0.0.1", int(port), get_wsgi_application()).serve_forever()
