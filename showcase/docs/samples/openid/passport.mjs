import express from 'express';
import session from 'express-session';
import * as client from 'openid-client';
import { Strategy } from 'openid-client/passport';
import passport from 'passport';

const {
  PROVIDER_URL,
  PROVIDER_APP,
  PROVIDER_SECRET,
  SESSION_SECRET,
  SITE = 'http://localhost:3000',
} = process.env;

const config = await client.discovery(
  new URL(PROVIDER_URL),
  PROVIDER_APP,
  undefined,
  PROVIDER_SECRET ? client.ClientSecretBasic(PROVIDER_SECRET) : client.None(),
  { execute: PROVIDER_URL.startsWith('http:') ? [client.allowInsecureRequests] : [] },
);

passport.use(
  new Strategy(
    {
      name: 'data-connect',
      config,
      callbackURL: `${SITE}/callback`,
      scope: 'openid email interests offline_access',
    },
    async (tokens, done) => {
      const { sub } = tokens.claims();
      const { email } = await client.fetchUserInfo(config, tokens.access_token, sub);
      done(null, { subject: sub, email, idToken: tokens.id_token });
    },
  ),
);
passport.serializeUser((person, done) => done(null, person));
passport.deserializeUser((person, done) => done(null, person));

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
app.use(passport.session());

app.get('/', ({ user }, response) => {
  response.json(user ? { subject: user.subject, email: user.email } : null);
});

app.get('/sign-in', passport.authenticate('data-connect'));

app.get(
  '/callback',
  passport.authenticate('data-connect', { successRedirect: '/', failureRedirect: '/refused' }),
);

app.get('/refused', (_request, response) => {
  response.status(403).type('text').send('You did not share anything.');
});

app.post('/sign-out', (request, response, next) => {
  const { user } = request;
  request.logout((error) => {
    if (error) return next(error);
    if (user === undefined) return response.redirect(303, '/');
    const address = client.buildEndSessionUrl(config, {
      id_token_hint: user.idToken,
      post_logout_redirect_uri: `${SITE}/`,
    });
    response.redirect(303, address.href);
  });
});

// Express recognizes an error handler by its four arguments.
app.use((error, _request, response, _next) => {
  console.error(error);
  response.status(401).type('text').send('The sign-in did not work. Begin again.');
});

app.listen(new URL(SITE).port || 3000);
