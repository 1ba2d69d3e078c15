export const ORIGIN = 'https://shop.example';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export const addressOf = (index: number) => `person-${index}@example.org`;

/** Every person has another client address, because one client may request thirty codes. */
const clientOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** A call as the pages of an app make it for person `index`. The caller is a trusted proxy. */
export const callOf = (key: string, index: number, path: string, body?: object, token?: string): Call => ({
  method: body === undefined ? 'GET' : 'POST',
  path,
  headers: {
    origin: ORIGIN,
    'x-api-key': key,
    'x-forwarded-for': clientOf(index),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

export const sendOf = (key: string, index: number): Call =>
  callOf(key, index, '/api/email/verify', { email: addressOf(index) });

export const confirmOf = (key: string, index: number, challenge: string, code: string): Call =>
  callOf(key, index, '/api/email/verify/confirm', { email: addressOf(index), code, challenge });
