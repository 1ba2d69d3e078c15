import express from 'express';
import session from 'express-session';
import passport from 'passport';
import { Strategy } from 'passport-openidconnect';

const {
  PROVIDER_URL,
  PROVIDER_APP,
  PROVIDER_SECRET,
  SESSION_SECRET,
  SITE = 'http://localhost:3000',
} = process.env;

passport.use(
  'data-connect',
  new Strategy(
    {
      issuer: PROVIDER_URL,
      authorizationURL: `${PROVIDER_URL}/authorize`,
      tokenURL: `${PROVIDER_URL}/api/token`,
      userInfoURL: `${PROVIDER_URL}/api/userinfo`,
      clientID: PROVIDER_APP,
      clientSecret: PROVIDER_SECRET,
      callbackURL: `${SITE}/callback`,
      scope: 'email interests offline_access',
      // Only userinfo has the e-mail address.
      skipUserProfile: false,
      // Replaces PKCE: the strategy compares the nonce of the ID token with that of the session.
      nonce: true,
    },
    (_issuer, { id, emails }, _context, idToken, _accessToken, _refreshToken, done) =>
      done(null, { subject: id, email: emails?.[0]?.value, idToken }),
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

app.get('/callback', (request, response, next) => {
  passport.authenticate('data-connect', (error, person) => {
    if (error) return next(error);
    if (request.query.error === 'access_denied') return response.redirect('/refused');
    if (!person) return next(new Error('The answer is not that of this browser'));
    request.logIn(person, (failure) => (failure ? next(failure) : response.redirect('/')));
  })(request, response, next);
});

app.get('/refused', (_request, response) => {
  response.status(403).type('text').send('You did not share anything.');
});

app.post('/sign-out', (request, response, next) => {
  const { user } = request;
  request.logout((error) => {
    if (error) return next(error);
    if (user === undefined) return response.redirect(303, '/');
    const parameters = { id_token_hint: user.idToken, post_logout_redirect_uri: `${SITE}/` };
    response.redirect(303, `${PROVIDER_URL}/end_session?${new URLSearchParams(parameters)}`);
  });
});

// Express recognizes an error handler by its four arguments.
app.use((error, _request, response, _next) => {
  console.error(error);
  response.status(401).type('text').send('The sign-in did not work. Begin again.');
});

app.listen(new URL(SITE).port || 3000);
