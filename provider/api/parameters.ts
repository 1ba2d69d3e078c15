import { CONNECTOR_IDS } from '../../common/platforms/ids.ts';
import { EVENT_STATES } from '../event-types.ts';

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
  after: { description: 'The `next` of the page before.', schema: ID },
  search: { description: 'A part of a name or an origin, or an `id`.', schema: { ...TEXT, maxLength: 200 } },
  event: { description: 'The event’s `id`.', schema: ID },
  delivery: { description: 'Events in this state only.', schema: { ...TEXT, enum: EVENT_STATES } },
  everywhere: { description: 'If there, the person is signed out of every application.', schema: TEXT },
  uid: { description: 'The sign-in’s id, from the address of its page.', schema: ID },
  client_id: { description: 'The application’s `id`.', schema: TEXT },
  redirect_uri: { description: 'A registered return address, character by character.', schema: TEXT },
  response_type: { description: '`code`.', schema: TEXT },
  response_mode: { description: '`query` or `form_post`.', schema: TEXT },
  scope: { description: 'Scopes, separated by spaces.', schema: TEXT },
  nonce: { description: 'Stands in the ID token again.', schema: TEXT },
  prompt: { description: '`none`, or `login`, `select_account` and `consent`, one or more.', schema: TEXT },
  max_age: { description: 'How many seconds the sign-in may be old.', schema: TEXT },
  login_hint: { description: 'The address that the person will probably type.', schema: TEXT },
  ui_locales: { description: 'The person’s languages, as BCP 47 tags.', schema: TEXT },
  id_token_hint: { description: 'An ID token of the application’s last sign-in.', schema: TEXT },
  code_challenge: { description: 'S256 code challenge (RFC 7636).', schema: TEXT },
  code_challenge_method: { description: '`S256`.', schema: TEXT },
  proof: {
    description: 'The solved proof of work of a refusal with `authorize.proof`, as JSON.',
    schema: TEXT,
  },
  post_logout_redirect_uri: { description: 'A registered return address.', schema: TEXT },
  state: {
    description: 'It comes back unchanged. At a callback: as the provider gave it to the platform.',
    schema: TEXT,
  },
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
  origin: { description: 'Origin of the page that brings the form, as its browser says.', schema: TEXT },
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
