import { expect, it } from 'vitest';
import { readAppCommand, runAppCommand } from '../../../provider/cli-app.ts';
import { ask } from '../support/ask.ts';
import { startOperator } from '../support/operator.ts';
import { ORIGIN } from '../support/provider.ts';

it('changes origins without a new key, and a removed one gets no answer', async () => {
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
    await set({ origins: ['http://store.example'] }),
    await set({ origins: [NEW], redirects: [`${ORIGIN}/back`] }),
    await set({ isolation: 'window' }),
  ];
  expect(refused.map(({ status, body }) => [status, body.detail])).toEqual([
    [400, `${ORIGIN}/back is on no origin of the app`],
    [400, 'An app needs at least one origin'],
    [400, expect.stringContaining('http://store.example is no origin')],
    [400, `${ORIGIN}/back is on no origin of the app`],
    [400, expect.stringContaining('Wrong or missing')],
  ]);
  expect([await statusFrom(ORIGIN), await statusFrom(NEW)]).toEqual([200, 200]);
  await set({ origins: [NEW], redirects: [`${NEW}/back`] });
  expect([await statusFrom(ORIGIN), await statusFrom(NEW)]).toEqual([403, 200]);
  const [entry] = await provider.audit.page(Number.MAX_SAFE_INTEGER, 1);
  expect(entry).toMatchObject({
    action: 'app.changed',
    app: id,
    detail: { fields: ['origin', 'redirect'], origins: [NEW] },
  });
  await set({ isolation: 'frame' });
  const [framed] = await provider.audit.page(Number.MAX_SAFE_INTEGER, 1);
  expect(framed?.detail).toEqual({ fields: ['isolation'], isolation: 'frame' });
  expect((await call(`apps/${id}`)).body).toMatchObject({
    origins: [NEW],
    redirects: [`${NEW}/back`],
    isolation: 'frame',
  });
  expect(await statusFrom(NEW)).toBe(403);
});

it('does the same on the command line', async () => {
  const { provider, addShop } = await startOperator();
  const { targets, logoutTargets } = provider;
  const { id } = (await addShop()).body;
  const set = async (...args: readonly string[]) =>
    runAppCommand(
      provider.database,
      readAppCommand(['set', String(id), ...args]),
      () => {},
      () => ({ targets, logoutTargets, allowsPrivate: false }),
    );
  const shown = async () => (await provider.apps.list([String(id)]))[0];
  const before = await shown();
  await expect(set('--origin', 'http://store.example')).rejects.toThrow('http://store.example is no origin');
  await expect(set('--origin', 'https://*.store.example')).rejects.toThrow('so name every subdomain');
  await expect(set()).rejects.toThrow('Nothing to change: `app set --help` lists the options');
  await expect(set('--isolation', 'window')).rejects.toThrow('--isolation is none or frame, not window');
  await expect(set('--origin', 'https://store.example', '--redirect', `${ORIGIN}/back`)).rejects.toThrow(
    `${ORIGIN}/back is on no origin of the app`,
  );
  expect(await shown()).toEqual(before);
  await set('--origin', 'https://store.example', '--origin', ORIGIN, '--isolation', 'frame');
  expect(await shown()).toEqual({
    ...before,
    origins: [ORIGIN, 'https://store.example'],
    isolation: 'frame',
  });
  await set('--isolation', 'none');
  expect((await shown())?.isolation).toBe('none');
});

it('keeps the address of a native app that got a secret later, and refuses a new one', async () => {
  const { provider, call, addShop } = await startOperator();
  const NATIVE = 'com.example.app:/back';
  const { id } = (await addShop({ redirects: [NATIVE] })).body;
  // The calls now refuse it, but a provider of an earlier release gave such a secret.
  await provider.apps.rotate(String(id), false, 'secret');
  expect((await call(`apps/${id}`, { body: { origins: [] } })).status).toBe(200);
  expect((await call(`apps/${id}`)).body).toMatchObject({ origins: [], redirects: [NATIVE] });
  const other = await call(`apps/${id}`, { body: { redirects: ['com.example.other:/back'] } });
  expect([other.status, other.body.detail]).toEqual([400, expect.stringContaining('is for a native app')]);
});
