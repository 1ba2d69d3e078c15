import { type Asked, ask } from './ask.ts';
import { startProvider, type TestProvider } from './provider.ts';
import { startSharing } from './share.ts';
import { EMAIL, newestCode, textOf } from './sign-in.ts';

/** Makes a call like the provider's own page, in a browser that sends the source of a request. */
export const askAccount = (
  provider: Pick<TestProvider, 'fetch'>,
  path: string,
  { headers, ...asked }: Asked = {},
  cookie = '',
) =>
  ask(provider, `/account/api/${path}`, {
    origin: null,
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }), ...headers },
    ...asked,
  });

export const signInToAccount = async (provider: TestProvider, email = EMAIL) => {
  provider.clock.pass(1);
  const challenge = textOf(await askAccount(provider, 'code', { body: { email } }), 'challenge');
  const code = await newestCode(provider, email);
  const answer = await askAccount(provider, 'sign-in', { body: { email, code, challenge } });
  const [set = '', setHint = '', setBrowser = ''] = answer.headers.getSetCookie();
  const [cookie = '', hint = '', browserCookie = ''] = [set, setHint, setBrowser].map((one) =>
    one.slice(0, one.indexOf(';')),
  );
  const account = (path: string, asked: Asked = {}) => askAccount(provider, path, asked, cookie);
  return { answer, set, setHint, cookie, hint, browserCookie, account };
};

export const startSharingAccount = async () => {
  const provider = await startProvider();
  const { key, id } = await provider.addApp();
  const shared = await startSharing(provider, key);
  const opened = await shared.accessToken();
  return { provider, key, id, opened, ...shared, ...(await signInToAccount(provider)) };
};

export type SharingAccount = Awaited<ReturnType<typeof startSharingAccount>>;
