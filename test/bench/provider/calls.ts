import type { Ask } from './served.ts';

export const ORIGIN = 'https://shop.example';

/** Signs people in: call 1, reading the mailbox, call 2. */
export interface Subject {
  /** Call 1 for person `index`; resolves with the challenge. */
  readonly send: (index: number) => Promise<string>;
  /** Codes that were mailed since the last call, by address. Reading them takes none of the subject's time. */
  readonly codes: () => Promise<ReadonlyMap<string, string>>;
  /** Call 2; resolves with the session token. */
  readonly confirm: (index: number, challenge: string, code: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export const addressOf = (index: number) => `person-${index}@example.org`;

/** Every person has another client address, because one client may request thirty codes. */
const clientOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** Makes calls to the provider like the pages of an app. The caller is a trusted proxy. */
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
