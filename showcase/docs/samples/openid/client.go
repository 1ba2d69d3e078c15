// Signs a person in with go-oidc and golang.org/x/oauth2: prints the address to open, reads the address of the
// return, and prints the result.
package main

import (
	"bufio"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"log"
	"net/url"
	"os"

	"github.com/coreos/go-oidc"
	"golang.org/x/oauth2"
)

func random() string {
	bytes := make([]byte, 32)
	if _, err := rand.Read(bytes); err != nil {
		log.Fatal(err)
	}
	return base64.RawURLEncoding.EncodeToString(bytes)
}

func require(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	ctx := context.Background()
	provider, err := oidc.NewProvider(ctx, os.Getenv("ISSUER"))
	require(err)
	config := oauth2.Config{
		ClientID:     os.Getenv("APP"),
		ClientSecret: os.Getenv("SECRET"),
		Endpoint:     provider.Endpoint(),
		RedirectURL:  os.Getenv("REDIRECT"),
		Scopes:       []string{oidc.ScopeOpenID, "email", "interests", oidc.ScopeOfflineAccess},
	}
	if config.ClientSecret == "" {
		config.Endpoint.AuthStyle = oauth2.AuthStyleInParams
	}
	verifier, state, nonce := random(), random(), random()
	digest := sha256.Sum256([]byte(verifier))
	fmt.Println(config.AuthCodeURL(state,
		oidc.Nonce(nonce),
		oauth2.SetAuthURLParam("code_challenge", base64.RawURLEncoding.EncodeToString(digest[:])),
		oauth2.SetAuthURLParam("code_challenge_method", "S256")))

	line, _, err := bufio.NewReader(os.Stdin).ReadLine()
	require(err)
	answer, err := url.Parse(string(line))
	require(err)
	if answer.Query().Get("state") != state {
		log.Fatal("another state")
	}
	if answer.Query().Has("error") {
		log.Fatal(answer.Query().Get("error"))
	}
	token, err := config.Exchange(ctx, answer.Query().Get("code"), oauth2.SetAuthURLParam("code_verifier", verifier))
	require(err)
	idToken, err := provider.Verifier(&oidc.Config{ClientID: config.ClientID, SupportedSigningAlgs: []string{oidc.ES256}}).
		Verify(ctx, token.Extra("id_token").(string))
	require(err)
	if idToken.Nonce != nonce {
		log.Fatal("another nonce")
	}
	require(idToken.VerifyAccessToken(token.AccessToken))
	person, err := provider.UserInfo(ctx, oauth2.StaticTokenSource(token))
	require(err)
	next, err := config.TokenSource(ctx, &oauth2.Token{RefreshToken: token.RefreshToken}).Token()
	require(err)
	var known struct {
		EndSession string `json:"end_session_endpoint"`
	}
	require(provider.Claims(&known))
	query := url.Values{
		"id_token_hint":            {token.Extra("id_token").(string)},
		"post_logout_redirect_uri": {config.RedirectURL},
	}
	require(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"subject":   idToken.Subject,
		"person":    person.Subject,
		"email":     person.Email,
		"isRotated": next.RefreshToken != token.RefreshToken,
		"signOut":   known.EndSession + "?" + query.Encode(),
	}))
}
