import { CONNECTOR_IDS } from '../config-platforms.ts';

export const TEXT = { type: 'string' };

/** An id made by this provider. PostgreSQL rejects NUL in texts. */
const ID = { ...TEXT, pattern: '^[A-Za-z0-9_-]{1,64}$' };

interface Parameter {
  readonly description: string;
  /** JSON Schema. */
  readonly schema: { readonly type: string; readonly pattern?: string; readonly [keyword: string]: unknown };
}

/** Parameters in paths, queries and headers, by name. A name has the same meaning in every call. */
export const PARAMETERS: Readonly<Record<string, Parameter>> = {
  connector: { description: 'The platform.', schema: { ...TEXT, enum: CONNECTOR_IDS } },
  platform: { description: 'The platform.', schema: { ...TEXT, enum: CONNECTOR_IDS } },
  grant: { description: 'The grant’s `id`.', schema: ID },
  app: { description: 'The application’s `id`.', schema: ID },
  session: { description: 'The session’s `id`.', schema: ID },
  passkey: { description: 'The passkey’s `id`.', schema: ID },
  file: { description: 'The file’s name.', schema: TEXT },
  key: { description: 'The application’s API key.', schema: TEXT },
  email: { description: 'The address whose mail is asked for; all mail without it.', schema: TEXT },
  before: { description: 'The `next` of the page before: the page starts after that grant.', schema: ID },
  everywhere: { description: 'If there, the person is signed out of every application.', schema: TEXT },
  state: { description: 'As the provider gave it to the platform.', schema: TEXT },
  code: { description: 'What the platform gave the person to bring back.', schema: TEXT },
  error: { description: 'Why the platform gave nothing.', schema: TEXT },
  authorization: {
    description: 'HTTP Basic with the application’s `id` and secret, unless the body has them.',
    schema: TEXT,
  },
  'accept-language': {
    description: 'The language to write to the person in, as a BCP 47 tag.',
    schema: TEXT,
  },
  'sec-gpc': {
    description: 'Global Privacy Control: `1` if the browser says that the person refuses.',
    schema: TEXT,
  },
  'idempotency-key': {
    description: 'The same for each try of one request: it is done once, and each try gets the first answer.',
    schema: { ...TEXT, maxLength: 200 },
  },
};

/** Returns the names of the parameters in a path, written as `{name}`. */
export const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Returns the required pattern of this parameter; `null` if the call itself validates the value. */
export const shapeOf = (name: string): RegExp | null => {
  const pattern = PARAMETERS[name]?.schema.pattern;
  return pattern === undefined ? null : new RegExp(pattern);
};
