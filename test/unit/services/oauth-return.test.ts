// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OauthReport } from '../../../widget/machine/ports.ts';
import { attemptsWith, parseAttempt } from '../../../widget/services/oauth-attempts.ts';
import { isMobile, prepareRedirect } from '../../../widget/services/oauth-redirect.ts';
import { readReturn, returnAddress } from '../../../widget/services/oauth-return.ts';
import { asLocal, fakeStorage, NOW } from './builders.ts';

const KEY = 'data-connect:mosaic:oauth';
const PAGE = '/shop?item=7&code=host#top';
const PROVIDER = 'https://accounts.example/o';
const attempt = { platform: 'youtube', state: 'one-time' } as const;

const goTo = (address: string) => history.replaceState({ host: 1 }, '', address);
const address = () => location.href.slice(location.origin.length);

beforeEach(() => goTo(PAGE));
afterEach(() => goTo('/'));

const leave = (now = NOW) => {
  const { storage, items } = fakeStorage();
  const reports: OauthReport[] = [];
  const gone: string[] = [];
  const environment = {
    window,
    storage: asLocal(storage),
    now: () => now,
    open: vi.fn(() => null),
    leave: (url: string) => void gone.push(`${reports.length} reports before ${url}`),
    channel: () => () => {},
  };
  const attempts = attemptsWith('Mosaic', environment);
  const context = { environment, attempts, element: 'sign-in' };
  const oauth = prepareRedirect(attempt, (report) => reports.push(report), context);
  return { oauth, reports, gone, items, environment };
};

const left = (now?: number) => {
  const started = leave(now);
  started.oauth.navigate(PROVIDER);
  started.oauth.close();
  return started;
};

const showAgain = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 1024, true],
  ['Mozilla/5.0 (X11; Linux x86_64)', 768, true],
  ['Mozilla/5.0 (X11; Linux x86_64)', 769, false],
])('a browser is mobile, %s at %i px: %s', (userAgent, innerWidth, mobile) => {
  expect(isMobile({ navigator: { ...navigator, userAgent }, innerWidth })).toBe(mobile);
});

it('a mobile browser navigates the page itself, after storing and reporting the attempt', () => {
  const { oauth, reports, gone, items, environment } = leave();
  oauth.navigate(PROVIDER);
  const stored = { ...attempt, startedAt: NOW, returnTo: location.href, element: 'sign-in' };
  expect(JSON.parse(items.get(KEY) ?? '')).toEqual(stored);
  expect([reports, gone]).toEqual([[{ type: 'oauth.leaving' }], [`1 reports before ${PROVIDER}`]]);
  expect(environment.open).not.toHaveBeenCalled();
  showAgain(false);
  oauth.close();
  expect(items.has(KEY)).toBe(true);
  showAgain(true);
  expect(reports).toHaveLength(1);
});

it('a page that returns undecided from the provider is reported once, and deletes the attempt at its close', () => {
  const { oauth, reports, items } = leave();
  showAgain(true);
  oauth.navigate(PROVIDER);
  showAgain(true);
  showAgain(true);
  oauth.close();
  expect(reports).toEqual([{ type: 'oauth.leaving' }, { type: 'oauth.restored' }]);
  expect(items.size).toBe(0);
});

const unload = async (isHeld: boolean) => {
  const event = new Event('beforeunload', { cancelable: true });
  if (isHeld) event.preventDefault();
  window.dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve));
};

it('a host that asks whether to leave makes the page usable again, and a person who leaves keeps the attempt', async () => {
  const { oauth, reports, items } = leave();
  await unload(true);
  oauth.navigate(PROVIDER);
  await unload(false);
  expect(reports).toEqual([{ type: 'oauth.leaving' }]);
  await unload(true);
  expect(reports).toEqual([{ type: 'oauth.leaving' }, { type: 'oauth.restored' }]);
  oauth.close();
  await unload(true);
  expect([reports.length, items.has(KEY)]).toEqual([2, true]);
});

it('a redirect returns to the page’s own address, without a fragment and a provider’s parameters', () => {
  const added =
    'state=a&code=b&error=c&error_description=d&error_uri=e&iss=f&scope=g&platform=h&opener=i&ticket=j';
  expect(returnAddress(`https://host.example/shop?item=7&${added}#top`)).toBe(
    'https://host.example/shop?item=7',
  );
});

const read = ({ environment }: Pick<ReturnType<typeof left>, 'environment'>, element = 'sign-in') =>
  readReturn('Mosaic', element, { ...environment, now: () => NOW });

const SUCCESS = { attempt, problem: null };

it('a return with the stored state is a success once in 5 min, and restores the address and history entry', () => {
  const started = left(NOW - 300_000);
  goTo('/shop?item=7&state=one-time&code=abc&platform=youtube&ticket=&session_state=y');
  expect(read(started)).toEqual(SUCCESS);
  expect([started.items.size, address(), history.state]).toEqual([0, PAGE, { host: 1 }]);
  goTo('/shop?state=one-time&code=abc');
  expect(read(started)).toBeNull();
});

it('a return to another page passes the ticket on, and removes the answer from its address', () => {
  const started = left();
  goTo(
    '/other?x=1&state=one-time&code=abc&scope=a&platform=youtube&ticket=t-1&opener=https%3A%2F%2Fshop.example',
  );
  expect(read(started)).toEqual({ ...SUCCESS, ticket: 't-1' });
  expect(address()).toBe('/other?x=1');
});

