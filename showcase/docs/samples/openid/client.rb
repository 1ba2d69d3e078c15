# Signs a person in with openid_connect: prints the address to open, reads the address of the return, and prints the result.
require 'json'
require 'openid_connect'
require 'securerandom'

$stdout.sync = true
# The library discovers providers only over https, but the test's provider is on loopback without TLS.
SWD.url_builder = URI::HTTP

issuer, app, secret, redirect = ENV.values_at('ISSUER', 'APP', 'SECRET', 'REDIRECT')
known = OpenIDConnect::Discovery::Provider::Config.discover!(issuer)
endpoints = {
  identifier: app,
  secret: secret.to_s.empty? ? nil : secret,
  redirect_uri: redirect,
  authorization_endpoint: known.authorization_endpoint,
  token_endpoint: known.token_endpoint,
  userinfo_endpoint: known.userinfo_endpoint
}
client = OpenIDConnect::Client.new(endpoints)
way = secret.to_s.empty? ? :other : :basic
state, nonce, verifier = Array.new(3) { SecureRandom.urlsafe_base64(32) }
puts client.authorization_uri(
  scope: %i[email interests offline_access],
  state: state,
  nonce: nonce,
  code_challenge: Base64.urlsafe_encode64(Digest::SHA256.digest(verifier), padding: false),
  code_challenge_method: 'S256'
)

answer = URI.decode_www_form(URI.parse($stdin.gets.strip).query).to_h
raise 'another state' unless answer['state'] == state
raise answer['error'] if answer['error']

client.authorization_code = answer['code']
token = client.access_token!(way, client_id: app, code_verifier: verifier)
id_token = OpenIDConnect::ResponseObject::IdToken.decode(token.id_token, known.jwks)
id_token.verify!(issuer: issuer, client_id: app, nonce: nonce)
person = token.userinfo!
client.refresh_token = token.refresh_token
again = client.access_token!(way, client_id: app)
query = URI.encode_www_form(id_token_hint: token.id_token, post_logout_redirect_uri: redirect)
puts JSON.generate(
  subject: id_token.sub,
  person: person.sub,
  email: person.email,
  isRotated: again.refresh_token != token.refresh_token,
  signOut: "#{known.end_session_endpoint}?#{query}"
)
