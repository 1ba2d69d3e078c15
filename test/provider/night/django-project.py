# Runs the view in a project made of the sample's files, and prints the page and the answers to two codes.
import json, os, django
from django.conf import settings
settings.configure(
    SECRET_KEY='x', ALLOWED_HOSTS=['*'], ROOT_URLCONF='shop.urls', STATIC_URL='/static/',
    INSTALLED_APPS=['django.contrib.staticfiles', 'shop'],
    TEMPLATES=[{'BACKEND': 'django.template.backends.django.DjangoTemplates', 'APP_DIRS': True}])
django.setup()
from django.test import Client
client = Client()
share = lambda code: client.post('/share', json.dumps({'code': code}), content_type='application/json')
answers = [share(os.environ['CODE']), share(os.environ['CODE'])]
print(json.dumps({
    'page': client.get('/').content.decode(),
    'cookie': 'csrftoken' in client.cookies,
    'answers': [[answer.status_code, answer.json()] for answer in answers]}))
