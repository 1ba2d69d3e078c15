import { expect, it } from 'vitest';
import { authorizeCookie } from '../../../provider/api/account-cookie.ts';
import { type Asked, ask, refusalIn } from '../support/ask.ts';
import { createBrowser } from '../support/open-id.ts';
import { EVIL, ORIGIN, startApp } from '../support/provider.ts';
import { approving, count } from '../support/share.ts';
import { framedBy, shareInWindow } from '../support/share-window.ts';
import { BO, EMAIL, signIn, textOf } from '../support/sign-in.ts';

const start = async () => {
  const { provider, key } = await startApp();
  const FRAME = framedBy(provider);
  const { token } = await signIn(provider, key, EMAIL, FRAME);
  const inFrame = (path: string, asked: Asked = {}) =>
    ask(provider, path, { key, token, ...FRAME, ...asked });
  const share = (...labels: readonly string[]) =>
    inFrame('/api/getAPIurlMobile', { body: approving(...labels) });
  const open = (asked: Asked = {}) =>
    inFrame('/api/share/window', { body: { requestData: 'basic', selected: ['basic'] }, ...asked });
  const end = async () => {
    const body = { confirmations: approving('Medium').Info.confirmations };
    return (await inFrame('/api/preview', { body })).body.until;
  };
  const outcome = async (id: string) => (await inFrame(`/api/share/window/${id}`)).body;

  const shareAtTop = (...labels: readonly string[]) =>
    shareInWindow(provider, { key, token, body: approving(...labels) });
  return { provider, key, inFrame, share, open, end, outcome, shareAtTop };
};

it('a frame on another origin gains no right by a press in it: neither the first, nor more, nor longer, nor again', async () => {
  const { provider, share, end, shareAtTop, inFrame } = await start();
  expect(refusalIn(await share('Small'))).toBe('403 share.window');
  expect(await count(provider, 'grants')).toBe(0);
  expect(await end()).toBe(undefined);

  const { given } = await shareAtTop('Medium');
  const { expiresAt } = given.body;
  provider.clock.pass(3_600_000);
  expect(await end()).toBe(expiresAt);
  expect((await share('Medium')).body.expiresAt).toBe(expiresAt);
  expect((await share('Small')).body.expiresAt).toBe(expiresAt);
  for (const more of [['Medium'], ['Large'], ['Small', 'Reasons'], ['Small', 'Traits']])
    expect([more, refusalIn(await share(...more))]).toEqual([more, '403 share.window']);

  await shareAtTop('Medium');
  provider.clock.pass(1);
  await share('Medium');
  const { grants } = (await inFrame('/api/grants')).body;
  const [newest] = Array.isArray(grants) ? grants : [];
  await inFrame(`/api/grants/${newest.id}`, { method: 'DELETE' });
  expect(refusalIn(await share('Medium'))).toBe('403 share.window');
});

it('a grant of a page in the host’s hands lets no frame share', async () => {
  const { provider, key, share } = await start();
  const { token } = await signIn(provider, key);
  expect(
    (await ask(provider, '/api/getAPIurlMobile', { key, token, body: approving('Medium') })).status,
  ).toBe(200);
  expect(refusalIn(await share('Medium'))).toBe('403 share.window');
});

it('a frame’s window returns to its page only, at an address of 2,000 characters at most', async () => {
  const { open } = await start();
  const returning = (returnTo: string) =>
    open({ body: { requestData: 'basic', selected: [], returnTo } }).then(refusalIn);
  for (const place of [`${ORIGIN}/${'a'.repeat(2_000)}`, EVIL])
    expect(await returning(place)).toBe('400 request.shape');
});

it('a frame’s window opens once and within a minute, and is the frame’s own person’s', async () => {
  const { provider, open, outcome, shareAtTop } = await start();
  const wish = { requestData: 'basic,reasons', selected: ['basic', 'reasons'] };
  const limited = { shorter: 'hour', leftOut: { platforms: ['youtube'], topics: ['law'] } };
  const { body } = await open({ body: { ...wish, ...limited } });
  const url = String(body.url);
  const { go, onPage } = createBrowser(provider);
  expect((await go(url.replace(/ticket=.*/, 'ticket=guess'))).status).toBe(404);
  const ticket = new URL(url).searchParams.get('ticket');
  for (const guess of ['guess', ticket]) {
    const headers = { cookie: `${authorizeCookie(provider.config.publicUrl).name}=${guess}` };
    expect((await onPage(`/authorize/${body.id}/session`, { body: {}, headers })).status).toBe(404);
  }
  expect((await go(url)).status).toBe(303);
  const { window } = (await onPage(`/authorize/${body.id}/request`)).body;
  expect(window).toEqual({ ...wish, only: limited });
  expect((await createBrowser(provider).go(url)).status).toBe(404);
  expect(await outcome(String(body.id))).toEqual({ state: 'open' });

  for (const returnTo of ['https://evil.example/', `blob:${ORIGIN}/page`])
    expect(refusalIn(await open({ body: { ...wish, returnTo } }))).toBe('400 request.shape');

  const late = String((await open()).body.url);
  provider.clock.pass(60_000);
  expect((await createBrowser(provider).go(late)).status).toBe(404);

  const { id, given, session } = await shareAtTop('Medium', 'Traits');
  const shared = await outcome(id);
  expect(shared).toMatchObject({
    state: 'shared',
    receipt: given.body.receipt,
    approved: given.body.approved,
  });
  expect(
    (
      await ask(provider, '/api/inference', {
        token: String(shared.accessToken),
        origin: null,
        body: { Input: ['AI'] },
      })
    ).status,
  ).toBe(200);
  expect(url).not.toContain(session);
});

it('a frame learns of its window’s outcome alone', async () => {
  const { provider, key, shareAtTop, open, outcome } = await start();
  const { id } = await shareAtTop('Medium');
  const { token } = await signIn(provider, key, BO, framedBy(provider));
  const other = await ask(provider, `/api/share/window/${id}`, {
    key,
    token,
    ...framedBy(provider),
  });
  expect(refusalIn(other)).toBe('404 authorize.unknown');

  const { body } = await open();
  const { go, onPage } = createBrowser(provider);
  await go(String(body.url));
  expect((await onPage(`/authorize/${body.id}/refuse`, { body: {} })).status).toBe(200);
  expect(await outcome(String(body.id))).toEqual({ state: 'refused' });
});

it('the session of a frame’s window ends with its answer or its next loading, and the frame’s own stays', async () => {
  const { provider, open, outcome, shareAtTop } = await start();
  const { id } = await shareAtTop('Medium');
  expect(await outcome(id)).toMatchObject({ state: 'shared' });
  expect(await count(provider, 'sessions')).toBe(1);

  provider.clock.pass(1);
  const { body } = await open();
  const { go, onPage } = createBrowser(provider);
  await go(String(body.url));
  const enter = async () => textOf(await onPage(`/authorize/${body.id}/session`, { body: {} }), 'token');
  const tokens = [await enter(), await enter()];
  const finish = (token: string) =>
    onPage(`/authorize/${body.id}/finish`, { token, body: { email: false } }).then(refusalIn);
  expect(await Promise.all(tokens.map(finish))).toEqual(['401 session.unknown', '409 authorize.grant']);
  await onPage(`/authorize/${body.id}/refuse`, { body: {} });
  expect(await outcome(String(body.id))).toEqual({ state: 'refused' });
  expect(await count(provider, 'sessions')).toBe(1);
});
