import express from 'express';
import session from 'express-session';
import * as client from 'openid-client';

const {
  PROVIDER_URL,
  PROVIDER_APP,
  PROVIDER_SECRET,
  SESSION_SECRET,
  SITE = 'http://localhost:3000',
} = process.env;
const RETURN = `${SITE}/callback`;
// A provider on your own computer has no TLS.
const isLocal = PROVIDER_URL.startsWith('http:');

const config = await client.discovery(
  new URL(PROVIDER_URL),
  PROVIDER_APP,
  undefined,
  PROVIDER_SECRET ? client.ClientSecretBasic(PROVIDER_SECRET) : client.None(),
  { execute: isLocal ? [client.allowInsecureRequests] : [] },
);

const app = express();
app.set('trust proxy', 1);
app.use(
  session({
    secret: SESSION_SECRET,
    resave: false,
    saveUninitialized: false,
    cookie: { sameSite: 'lax', secure: SITE.startsWith('https:') },
  }),
);

app.get('/', ({ session: { person } }, response) => {
  response.json(person ?? null);
});

app.get('/sign-in', async (request, response) => {
  const begun = {
    pkceCodeVerifier: client.randomPKCECodeVerifier(),
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
  };
  request.session.begun = begun;
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: RETURN,
    scope: 'openid email interests offline_access',
    code_challenge: await client.calculatePKCECodeChallenge(begun.pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: begun.expectedState,
    nonce: begun.expectedNonce,
  });
  response.redirect(address.href);
});

app.get('/callback', async (request, response) => {
  const { begun } = request.session;
  delete request.session.begun;
  if (begun === undefined) throw new Error('No sign-in was begun in this browser.');
  const answer = new URL(request.originalUrl, SITE);
  const tokens = await client.authorizationCodeGrant(config, answer, { ...begun, idTokenExpected: true });
  const { sub } = tokens.claims();
  const { email } = await client.fetchUserInfo(config, tokens.access_token, sub);
  // A new session id, because another person may know the one from before the sign-in.
  await new Promise(
    (done, fail) => void request.session.regenerate((error) => (error ? fail(error) : done())),
  );
  request.session.person = { subject: sub, email };
  request.session.tokens = tokens;
  response.redirect('/');
});

app.get('/interests', async ({ session: signedIn }, response) => {
  if (signedIn.tokens === undefined) return response.status(401).end();
  const ask = () => {
    const { access_token, api_url } = signedIn.tokens;
    const body = JSON.stringify({ Input: ['Baking', 'Software'] });
    const headers = new Headers({ 'Content-Type': 'application/json' });
    return client.fetchProtectedResource(config, access_token, new URL(api_url), 'POST', body, headers);
  };
  const answer = await ask().catch(async (error) => {
    // The access token lasts an hour. Two requests of one page may refresh at once.
    if (!(error instanceof client.WWWAuthenticateChallengeError)) throw error;
    const next = await client.refreshTokenGrant(config, signedIn.tokens.refresh_token);
    signedIn.tokens = { ...signedIn.tokens, ...next };
    return ask();
  });
  response.json(await answer.json());
});

app.post('/sign-out', ({ session: signedIn }, response) => {
  const { tokens } = signedIn;
  signedIn.destroy(() => {
    if (tokens === undefined) return response.redirect(303, '/');
    const address = client.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${SITE}/`,
    });
    response.redirect(303, address.href);
  });
});

// Express recognizes an error handler by its four arguments.
app.use((error, _request, response, _next) => {
  const isRefused = error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
  if (!isRefused) console.error(error);
  response
    .status(isRefused ? 403 : 401)
    .type('text')
    .send(isRefused ? 'You did not share anything.' : 'The sign-in did not work. Begin again.');
});

app.listen(new URL(SITE).port || 3000);
