import { expect, it } from 'vitest';
import { CONNECTOR_IDS } from '../../provider/config-platforms.ts';
import { ask } from './support/ask.ts';
import { arrive, startConnecting } from './support/platform.ts';

const MINUTE = 60_000;

it('the return from a platform keeps the code for the person if a scanner of mails or links asks with HEAD', async () => {
  const { platform, provider, consentUrl } = await startConnecting();
  const path = platform.allow(await consentUrl());
  const head = await ask(provider, path, { origin: null, method: 'HEAD' });
  expect([head.status, platform.issued]).toEqual([405, []]);
  expect(head.headers.get('allow')).toBe('GET, POST');
  expect((await arrive(provider, path)).searchParams.get('ticket')).not.toBeNull();
});

it('the return from a platform reports a refusal at the platform to the app, with the platform’s code if it is one of OAuth’s', async () => {
  const { platform, provider, consentUrl, accounts } = await startConnecting();
  const errors = async (error: string) =>
    (await arrive(provider, platform.deny(await consentUrl(), error))).searchParams.get('error');
  expect(await errors('access_denied')).toBe('access_denied');
  expect(await errors('<b>Call us: +1 555</b>')).toBe('server_error');
  expect(await accounts()).toEqual([]);
});

it.each<[string, () => Promise<Response>]>([
  ['is slow', () => new Promise(() => {})],
  ['never ends', async () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }))],
  ['refuses', async () => Response.json({ error: 'invalid_client' }, { status: 401 })],
  ['refuses with 200', async () => Response.json({ error: 'bad_verification_code' })],
  ['is a proxy', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['leads elsewhere', async () => Response.redirect('https://evil.example/', 307)],
  ['sends no token', async () => Response.json({ token_type: 'bearer' })],
  ['sends a list', async () => Response.json([1, 2])],
  ['sends too much', async () => new Response('x'.repeat(100_000))],
  ['is away', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'the return from a platform reports to the app that the token call of any platform %s, and links nothing',
  async (_name, answer) => {
    const { platform, provider, consentUrl, accounts } = await startConnecting();
    const addresses = await Promise.all(CONNECTOR_IDS.map((id) => consentUrl(id)));
    const paths = addresses.map((address) => platform.allow(address));
    platform.answerWith(answer);
    const backs = await Promise.all(paths.map((path) => arrive(provider, path)));
    const results = backs.map(({ searchParams }) => [searchParams.get('error'), searchParams.get('ticket')]);
    expect(results).toEqual(CONNECTOR_IDS.map(() => ['server_error', null]));
    expect(await accounts()).toEqual([]);
    const failed = provider.lines.filter((line) => line.includes('platform exchange failed'));
    expect(failed).toHaveLength(CONNECTOR_IDS.length);
  },
);

it('the return from a platform shows a page without a link for a state that is forged, altered, expired, replayed or another platform’s', async () => {
  const { platform, provider, consentUrl } = await startConnecting();
  const refusal = async (path: string) => {
    const { status, headers, text } = await ask(provider, path, { origin: null });
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('location')).toBeNull();
    return [status, /<code>(.*)<\/code>/.exec(text)?.[1]];
  };
  const good = platform.allow(await consentUrl());
  const altered = good.replace(/state=(.)/, (_all, first) => `state=${first === 'A' ? 'B' : 'A'}`);
  expect(await refusal('/oauth/github/callback?code=x&state=forged')).toEqual([400, 'state.unknown']);
  expect(await refusal('/oauth/github/callback')).toEqual([400, 'state.unknown']);
  expect(await refusal(altered)).toEqual([400, 'state.unknown']);
  expect(await refusal(good.replace('/github/', '/youtube/'))).toEqual([400, 'state.unknown']);
  expect(await refusal(good.replace('/github/', '/myspace/'))).toEqual([404, 'connector.unknown']);
  await arrive(provider, good);
  expect(await refusal(good)).toEqual([410, 'state.stale']);
  const late = platform.allow(await consentUrl());
  provider.clock.pass(10 * MINUTE);
  expect(await refusal(late)).toEqual([410, 'state.stale']);
});

it('the return from a platform shows that page in the language of the browser', async () => {
  const { provider } = await startConnecting();
  const { text } = await ask(provider, '/oauth/github/callback?state=forged', {
    origin: null,
    headers: { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8' },
  });
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain('<h1>لم يتم الاتصال بأي منصة</h1>');
});

it('the return from a platform sends the platform no request after the person has signed out', async () => {
  const { platform, provider, consentUrl, key, token } = await startConnecting();
  const path = platform.allow(await consentUrl());
  await ask(provider, '/api/session', { key, token, method: 'DELETE' });
  expect((await arrive(provider, path)).searchParams.get('error')).toBe('login_required');
  expect(platform.issued).toEqual([]);
});
