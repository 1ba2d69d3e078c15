import { expect, it } from 'vitest';
import type { Audit } from '../../../provider/operations/audit.ts';
import { createAppActions } from '../../../provider/operator/app-actions.ts';
import { ask } from '../support/ask.ts';
import { startOperator, TERMS } from '../support/operator.ts';
import { DAY, ORIGIN } from '../support/provider.ts';
import { startSharing } from '../support/share.ts';
import { BO } from '../support/sign-in.ts';

const RSA_BY_NONCE = { idTokenAlg: 'RS256', pkce: 'nonce', sector: 'shop.example' };

it('an operator registers an application by the rules of the command line, and sees no key again', async () => {
  const { provider, call, addShop } = await startOperator();
  const { body: added } = await addShop({ redirects: [`${ORIGIN}/callback.html`] });
  expect(added).toEqual({ id: expect.stringMatching(/^app_/), key: expect.stringMatching(/^pk_/) });
  expect((await ask(provider, '/api/app', { key: String(added.key) })).status).toBe(200);
  const { body, text } = await call(`apps/${added.id}`);
  expect(body).toMatchObject({ ...TERMS, name: 'Shop', mode: 'live', suspended: null, webhook: null });
  expect(text).not.toContain(added.key);
  const refused = [
    await addShop({ origins: ['shop.example'] }),
    await addShop({ purposes: {} }),
    await addShop({ redirects: ['https://other.example/'] }),
    await addShop({ strange: 1 }),
    await addShop({ purposes: { en: 'Shows books', de_AT: 'Zeigt Bücher' } }),
  ];
  expect(refused.map((answer) => [answer.status, answer.body.detail])).toEqual([
    [400, expect.stringContaining('shop.example is no origin')],
    [400, 'A live app needs purpose'],
    [400, 'https://other.example/ is on no origin of the app'],
    [400, expect.stringContaining('Wrong or missing')],
    [400, expect.stringContaining('Wrong or missing')],
  ]);
});

const base64 = (...parts: readonly (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part))).toString('base64');

