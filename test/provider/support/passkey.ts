import type { Variables } from '../../../provider/config/values.ts';
import { type Asked, ask } from './ask.ts';
import { type Credential, createAuthenticator, type Stage } from './authenticator.ts';
import { startProvider, type TestProvider } from './provider.ts';
import { EMAIL, signIn } from './sign-in.ts';

export const OWN = 'http://localhost:4174';

export const passkeyPage = (
  provider: Pick<TestProvider, 'fetch' | 'mails'> & Partial<Pick<TestProvider, 'clock'>>,
  key: string,
) => {
  const { make, use } = createAuthenticator();
  const post = (path: string, asked: Asked = {}) =>
    ask(provider, `/api/passkeys${path}`, { key, origin: OWN, method: 'POST', ...asked });

  const page = {
    post,
    make,
    use,
    byCode: (email = EMAIL, asked: Asked = {}) => signIn(provider, key, email, { origin: OWN, ...asked }),
    add: async (token: string, stage?: Stage) => {
      const options = await post('/options', { token });
      const { credential, response } = make(options, stage);
      return { credential, answer: await post('', { token, body: { credential: response } }) };
    },
    signIn: async (credential: Credential, stage?: Stage, asked: Asked = {}) => {
      const body = { credential: use(credential, await post('/sign-in/options'), stage) };
      return post('/sign-in', { body, ...asked });
    },
  };
  return page;
};

export const startWithPasskey = async (variables: Variables = {}) => {
  const provider = await startProvider({ variables });
  const app = await provider.addApp('live', [OWN, 'https://shop.example']);
  const page = passkeyPage(provider, app.key);
  const { token, answer } = await page.byCode();
  const { credential } = await page.add(token);
  return { provider, app, page, token, answer, credential };
};
