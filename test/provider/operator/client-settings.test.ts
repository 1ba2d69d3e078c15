import { expect, it } from 'vitest';
import { readAppCommand, runAppCommand } from '../../../provider/cli-app.ts';
import { startOperator } from '../support/operator.ts';
import { ORIGIN } from '../support/provider.ts';

const RSA_BY_NONCE = { idTokenAlg: 'RS256', pkce: 'nonce' };

it('the operator registers and changes how an application signs people in', async () => {
  const { provider, call, addShop } = await startOperator();
  const { id } = (await addShop({ isConfidential: true, ...RSA_BY_NONCE })).body;
  expect((await call(`apps/${id}`)).body).toMatchObject(RSA_BY_NONCE);
  const set = (body: object) => call(`apps/${id}`, { body });
  await set({ pkce: 'required' });
  const [entry] = await provider.audit.page(Number.MAX_SAFE_INTEGER, 1);
  expect(entry).toMatchObject({ action: 'app.changed', detail: { fields: ['pkce'], pkce: 'required' } });
  // A setting that the call leaves out does not change.
  await set({ name: 'Shop of books' });
  expect((await call(`apps/${id}`)).body).toMatchObject({ idTokenAlg: 'RS256', pkce: 'required' });
  await set({ idTokenAlg: 'ES256' });
  expect((await call(`apps/${id}`)).body).toMatchObject({ idTokenAlg: 'ES256', pkce: 'required' });
  const wrong = [
    await set({ idTokenAlg: 'none' }),
    await set({ idTokenAlg: 'HS256' }),
    await set({ pkce: 'off' }),
  ];
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400]);
});

it('a public application cannot do without PKCE', async () => {
  const { call, addShop } = await startOperator();
  const added = await addShop({ pkce: 'nonce' });
  expect([added.status, added.body.detail]).toEqual([400, 'pkce nonce is for an application with a secret']);
  const { id } = (await addShop()).body;
  expect((await call(`apps/${id}`)).body).toMatchObject({ idTokenAlg: 'ES256', pkce: 'required' });
  expect((await call(`apps/${id}`, { body: { pkce: 'nonce' } })).status).toBe(400);
  await call(`apps/${id}/rotate`, { body: { kind: 'secret' } });
  expect((await call(`apps/${id}`, { body: { pkce: 'nonce' } })).status).toBe(200);
});

it('does the same on the command line', async () => {
  const { provider } = await startOperator();
  const { targets, logoutTargets } = provider;
  const lines: string[] = [];
  const app = async (...args: readonly string[]) =>
    runAppCommand(
      provider.database,
      readAppCommand(args),
      (text) => void lines.push(text),
      () => ({ targets, logoutTargets, allowsPrivate: false }),
    );
  const add = ['add', '--name', 'Shop', '--origin', ORIGIN, '--test', '--id-token-alg', 'RS256'];
  await expect(app(...add, '--pkce', 'nonce')).rejects.toThrow(
    '--pkce nonce is for an application with a secret',
  );
  await app(...add, '--pkce', 'nonce', '--confidential');
  const { id } = JSON.parse(lines.at(-1) ?? '');
  const shown = async () => (await provider.apps.list([id]))[0];
  expect(await shown()).toMatchObject(RSA_BY_NONCE);
  for (const alg of ['none', 'HS256', 'rs256', ''])
    await expect(app('set', id, '--id-token-alg', alg)).rejects.toThrow('--id-token-alg is ES256 or RS256');
  await expect(app('set', id, '--pkce', 'optional')).rejects.toThrow('--pkce is required or nonce');
  expect(await shown()).toMatchObject(RSA_BY_NONCE);
  await app('set', id, '--id-token-alg', 'ES256', '--pkce', 'required');
  expect(await shown()).toMatchObject({ idTokenAlg: 'ES256', pkce: 'required' });
});
