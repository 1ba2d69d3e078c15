import { expect, it } from 'vitest';
import { CONNECTOR_IDS } from '../../common/platforms/ids.ts';
import { ask, refusalIn } from './support/ask.ts';
import { arrive, connecting, startConnecting } from './support/platform.ts';
import { MINUTE } from './support/provider.ts';
import { parallel } from './support/repeated.ts';
import { BO, signIn } from './support/sign-in.ts';
import { workOff } from './support/work-off.ts';

it('a platform is not connected with the ticket of an attacker’s own consent link that a victim opened', async () => {
  const { platform, provider, key, consentUrl, complete, accounts } = await startConnecting();
  const victim = await signIn(provider, key, BO);
  // The attacker begins, the victim consents, and the ticket arrives in the victim's browser.
  const ticket =
    (await arrive(provider, platform.allow(await consentUrl()))).searchParams.get('ticket') ?? '';
  expect(refusalIn(await complete(ticket, { token: victim.token }))).toBe('403 ticket.unknown');
  expect(await accounts()).toEqual([]);
  const theirs = connecting(provider, platform, { key, token: victim.token });
  expect(await theirs.accounts()).toEqual([]);
});

it('a platform is not connected with a ticket that is made up, of another state or platform, or of another session of the person', async () => {
  const { provider, key, complete, ticket } = await startConnecting();
  const issued = await ticket();
  const again = await signIn(provider, key);
  const answers = [
    await complete('made-up'),
    await complete(issued, { state: 'another-state' }),
    await complete(issued, { connector: 'youtube' }),
    await complete(issued, { token: again.token }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('ticket.unknown'));
  expect((await complete(issued)).status).toBe(200);
});

it('a platform’s ticket works once, and not after ten minutes', async () => {
  const { provider, complete, ticket } = await startConnecting();
  const [first, late] = [await ticket(), await ticket()];
  expect((await complete(first)).status).toBe(200);
  expect((await complete(first)).body.code).toBe('ticket.stale');
  provider.clock.pass(10 * MINUTE);
  expect((await complete(late)).body.code).toBe('ticket.stale');
});

it('a platform’s ticket links once under a hundred parallel calls', async () => {
  const { complete, ticket, accounts } = await startConnecting();
  const issued = await ticket();
  const answers = await parallel(100, () => complete(issued));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'ticket.stale')).toHaveLength(99);
  expect(await accounts()).toHaveLength(1);
});

it('the tokens of a former connection are revoked at each platform in its own way when the person is deleted', async () => {
  const { platform, provider, key, token, complete, ticket } = await startConnecting();
  for (const connector of CONNECTOR_IDS) await complete(await ticket(connector), { connector });
  await ask(provider, '/api/person/delete', { key, token, body: {} });
  expect(await provider.rows('accounts')).toEqual([]);
  expect(platform.revoked).toEqual([]);
  await workOff(provider.platforms.revoking);
  expect([...platform.revoked].sort()).toEqual([
    'DELETE api.github.com/applications/github-client/grant {"access_token":"access-10-of-a-platform"}',
    'DELETE graph.facebook.com/v24.0/me/permissions access-12-of-a-platform',
    'POST oauth2.googleapis.com/revoke token=refresh-0-of-a-platform&token_type_hint=refresh_token',
    'POST oauth2.googleapis.com/revoke token=refresh-14-of-a-platform&token_type_hint=refresh_token',
    'POST www.reddit.com/api/v1/revoke_token token=refresh-4-of-a-platform&token_type_hint=refresh_token',
  ]);
  expect(await provider.rows('revocations')).toEqual([]);
});

it('the tokens of a former connection are revoked alone when another account replaces it, if the platform has a call for that', async () => {
  const { platform, provider, complete, ticket } = await startConnecting();
  for (const connector of CONNECTOR_IDS) await complete(await ticket(connector), { connector });
  for (const connector of CONNECTOR_IDS) await complete(await ticket(connector), { connector });
  await workOff(provider.platforms.revoking);
  expect(platform.revoked.toSorted()).toEqual([
    'DELETE api.github.com/applications/github-client/token {"access_token":"access-10-of-a-platform"}',
    'POST www.reddit.com/api/v1/revoke_token token=refresh-4-of-a-platform&token_type_hint=refresh_token',
  ]);
  expect(await provider.rows('revocations')).toEqual([]);
});