it('a return goes to no other origin, for any stored attempt', () => {
  const started = left();
  started.items.set(
    KEY,
    JSON.stringify({ ...attempt, startedAt: NOW, returnTo: 'https://evil.example/shop' }),
  );
  goTo('/shop?item=7&state=one-time');
  // The attempt names no element, so it counts for any.
  expect(read(started, 'another')).not.toBeNull();
  expect(address()).toBe('/shop?item=7');
});

it.each([
  ['', 30_000, { ...SUCCESS, ticket: 't-1' }],
  ['?state=of-another-service', 30_000, { ...SUCCESS, ticket: 't-1' }],
  ['', 30_001, null],
])(
  'the answer of a window whose page was left counts once at %j until 30 s after its stamp (%i ms), and its ticket does not stay',
  (query, ageMs, returned) => {
    const started = left();
    const finished = { error: null, ticket: 't-1', at: NOW - ageMs };
    started.items.set(KEY, JSON.stringify({ ...attempt, startedAt: NOW - ageMs, finished }));
    goTo(`/shop${query}`);
    expect(read(started, 'another')).toEqual(returned);
    expect([address(), started.items.size]).toEqual([`/shop${query}`, 0]);
    expect(read(started, 'another')).toBeNull();
  },
);

it.each([
  ['a refusal by the person', 'access_denied', 0, { code: 'connection.cancelled' }],
  ['a success after 5 min', null, 300_000, null],
  ['a success that took longer', null, 300_001, { code: 'connection.timeout' }],
])('the answer of a window whose page was left may be %s', (_, error, tookMs, problem) => {
  const started = left();
  const finished = { error, at: NOW };
  started.items.set(KEY, JSON.stringify({ ...attempt, startedAt: NOW - tookMs, finished }));
  goTo('/shop');
  expect(read(started)).toEqual({ attempt, problem });
});

it('a return is left to the element, and the provider, that it belongs to', () => {
  const started = left();
  goTo('/shop?state=one-time');
  expect(read(started, 'another')).toBeNull();
  expect([address(), started.items.size]).toEqual(['/shop?state=one-time', 1]);
  expect(read(started)).toEqual(SUCCESS);
  const own = { ...attempt, state: 'dc.youtube.own', startedAt: NOW, returnTo: location.href };
  started.items.set('data-connect:acme:oauth', JSON.stringify(own));
  goTo('/shop?state=dc.youtube.own&ticket=t-1');
  expect(read(started)).toBeNull();
  expect(address()).toContain('t-1');
  expect(readReturn('Acme', 'sign-in', started.environment)).toMatchObject({ problem: null, ticket: 't-1' });
});

it.each([
  ['over 5 min after the attempt began', 'one-time', NOW - 300_001],
  ['without its stored attempt', 'dc.youtube.lost', NOW],
])('a return %s is "Connection timeout", and the address is clean', (_, state, startedAt) => {
  const started = left(startedAt);
  goTo(`/shop?item=7&state=${state}&code=abc`);
  const problem = { code: 'connection.timeout' };
  expect(read(started)).toEqual({ attempt: { platform: 'youtube', state }, problem });
  expect(address()).toMatch(/^\/shop\?item=7/);
  expect(address()).not.toMatch(/state|abc/);
  expect(started.items.has(KEY)).toBe(state !== 'one-time');
});

it('a return is found in its own tab if another tab has begun an attempt since', () => {
  const started = left();
  const other = JSON.stringify({ ...attempt, state: 'of-another-tab', startedAt: NOW, returnTo: '/' });
  started.items.set(KEY, other);
  goTo('/shop?state=one-time');
  expect(read(started)).toEqual(SUCCESS);
  expect([address(), started.items.get(KEY)]).toEqual([PAGE, other]);
  goTo('/shop?state=one-time');
  expect(read(started)).toBeNull();
});

it.each([
  ['access_denied', { code: 'connection.cancelled' }],
  ['server_error', { code: 'connection.refused', params: { reason: 'server_error' } }],
])('a return with the error %s is a failure', (error, problem) => {
  const started = left();
  goTo(`/shop?item=7&state=one-time&error=${error}`);
  expect([read(started), address()]).toEqual([{ attempt, problem }, PAGE]);
});

it.each([
  'state=guessed&code=abc',
  'code=abc',
  'state=&code=abc',
  'state=one-time&code=abc&platform=github',
  'state=dc.myspace.x&code=abc',
])('the answer of another service does not count, and its address stays: %s', (query) => {
  const started = left();
  goTo(`/shop?${query}`);
  expect([read(started), address()]).toEqual([null, `/shop?${query}`]);
});

it.each([
  ['nothing stored', {}],
  ['an attempt in a window', { [KEY]: JSON.stringify({ ...attempt, startedAt: NOW }) }],
  ['no JSON', { [KEY]: '{' }],
])('a return with %s does not count, and changes nothing', (_, entries) => {
  const { storage, items } = fakeStorage(entries);
  for (const page of ['/shop', '/shop?state=one-time&code=abc']) {
    goTo(page);
    expect(readReturn('Mosaic', 'sign-in', { window, storage: () => storage, now: () => NOW })).toBeNull();
  }
  expect(items.size).toBe(Object.keys(entries).length);
});

it('a return does not count if storage is blocked, and any stored value is read without throwing', () => {
  const storage = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };
  goTo('/shop?state=one-time&code=abc');
  expect(readReturn('Blocked', 'sign-in', { window, storage, now: () => NOW })).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseAttempt(text)).not.toThrow();
    }),
  );
});
