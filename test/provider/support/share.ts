import { type Asked, ask } from './ask.ts';
import type { TestProvider } from './provider.ts';
import { EMAIL, signIn, textOf } from './sign-in.ts';

const DATE = '2026-11-22T09:00:00.000Z';

export const approving = (...labels: readonly string[]) => ({
  Info: { account: EMAIL, confirmations: labels.map((data) => ({ data, date: DATE })) },
});

/** Signs a person in and gives what call 4 needs. */
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
  const accessToken = async () => textOf(await share(), 'accessToken');
  return { token, answer, share, infer, grants, accessToken };
};
