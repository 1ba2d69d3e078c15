import { expect, it } from 'vitest';
import { FORM } from './support/ask.ts';
import { answerAt, createBrowser, locationOf, RETURN, silentIn, startOpenId } from './support/open-id.ts';
import { EVIL } from './support/provider.ts';
import { BO } from './support/sign-in.ts';

const QUERY = 'flag&a=b%20c+d&a=%2F';
const LEFT = `${RETURN}?${QUERY}`;
const PARAMETERS = { post_logout_redirect_uri: RETURN, state: 's"><b>' };

const start = async () => {
  const started = await startOpenId({ redirects: [RETURN, LEFT] });
  const { provider, app } = started;
  const { browser, redeemed } = await started.tokens();
  const hint = String(redeemed.body.id_token);
  const fields = { client_id: app.id, ...PARAMETERS };
  const open = (given: Record<string, string>, by = browser) =>
    by.go(`/end_session?${new URLSearchParams(given)}`);
  const press = (given: Record<string, string>, from: object = { 'sec-fetch-site': 'same-origin' }) =>
    browser.go('/end_session/confirm', {
      body: String(new URLSearchParams(given)),
      headers: { ...FORM, ...from },
    });
  const sessions = async () => (await provider.rows('sessions')).length;
  return { ...started, browser, redeemed, hint, fields, open, press, sessions };
};

it.each([
  [
    'with an address and a state',
    { post_logout_redirect_uri: LEFT, state: 'a b&c' },
    `${LEFT}&state=a+b%26c`,
  ],
  ['without a state', { post_logout_redirect_uri: RETURN }, RETURN],
  ['without an address', { state: 'bye' }, ''],
])('a sign-out by the ID token ends the session at once %s', async (_name, fields, location) => {
  const { hint, open, sessions } = await start();
  const left = await open({ id_token_hint: hint, ...fields });
  expect([locationOf(left), await sessions()]).toEqual([location, 0]);
  if (location === '') expect(left.text).toContain('You are signed out');
});

it.each<[string, (hint: string) => Record<string, string>]>([
  ['a longer address', () => ({ post_logout_redirect_uri: `${RETURN}/x` })],
  ['another address', () => ({ post_logout_redirect_uri: EVIL })],
  ['a control character', () => ({ post_logout_redirect_uri: `${RETURN}\u0000` })],
  ['no ID token', () => ({ id_token_hint: 'not.a.token' })],
  [
    'an altered one',
    (hint) => ({ id_token_hint: hint.replace(/\.[^.]+\./, (all) => `${all.slice(0, -3)}AA.`) }),
  ],
])('a sign-out with %s ends nothing and leads nowhere', async (_name, change) => {
  const { hint, open, sessions } = await start();
  const answer = await open({ id_token_hint: hint, post_logout_redirect_uri: RETURN, ...change(hint) });
  expect([answer.status, locationOf(answer), await sessions()]).toEqual([400, '', 1]);
  expect(answer.text).toContain('This sign-out cannot continue');
});

it('a sign-out by an access token or with a parameter sent twice ends nothing and leads nowhere', async () => {
  const { app, browser, redeemed, hint, open, sessions } = await start();
  const answers = [await open({ id_token_hint: String(redeemed.body.access_token) })];
  for (const name of ['post_logout_redirect_uri', 'client_id', 'state', 'id_token_hint']) {
    const query = new URLSearchParams({ ...PARAMETERS, client_id: app.id, id_token_hint: hint });
    query.append(name, RETURN);
    answers.push(await browser.go(`/end_session?${query}`));
  }
  expect(answers.map((answer) => [answer.status, locationOf(answer)])).toEqual(Array(5).fill([400, '']));
  expect(await sessions()).toBe(1);
});

it('a sign-out by the ID token of another person ends no session of this browser, but asks', async () => {
  const started = await start();
  const other = await started.tokens({}, { address: BO });
  const asked = await started.open({ id_token_hint: String(other.redeemed.body.id_token) });
  expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('Sign out of')]);
  expect(asked.text).not.toContain(String(other.redeemed.body.id_token));
  expect(await started.sessions()).toBe(2);
  expect(await silentIn(started, started.browser)).toMatchObject({ code: expect.any(String) });
});

it('a sign-out as a form leads to the same address, which ends the session', async () => {
  const { provider, browser, hint, sessions } = await start();
  const given = { id_token_hint: hint, state: 'x' };
  const asked = (body: string) => ({ body, headers: FORM });
  const answer = await createBrowser(provider).go('/end_session', asked(String(new URLSearchParams(given))));
  expect([answer.status, answerAt(locationOf(answer)), await sessions()]).toEqual([303, given, 1]);
  expect((await browser.go(locationOf(answer))).status).toBe(200);
  expect(await sessions()).toBe(0);
  const long = await browser.go('/end_session', asked(`state=${'x'.repeat(8_000)}`));
  expect([long.status, locationOf(long)]).toEqual([400, '']);
});

it('a sign-out without an ID token ends nothing before the person presses, and then leads back', async () => {
  const { fields, open, press, sessions } = await start();
  const page = await open(fields);
  expect(page.text).toContain('Sign out of <bdi>Bookshop</bdi>?');
  expect(page.text).toContain('name="state" value="s&#34;&#62;&#60;b&#62;"');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.text).toContain('<script src="/authorize/assets/early-press.js"></script>\n</head>');
  expect(await sessions()).toBe(1);
  const left = locationOf(await press(fields));
  expect([left.startsWith(RETURN), answerAt(left)]).toEqual([true, { state: fields.state }]);
  expect(await sessions()).toBe(0);
  expect(locationOf(await open(fields))).toBe(left);
});

it('a sign-out that names no application asks for all, and ends each sign-in of this browser only', async () => {
  const started = await start();
  await started.signInWith({}, { address: BO });
  expect((await started.open({})).text).toMatch(/Sign out of <bdi>[^<]+<\/bdi>\?/);
  const done = await started.press({});
  expect([done.text, done.headers.get('set-login')]).toEqual([
    expect.stringContaining('You are signed out'),
    'logged-out',
  ]);
  expect(await started.sessions()).toBe(1);
});

it('a sign-out takes no press of another page, and none for another address or application', async () => {
  const { fields, open, press, sessions } = await start();
  for (const from of [{ 'sec-fetch-site': 'cross-site' }, { origin: EVIL }, {}])
    expect((await press(fields, from)).status).toBe(403);
  for (const change of [{ post_logout_redirect_uri: EVIL }, { client_id: 'app_unknown' }]) {
    const answer = await press({ ...fields, ...change });
    expect([answer.status, locationOf(answer)]).toEqual([400, '']);
  }
  expect((await open({ post_logout_redirect_uri: RETURN })).status).toBe(400);
  expect(await sessions()).toBe(1);
});