it('an operator gives an application a small PNG as its logo, and no other file', async () => {
  const { provider, call, addShop } = await startOperator();
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const { id } = (await addShop({ logo: base64(signature, new Uint8Array(32 * 1024 - 8)) })).body;
  const shown = async () => String((await call(`apps/${id}`)).body.logo);
  const [first, listed] = [await shown(), (await call('apps')).body];
  expect(listed).toMatchObject({ apps: [{ id, logo: first }] });
  for (const logo of [
    base64('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    base64('<html><script>alert(1)</script>', signature),
    base64(signature, new Uint8Array(32 * 1024)),
    'https://shop.example/logo.png',
  ])
    expect((await call(`apps/${id}`, { body: { logo } })).body.code).toBe('request.shape');
  expect(await shown()).toBe(first);
  await call(`apps/${id}`, { body: { logo: base64(signature) } });
  const fileAt = async (path: string) =>
    (await ask({ fetch: async (request) => provider.operations(request) }, path, { origin: null })).status;
  expect([await fileAt(first), await fileAt(await shown())]).toEqual([404, 200]);
  await call(`apps/${id}`, { body: { logo: null } });
  expect((await call(`apps/${id}`)).body.logo).toBeNull();
});

it('an operator finds an application by a part of its name in any case, an origin or its id, and pages through all', async () => {
  const { provider, call } = await startOperator();
  const names = ['100% Wool_en', 'Ärzte', 'Résumé'.normalize('NFD')];
  const ids: string[] = [];
  for (let count = 0; count < 60; count += 1) {
    provider.clock.pass(count % 3);
    const app = { name: names[count] ?? `Shop ${count}`, origins: [`https://host-${count}.example`] };
    ids.push((await provider.apps.add({ ...app, mode: 'test', redirects: [] })).id);
  }
  const pageAt = async (query: string): Promise<{ apps: { id: string; name: string }[]; next: string }> =>
    JSON.parse((await call(`apps?${query}`)).text);
  const first = await pageAt('');
  const rest = await pageAt(`after=${first.next}`);
  const seen = [...first.apps, ...rest.apps].map(({ id }) => id);
  expect([seen.length, new Set(seen), rest.next]).toEqual([60, new Set(ids), null]);
  // The last application of a page was removed meanwhile.
  await provider.apps.remove(first.apps.at(-1)?.id ?? '');
  expect((await pageAt(`after=${first.next}`)).apps).toEqual(rest.apps);
  expect((await call(`apps?after=${'9'.repeat(20)}_app`)).body.code).toBe('request.shape');
  const found = async (search: string) =>
    (await pageAt(`search=${encodeURIComponent(search)}`)).apps.map(({ name }) => name.normalize('NFC'));
  expect(await found('shop 44')).toEqual(['Shop 44']);
  expect(await found('host-33.')).toEqual(['Shop 33']);
  expect(await found(ids[44] ?? '')).toEqual(['Shop 44']);
  expect(await found('0% wool_')).toEqual(['100% Wool_en']);
  expect(await found('ÄRZ')).toEqual(['Ärzte']);
  expect(await found('RÉSUMÉ')).toEqual(['Résumé']);
  expect(await found("' or 1=1 --")).toEqual([]);
});

it('an operator changes terms and webhook, and a refused value changes nothing', async () => {
  const { call, addShop } = await startOperator();
  const { id } = (await addShop()).body;
  const set = (body: object) => call(`apps/${id}`, { body });
  const redirects = [`${ORIGIN}/back`];
  const { body: first } = await set({
    name: 'Store',
    redirects,
    keepDays: 7,
    webhook: 'https://hooks.example/in',
  });
  expect(first).toEqual({ webhook: 'https://hooks.example/in', secret: expect.stringMatching(/^whsec_/) });
  expect((await set({ webhook: 'ftp://hooks.example', name: 'Other' })).status).toBe(400);
  expect((await set({ accessDays: 0, webhook: null })).status).toBe(400);
  expect((await set({ redirects: ['https://other.example/'], webhook: null })).status).toBe(400);
  expect((await call(`apps/${id}`)).body).toMatchObject({
    name: 'Store',
    keepDays: 7,
    redirects,
    webhook: 'https://hooks.example/in',
  });
  expect((await call('apps/app_none', { body: { name: 'X' } })).body.code).toBe('app.none');
  expect((await call('apps/app_none')).body.code).toBe('app.none');
});

it('a change is stored with its entry of the audit log and its webhook, or not at all', async () => {
  const { provider, addShop } = await startOperator();
  const id = String((await addShop()).body.id);
  const audit: Pick<Audit, 'record'> = {
    record: async (_trx, _actor, { action }) => {
      if (action === 'app.changed') throw new Error('The disk is full');
    },
  };
  const { targets, logoutTargets } = provider;
  const webhooks = () => ({ targets, logoutTargets, allowsPrivate: false });
  const { set } = createAppActions({ apps: provider.apps, audit, webhooks }, 'cli:test');
  const change = { name: 'Store', webhook: 'https://hooks.example/in' };
  await expect(set(id, change)).rejects.toThrow('The disk is full');
  expect(await provider.targets.list(id)).toEqual([]);
  expect(await provider.apps.byId(id)).toMatchObject({ name: 'Shop' });
});

it('an operator suspends an application: its key, its people’s sessions and its access tokens are refused, and count again later', async () => {
  const { provider, call, addShop } = await startOperator();
  const { id, key: given } = (await addShop()).body;
  const key = String(given);
  const { infer, accessToken, grants } = await startSharing(provider, key);
  const opened = await accessToken();
  const codes = async () => [
    (await ask(provider, '/api/app', { key })).body.code,
    (await ask(provider, '/api/email/verify', { key, body: { email: BO } })).body.code,
    (await infer(opened)).body.code,
  ];
  expect(await codes()).toEqual([undefined, undefined, undefined]);
  await call(`apps/${id}/suspend`, { method: 'POST' });
  expect(await codes()).toEqual(['app.suspended', 'app.suspended', 'app.suspended']);
  expect((await call(`apps/${id}`)).body.suspended).toEqual(expect.any(String));
  await call(`apps/${id}/resume`, { method: 'POST' });
  expect(await codes()).toEqual([undefined, undefined, undefined]);
  expect(await grants()).toHaveLength(1);
});

it('an operator sees the numbers of each day without a name of a person', async () => {
  const { provider, call, addShop } = await startOperator();
  const { id, key: given } = (await addShop()).body;
  const key = String(given);
  await ask(provider, '/api/app', { key });
  const { share } = await startSharing(provider, key);
  await share();
  await ask(provider, '/api/app', { key, origin: 'https://other.example' });
  await ask(provider, '/api/grants', { key });
  provider.clock.pass(DAY);
  await ask(provider, '/api/app', { key });
  const { body, text } = await call(`apps/${id}`);
  expect(body.days).toEqual([
    { day: '2026-11-22', counts: { opened: 1, codeSent: 1, signedIn: 1, shared: 1, refused: 2 } },
    { day: '2026-11-23', counts: { opened: 1 } },
  ]);
  expect(text).not.toContain('amal');
  provider.clock.pass(30 * DAY);
  expect((await call(`apps/${id}`)).body.days).toEqual([]);
  await provider.apps.remove(String(id));
  expect(await provider.rows('day_counts')).toEqual([]);
});

it('the operator registers and changes how an application signs people in', async () => {
  const { provider, call, addShop } = await startOperator();
  const { id } = (await addShop({ isConfidential: true, ...RSA_BY_NONCE })).body;
  expect((await call(`apps/${id}`)).body).toMatchObject(RSA_BY_NONCE);
  const set = (body: object) => call(`apps/${id}`, { body });
  await set({ pkce: 'required' });
  const [entry] = await provider.audit.page(Number.MAX_SAFE_INTEGER, 1);
  expect(entry).toMatchObject({ action: 'app.changed', detail: { fields: ['pkce'], pkce: 'required' } });
  await set({ name: 'Shop of books' });
  expect((await call(`apps/${id}`)).body).toMatchObject({ idTokenAlg: 'RS256', pkce: 'required' });
  await set({ idTokenAlg: 'ES256' });
  expect((await call(`apps/${id}`)).body).toMatchObject({ idTokenAlg: 'ES256', pkce: 'required' });
  const wrong = [
    await set({ idTokenAlg: 'none' }),
    await set({ idTokenAlg: 'HS256' }),
    await set({ pkce: 'off' }),
    await set({ sector: 'https://shop.example/' }),
  ];
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});

it('an operator changes origins without a new key, and a removed one gets no answer', async () => {
  const { provider, call, addShop } = await startOperator();
  const { id, key } = (await addShop({ redirects: [`${ORIGIN}/back`] })).body;
  const set = (body: object) => call(`apps/${id}`, { body });
  const NEW = 'https://store.example';
  const statusFrom = async (origin: string) =>
    (await ask(provider, '/api/app', { key: String(key), origin })).status;
  expect(await statusFrom(NEW)).toBe(403);
  expect((await set({ origins: [ORIGIN, `${NEW}/`] })).status).toBe(200);
  expect([await statusFrom(ORIGIN), await statusFrom(NEW)]).toEqual([200, 200]);
  const refused = [
    await set({ origins: [NEW] }),
    await set({ origins: [], redirects: [] }),
    await set({ isolation: 'window' }),
  ];
  expect(refused.map(({ status, body }) => [status, body.detail])).toEqual([
    [400, `${ORIGIN}/back is on no origin of the app`],
    [400, 'An app needs at least one origin'],
    [400, expect.stringContaining('Wrong or missing')],
  ]);
  await set({ origins: [NEW], redirects: [`${NEW}/back`] });
  expect([await statusFrom(ORIGIN), await statusFrom(NEW)]).toEqual([403, 200]);
  const [entry] = await provider.audit.page(Number.MAX_SAFE_INTEGER, 1);
  const detail = { fields: ['origin', 'redirect'], origins: [NEW] };
  expect(entry).toMatchObject({ action: 'app.changed', app: id, detail });
  await set({ isolation: 'frame' });
  const kept = { origins: [NEW], redirects: [`${NEW}/back`], isolation: 'frame' };
  expect((await call(`apps/${id}`)).body).toMatchObject(kept);
  expect(await statusFrom(NEW)).toBe(403);
});
