import { ask } from './ask.ts';
import { startProvider } from './provider.ts';
import { EMAIL, newestCode, requestCode, textOf } from './sign-in.ts';

/** A provider that has mailed a code. */
export const startWithCode = async () => {
  const provider = await startProvider();
  const { key, id } = await provider.addApp();
  const challenge = textOf(await requestCode(provider, key), 'challenge');
  const code = await newestCode(provider);
  const confirm = (changes: object = {}, asked: object = {}) =>
    ask(provider, '/api/email/verify/confirm', {
      key,
      body: { email: EMAIL, code, challenge, ...changes },
      ...asked,
    });
  return { provider, key, id, challenge, code, confirm };
};
