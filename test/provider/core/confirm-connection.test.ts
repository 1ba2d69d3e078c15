import { expect, it } from 'vitest';
import { signInToAccount } from '../support/account.ts';
import { type Answered, ask } from '../support/ask.ts';
import { connecting, pressOn, STATE, startConnecting } from '../support/platform.ts';
import { CALLBACK, DAY, EVIL, MAILING } from '../support/provider.ts';
import { BO, signIn, textOf } from '../support/sign-in.ts';

const SHOP = 'Bookshop';

type Started = Awaited<ReturnType<typeof startConnecting>>;

const follow = ({ provider }: Pick<Started, 'provider'>, path: string, cookie = '', language = 'en') =>
  ask(provider, path, {
    origin: null,
    headers: { 'accept-language': language, ...(cookie === '' ? {} : { cookie }) },
  });

const ticketIn = ({ status, headers }: Answered): string | null =>
  status === 303 ? new URL(headers.get('location') ?? '').searchParams.get('ticket') : null;

const errorIn = ({ headers }: Answered) =>
  new URL(headers.get('location') ?? 'https://none.example').searchParams.get('error');

const cookieOf = ({ headers }: Answered) => (headers.getSetCookie()[0] ?? '').replace(/;.*/, '');

const startLink = async (variables: Readonly<Record<string, string>> = {}) => {
  const started = await startConnecting(variables);
  const link = async () => started.platform.allow(await started.consentUrl());
  const path = await link();
  return { ...started, link, path, shown: await follow(started, path) };
};

it('a consent link gives a browser that did not confirm a page and no ticket, and asks the platform nothing', async () => {
  const { shown, platform } = await startLink();
  expect(shown.status).toBe(200);
  expect(shown.headers.get('location')).toBeNull();
  expect(shown.headers.getSetCookie()).toEqual([]);
  expect(platform.issued).toEqual([]);
  expect(shown.text).toContain(
    `Connect this GitHub account to <bdi dir="ltr">a•••@example.org</bdi>, for <bdi>${SHOP}</bdi>?`,
  );
  expect(shown.text).not.toContain('amal');
});

it('a consent link gives the ticket after the press, to the application’s address, once', async () => {
  const { path, shown, provider, complete, accounts } = await startLink();
  const pressed = await pressOn(provider, path, shown.text);
  expect(pressed.headers.get('location')).toMatch(CALLBACK);
  await complete(ticketIn(pressed) ?? '');
  expect(await accounts()).toHaveLength(1);
  for (const again of [
    await pressOn(provider, path, shown.text),
    await follow({ provider }, path, cookieOf(pressed)),
    await follow({ provider }, path),
  ]) {
    expect([again.status, ticketIn(again)]).toEqual([410, null]);
  }
});

it('a consent link ends as a refusal by the person with Cancel, which sets no cookie and uses the link up', async () => {
  const { path, shown, provider, platform } = await startLink();
  const cancelled = await pressOn(provider, path, shown.text, { press: 'cancel' });
  expect([errorIn(cancelled), ticketIn(cancelled)]).toEqual(['access_denied', null]);
  expect(new URL(cancelled.headers.get('location') ?? '').searchParams.get('state')).toBe(STATE);
  expect(cancelled.headers.getSetCookie()).toEqual([]);
  expect(platform.issued).toEqual([]);
  expect((await pressOn(provider, path, shown.text)).status).toBe(410);
});

it.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: EVIL }],
  ['another origin, in an old browser', { origin: EVIL }],
  ['no page', { 'sec-fetch-site': 'none', origin: '' }],
])('a consent link is not confirmed by a form from %s', async (_name, headers) => {
  const { path, shown, provider, platform } = await startLink();
  const forged = await pressOn(provider, path, shown.text, { headers });
  expect([forged.status, forged.headers.get('location'), forged.headers.getSetCookie()]).toEqual([
    403,
    null,
    [],
  ]);
  expect(forged.text).toContain('account.origin');
  expect(platform.issued).toEqual([]);
  expect(ticketIn(await pressOn(provider, path, shown.text))).not.toBeNull();
});