it('the tokens of a former connection are not revoked if the platform gives the same token again, because the new connection has it', async () => {
  const { platform, provider, complete, ticket } = await startConnecting();
  platform.answerWith(async () => Response.json({ access_token: 'the same', token_type: 'Bearer' }));
  for (const issued of [await ticket(), await ticket()]) await complete(issued);
  platform.answerWith(null);
  await workOff(provider.platforms.revoking);
  expect(platform.revoked).toEqual([]);
});

it('the tokens of a former connection are tried again if the platform is unavailable, by one copy at a time, and given up after a week', async () => {
  const { platform, provider, key, token, complete, ticket } = await startConnecting();
  await complete(await ticket());
  await ask(provider, '/api/person/delete', { key, token, body: {} });
  platform.answerWith(async () => new Response(null, { status: 503 }));
  await workOff(provider.platforms.revoking);
  platform.answerWith(null);
  await workOff(provider.platforms.revoking);
  expect(platform.revoked).toEqual([]);
  provider.clock.pass(10_000);
  await Promise.all([workOff(provider.platforms.revoking), workOff(provider.platforms.revoking)]);
  expect(platform.revoked).toHaveLength(1);

  const again = await signIn(provider, key, BO);
  const bo = connecting(provider, platform, { key, token: again.token });
  await bo.complete(await bo.ticket());
  await ask(provider, '/api/person/delete', { key, token: again.token, body: {} });
  provider.clock.pass(8 * 24 * 60 * MINUTE);
  await provider.platforms.purge();
  expect(await provider.rows('revocations')).toEqual([]);
});

type Connecting = Pick<Awaited<ReturnType<typeof startConnecting>>, 'platform' | 'provider'>;

const revokesTheGrant = async ({ platform, provider }: Connecting) => {
  await workOff(provider.platforms.revoking);
  expect(platform.revoked).toEqual([
    'DELETE api.github.com/applications/github-client/grant {"access_token":"access-0-of-a-platform"}',
  ]);
};

it('the tokens of a former connection are revoked too if the person is deleted while the platform gives the tokens', async () => {
  const { platform, provider, key, token, consentUrl } = await startConnecting();
  const back = platform.allow(await consentUrl());
  platform.answerWith(async (request) => {
    platform.answerWith(null);
    await ask(provider, '/api/person/delete', { key, token, body: {} });
    return platform.network.fetch(request, undefined);
  });
  expect((await arrive(provider, back)).searchParams.get('error')).toBe('login_required');
  await revokesTheGrant({ provider, platform });
});

it('the tokens of a former connection are revoked too if the person is deleted before the ticket was used', async () => {
  const { platform, provider, key, token, ticket } = await startConnecting();
  await ticket();
  await ask(provider, '/api/person/delete', { key, token, body: {} });
  await revokesTheGrant({ provider, platform });
  expect(await provider.rows('tickets')).toEqual([]);
});

it('the tokens of a connection that nobody can complete any more are revoked', async () => {
  const { provider, platform, ticket, complete, key, token } = await startConnecting();
  const issued = await ticket();
  await ask(provider, '/api/session', { key, token, method: 'DELETE' });
  await provider.platforms.purge();
  provider.clock.pass(11 * MINUTE);
  expect((await complete(issued)).status).toBeGreaterThan(400);
  await Promise.all([provider.platforms.purge(), provider.platforms.purge()]);
  await revokesTheGrant({ provider, platform });
});

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
  ['leads elsewhere', async () => Response.redirect('https://evil.example/', 307)],
  ['sends no token', async () => Response.json({ token_type: 'bearer' })],
  ['sends too much', async () => new Response('x'.repeat(100_000))],
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

it('the return from a platform sends the platform no request after the person has signed out', async () => {
  const { platform, provider, consentUrl, key, token } = await startConnecting();
  const path = platform.allow(await consentUrl());
  await ask(provider, '/api/session', { key, token, method: 'DELETE' });
  expect((await arrive(provider, path)).searchParams.get('error')).toBe('login_required');
  expect(platform.issued).toEqual([]);
});
