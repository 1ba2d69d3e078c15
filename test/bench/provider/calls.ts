import type { Ask } from './served.ts';

export const ORIGIN = 'https://shop.example';

/** Signs people in: call 1, a look into the mailbox, call 2. */
export interface Subject {
  /** Call 1 for person `index`; the challenge. */
  readonly send: (index: number) => Promise<string>;
  /** Codes that were mailed since the last look, by address; costs the subject nothing. */
  readonly codes: () => Promise<ReadonlyMap<string, string>>;
  /** Call 2; the session token. */
  readonly confirm: (index: number, challenge: string, code: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export const addressOf = (index: number) => `person-${index}@example.org`;

/** Every person is a client of their own, for thirty codes are a client's limit. */
const clientOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** Calls to the provider as the pages of an app make them; the caller is a proxy that it trusts. */
export const providerCalls = (ask: Ask, key: string) => {
  const call = (index: number, path: string, body?: object, token?: string) =>
    ask({
      path,
      body,
      headers: {
        origin: ORIGIN,
        'x-api-key': key,
        'x-forwarded-for': clientOf(index),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });
  return {
    call,
    send: async (index: number): Promise<string> =>
      String((await call(index, '/api/email/verify', { email: addressOf(index) })).challenge),
    confirm: async (index: number, challenge: string, code: string): Promise<string> => {
      const body = { email: addressOf(index), code, challenge };
      return String((await call(index, '/api/email/verify/confirm', body)).token);
    },
  };
};

export const bareCalls = (ask: Ask): Pick<Subject, 'send' | 'confirm'> => ({
  send: async (index) => String((await ask({ path: '/', body: { email: addressOf(index) } })).challenge),
  confirm: async (index, challenge, code) =>
    String((await ask({ path: '/', body: { email: addressOf(index), code, challenge } })).token),
});