it('a consent link is not confirmed by a press of another name, another body or another state', async () => {
  const { path, shown, provider, platform } = await startLink();
  expect((await pressOn(provider, path, shown.text, { press: 'yes' })).status).toBe(400);
  const json = { headers: { 'content-type': 'application/json' } };
  expect((await pressOn(provider, path, shown.text, json)).status).toBe(400);
  const altered = shown.text.replace(/name="state" value="./, 'name="state" value="~');
  expect((await pressOn(provider, path, altered)).status).toBe(400);
  expect(platform.issued).toEqual([]);
});

it('a consent link asks in the language of the browser', async () => {
  const { provider, platform, consentUrl } = await startConnecting();
  const { text } = await follow({ provider }, platform.allow(await consentUrl()), '', 'ar');
  expect(text).toContain('<html lang="ar" dir="rtl"');
  expect(text).toMatch(/<h1 class="title">[^\n]*GitHub[^\n]*<\/h1>/);
  expect(text).not.toMatch(/\{\w+\}/);
});

it('a consent link gives its page a policy that lets nothing of other origins in, and keeps the window’s opener', async () => {
  const { shown, provider } = await startLink();
  const policy = shown.headers.get('content-security-policy');
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; script-src 'self'; /,
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(shown.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(shown.headers.get('referrer-policy')).toBe('same-origin');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const script = await follow({ provider }, '/authorize/assets/early-press.js');
  expect([script.status, script.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
});

it('a browser that confirmed is asked no more for 90 days, for any platform of the same person', async () => {
  const { provider, platform, key, path, shown } = await startLink();
  const cookie = cookieOf(await pressOn(provider, path, shown.text));
  provider.clock.pass(89 * DAY);
  const { token } = await signIn(provider, key);
  const { consentUrl } = connecting(provider, platform, { key, token });
  const youtube = await follow({ provider }, platform.allow(await consentUrl('youtube')), cookie);
  expect(ticketIn(youtube)).not.toBeNull();
  provider.clock.pass(DAY);
  const again = await signIn(provider, key);
  const later = connecting(provider, platform, { key, token: again.token });
  const asked = await follow({ provider }, platform.allow(await later.consentUrl('youtube')), cookie);
  expect([asked.status, ticketIn(asked)]).toEqual([200, null]);
});

it('a browser that confirmed is asked for another person, and with a cookie that is altered or of another use', async () => {
  const { provider, platform, key, path, shown, link } = await startLink();
  const cookie = cookieOf(await pressOn(provider, path, shown.text));
  const other = await signIn(provider, key, BO);
  const { consentUrl } = connecting(provider, platform, { key, token: other.token });
  const others = await follow({ provider }, platform.allow(await consentUrl()), cookie);
  expect([others.status, ticketIn(others)]).toEqual([200, null]);
  const { browserCookie } = await signInToAccount(provider);
  const [name = ''] = cookie.split('=');
  const forged = [
    cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    `${name}=${browserCookie.split('=')[1]}`,
    `${name}=`,
  ];
  for (const one of forged) {
    const asked = await follow({ provider }, await link(), one);
    expect([asked.status, ticketIn(asked)]).toEqual([200, null]);
  }
});

it.each([
  ['https://id.example', '__Host-confirmed', /; Path=\/; HttpOnly; SameSite=Lax; Secure; Expires=/],
  ['http://localhost:4173', 'data-connect-confirmed-4173', /; Path=\/; HttpOnly; SameSite=Lax; Expires=/],
])(
  'a browser that confirmed keeps for %s a cookie of this host alone that no script reads',
  async (PUBLIC_URL, name, attributes) => {
    const { provider, path, shown } = await startLink({
      PUBLIC_URL,
      ...(name.startsWith('__Host-') ? MAILING : {}),
    });
    const [cookie = '', ...more] = (await pressOn(provider, path, shown.text)).headers.getSetCookie();
    expect(cookie.startsWith(`${name}=`)).toBe(true);
    expect(cookie).toMatch(attributes);
    expect(more).toEqual([]);
    const { id } = await provider.database.query.selectFrom('people').select('id').executeTakeFirstOrThrow();
    for (const secret of [id, 'amal', 'example.org']) expect(cookie).not.toContain(secret);
  },
);

it('a platform that a person connects at /account needs no second press in the same browser, and one in any other', async () => {
  const { provider, platform } = await startConnecting();
  const { account, cookie } = await signInToAccount(provider);
  const begin = async () =>
    platform.allow(textOf(await account('platforms/github/authorize', { body: { state: STATE } }), 'url'));
  expect(ticketIn(await follow({ provider }, await begin(), cookie))).not.toBeNull();
  const strangers = await follow({ provider }, await begin());
  expect([strangers.status, strangers.text]).toEqual([200, expect.stringContaining('<bdi>Mosaic</bdi>')]);
  const other = await signInToAccount(provider, BO);
  expect((await follow({ provider }, await begin(), other.cookie)).status).toBe(200);
});
