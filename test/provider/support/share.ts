import { compactVerify, createLocalJWKSet } from 'jose';
import { expect } from 'vitest';
import { type Asked, ask } from './ask.ts';
import { startProvider, type TestProvider } from './provider.ts';
import { EMAIL, signIn, textOf } from './sign-in.ts';

const DATE = '2026-11-22T09:00:00.000Z';

export const approving = (...labels: readonly string[]) => ({
  Info: { account: EMAIL, confirmations: labels.map((data) => ({ data, date: DATE })) },
});

export const startSharing = async (provider: TestProvider, key: string, email = EMAIL) => {
  const { token, answer } = await signIn(provider, key, email);
  const share = (asked: Asked = {}) =>
    ask(provider, '/api/getAPIurlMobile', {
      key,
      token,
      body: { Info: { ...approving('Medium', 'Traits').Info, account: email } },
      ...asked,
    });
  const infer = (accessToken: string, asked: Asked = {}) =>
    ask(provider, '/api/inference', {
      token: accessToken,
      origin: null,
      body: { Input: ['AI', { text: 'Law' }] },
      ...asked,
    });
  const grants = async () => {
    const { body } = await ask(provider, '/api/grants', { key, token });
    return Array.isArray(body.grants) ? body.grants : [];
  };
  const withdraw = async () => {
    const [{ id }] = await grants();
    return ask(provider, `/api/grants/${id}`, { key, token, method: 'DELETE' });
  };
  const accessToken = async () => textOf(await share(), 'accessToken');
  return { token, answer, share, infer, grants, withdraw, accessToken };
};

export const startSharer = async (options?: Parameters<typeof startProvider>[0]) => {
  const provider = await startProvider(options);
  const { key, id } = await provider.addApp();
  return { provider, key, id, ...(await startSharing(provider, key)) };
};

export const keySet = async (provider: Pick<TestProvider, 'fetch'>, name: string) => {
  const answer = await ask(provider, `/.well-known/${name}.json`, { origin: 'https://stranger.example' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  return createLocalJWKSet(JSON.parse(answer.text));
};

export const receiptIn = async (provider: Pick<TestProvider, 'fetch'>, jws: unknown) => {
  const { payload } = await compactVerify(String(jws), await keySet(provider, 'receipt-keys'));
  return JSON.parse(new TextDecoder().decode(payload));
};

export const count = async ({ database }: TestProvider, table: 'grants' | 'receipts' | 'sessions') =>
  (await database.query.selectFrom(table).selectAll().execute()).length;
