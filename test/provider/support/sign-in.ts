import { type Answered, type Asked, ask } from './ask.ts';
import type { TestProvider } from './provider.ts';

export const EMAIL = 'amal@example.org';
export const BO = 'bo@example.org';

export const textOf = ({ body }: Answered, name: string): string => {
  const value = body[name];
  if (typeof value !== 'string') throw new Error(`The answer has no text ${name}`);
  return value;
};

export const newestCode = async (provider: Pick<TestProvider, 'mails'>, email = EMAIL): Promise<string> => {
  const mail = (await provider.mails.waiting()).find(
    ({ to, text }) => to === email && /^\d{6,8}\n/.test(text),
  );
  if (mail === undefined) throw new Error('No mail was sent');
  return mail.text.slice(0, mail.text.indexOf('\n'));
};

export const requestCode = (
  provider: Pick<TestProvider, 'fetch'>,
  key: string,
  email = EMAIL,
  asked: Asked = {},
) => ask(provider, '/api/email/verify', { key, body: { email }, ...asked });

type Signed = Pick<TestProvider, 'fetch' | 'mails'> & Partial<Pick<TestProvider, 'clock'>>;

export const signIn = async (provider: Signed, key: string, email = EMAIL, asked: Asked = {}) => {
  // With equal times, neither of two mails would be the newest.
  provider.clock?.pass(1);
  const challenge = textOf(await requestCode(provider, key, email, asked), 'challenge');
  const code = await newestCode(provider, email);
  const body = { email, code, challenge };
  const answer = await ask(provider, '/api/email/verify/confirm', { key, body, ...asked });
  return { answer, challenge, code, token: textOf(answer, 'token') };
};

export const otherThan = (code: string) =>
  /^0+$/.test(code) ? code.replace(/0$/, '1') : code.replace(/./g, '0');
