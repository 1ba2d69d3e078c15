/** Words of a question that do not help to find a place, as in “how do I change the colour”. */
const FILLERS = new Set(
  `a about after an and any are as at be been before by can change could do does did for from get give has have how i if
  in into is it its just like make me my need not of on or our please set should so some support supported supports that
  the that their them then there this to too up use user users using want was way we what when where which who whose why
  will with work works without would you your`.split(/\s+/),
);

/**
 * One line for each meaning: first an expression of the chapters, then other expressions that people type. Each of them
 * finds the others. A line that begins with a space continues the line before.
 */
const MEANINGS = `
sign in = log in, login, signin, authenticate, authentication, auth, logged in, signed in
sign out = log out, logout, signout, logged out, log off
next.js = nextjs, next js
nuxt = nuxtjs, nuxt.js
vue = vuejs, vue.js
sveltekit = svelte kit
node.js = nodejs, node js
solid = solidjs, solid.js
colour = color, colours, colors
theming = theme, style, styles, styling, appearance, customize, branding, look and feel, css variables,
  dark mode, dark theme
dark = color scheme, color-scheme
content security policy = csp, script-src, security headers
integrity = sri, subresource integrity
frame = iframe, shadow dom
types = typescript, typings, d.ts, intellisense, autocomplete
languages = language, translations, translation, translate, i18n, localization, locale, internationalization
screen reader = accessibility, a11y, wcag, aria
callback = redirect uri, redirect url, redirect_uri, return address
openid connect = openid, oidc, sso, single sign-on, single sign on, oauth2, saml
withdrawn = withdrawal, revoke, revoked, revocation, take back, takes back, took back
deletion = delete, deleted, erase, remove data
people who ask you = gdpr, erasure, right to be forgotten, data protection, data subject
shared = share, approved, consent, permission, permissions
results = result, data do i get, response, payload
testing = tests, e2e, end to end, end-to-end, mock, stub, fake, headless, test-mode
happy-dom = jsdom
vitest = unit test, unit tests
testing library = testing-library, react testing library, rtl
storage = local storage, localstorage, session storage, cookies, cookie
what is kept = stored, saved, persisted
limits = rate limit, rate limits, rate limiting, throttle, throttling, 429, too many requests
does not appear = not showing, not shown, not visible, invisible, not rendering, blank
does not = not working, problem, fails, broken, troubleshooting, debug
postgresql = postgres, psql, pg
backup = backups, restore, dump
docker = container, image, compose, podman
nginx = reverse proxy, proxy, caddy, trust_proxy, load balancer
running the provider = run a provider, self host, self-host, self hosted, deploy, deployment, on premise
mail = email, e-mail, smtp, mails, emails
arrives = not arriving, not received, no mail, not delivered, never came
bytes = bundle size, kb, file size, performance, page speed, lite
browsers = browser, browser support, compatibility
native app = react native, mobile app, ios, android
authlib = python, flask, fastapi
php = laravel, symfony, wordpress, drupal
content management systems = cms, shopify, wix, squarespace, webflow, wordpress, drupal
ruby = rails, ruby on rails, omniauth
express = fastify, koa, passport
go = golang
install = installation, getting started, quick start, quickstart, setup, set up
for a bundler = npm install, npm, yarn, pnpm, webpack, vite, rollup
custom element = web component, web components, custom elements
the button before the script = server rendering, ssr, hydration, server side rendering, server-side rendering,
  rendertrigger, hydrate, prerender, layout shift
webhook = webhooks, notification, notifications
cross-origin = cors, cross origin, access-control-allow-origin, blocked by cors
window = popup, pop-up, pop up
failure = error, errors, exception
platforms = platform, social accounts, social login, connector, connectors
upgrade = update, migrate, migration, new version, new release, breaking changes
access token = jwt, bearer token
monitoring = metrics, prometheus, grafana, alerts
turbo = turbolinks, hotwire
subject = user id, userid, person id
changing the secret = rotation, rotate, rotating, key rotation
when a person signs out = back-channel logout, backchannel logout, logout callback, single logout
client_id = credentials, api credentials, client id, client secret
any number of buttons = several elements, multiple buttons, several buttons, two buttons
coming from elsewhere = auth0, firebase, clerk, okta, cognito, supabase
`;

const byExpression = new Map<string, string[]>();
for (const line of MEANINGS.replaceAll('\n ', ' ').trim().split('\n')) {
  const meaning = line.split(/ = |, +/);
  for (const expression of meaning)
    byExpression.set(expression, [...(byExpression.get(expression) ?? []), ...meaning]);
}

const withoutEnding = (word: string) => {
  const short = word.replace(/(?:ing|ed|es|s)$/, '');
  return short.length < 4 || word.endsWith('ss') ? word : short;
};

/** One term of a query: the typed word or words, and other expressions for the same. */
export interface Term {
  readonly typed: string;
  readonly others: readonly string[];
}

const LONGEST = 4;

/** Returns the terms of a query without {@link FILLERS}; a query that consists only of those keeps them. */
export const termsOf = (query: string): readonly Term[] => {
  const words =
    query
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[^\s?!,;“”"]+/g) ?? [];
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    let count = Math.min(LONGEST, words.length - at);
    while (count > 1 && !byExpression.has(words.slice(at, at + count).join(' '))) count -= 1;
    const typed = words.slice(at, at + count).join(' ');
    const others = byExpression.get(typed) ?? [];
    if (count > 1 || others.length > 0 || !FILLERS.has(typed))
      terms.push({ typed: count > 1 ? typed : withoutEnding(typed), others });
    at += count;
  }
  return terms.length > 0 ? terms : words.map((typed) => ({ typed, others: [] }));
};
