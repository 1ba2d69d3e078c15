import type { TestProvider } from './provider.ts';
import { ORIGIN } from './provider.ts';

export interface Asked {
  readonly key?: string;
  readonly token?: string;
  readonly origin?: string | null;
  readonly body?: unknown;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly peer?: string;
  /** Runs when the body is read, before any of it has arrived. */
  readonly meanwhile?: () => Promise<unknown>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The body of a widget's request; a text is sent unchanged. */
const bodyOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

const lateBody = (text: string, happen: () => Promise<unknown>) =>
  new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        await happen();
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    // Produces nothing before it is read.
    { highWaterMark: 0 },
  );

/** Makes a call like a page of the app. `origin: null` means no page. */
export const ask = async (
  provider: Pick<TestProvider, 'fetch'>,
  path: string,
  { key, token, origin = ORIGIN, body, method, headers, peer = '192.0.2.1', meanwhile }: Asked = {},
): Promise<Answered> => {
  const text = body === undefined ? null : bodyOf(body);
  const init = {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'x-api-key': key }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(origin === null ? {} : { origin }),
      ...headers,
    },
    body: text === null || meanwhile === undefined ? text : lateBody(text, meanwhile),
    duplex: 'half',
  };
  const response = await provider.fetch(new Request(`http://provider.test${path}`, init), peer);
  const answered = await response.text();
  const isJson = /json\b/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    text: answered,
    body: isJson && answered !== '' ? fieldsOf(JSON.parse(answered)) : {},
  };
};

export const refusalIn = ({ status, body }: Answered) => `${status} ${body.code ?? body.error}`;

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
