from django.urls import path

from . import views

urlpatterns = [path("", views.shop), path("share", views.share)]
