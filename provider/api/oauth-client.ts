import type { Apps } from '../apps/apps.ts';
import type { AuthenticatedClient, Clients } from '../apps/clients.ts';
import { Problem } from '../problem.ts';
import type { Input } from './call.ts';

/** The credentials of a client. `secret` is `null` for a public client. */
interface ClientCredentials {
  readonly id: string;
  readonly secret: string | null;
}

/** Decodes a part of HTTP Basic, which OAuth encodes as a form first (RFC 6749, section 2.3.1). */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Problem('oauth.client');
  }
};

const basicOf = (header: string): ClientCredentials => {
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header) ?? [];
  const [, id = '', secret = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  // Clients without a secret send an empty one, such as requests-oauthlib. RFC 6749, section 2.3.1, makes it
  // optional.
  return { id: decoded(id), secret: secret === '' ? null : decoded(secret) };
};

/**
 * Reads the client's id and secret from `Authorization: Basic`, or from the parameters.
 * @throws Problem oauth.client if there is no id; oauth.request for both ways at once
 */
const credentialsOf = (
  headers: Headers,
  given: { readonly client_id?: string | undefined; readonly client_secret?: string | undefined },
): ClientCredentials => {
  const header = headers.get('authorization');
  if (header === null) {
    if (given.client_id === undefined) throw new Problem('oauth.client');
    return { id: given.client_id, secret: given.client_secret ?? null };
  }
  const basic = basicOf(header);
  const isContradicted = given.client_id !== undefined && given.client_id !== basic.id;
  if (given.client_secret !== undefined || isContradicted)
    throw new Problem('oauth.request', 'The client identifies itself in two ways');
  return basic;
};

export interface ClientParts {
  readonly apps: Pick<Apps, 'hasOrigin'>;
  readonly clients: Pick<Clients, 'authenticate'>;
}

type Asked = Pick<
  Input<'anonymous', Parameters<typeof credentialsOf>[1]>,
  'allowOrigin' | 'body' | 'headers' | 'noteApp'
>;

/**
 * Returns the application that calls. A page of a public one may read the answer, on the origins of this
 * application only. A confidential one calls from its server: a secret in a page is public.
 * @throws Problem oauth.client, oauth.request, app.suspended
 */
export const oauthClient = async (
  { apps, clients }: ClientParts,
  { allowOrigin, body, headers, noteApp }: Asked,
): Promise<AuthenticatedClient> => {
  const { id, secret } = credentialsOf(headers, body);
  const client = await clients.authenticate(id, secret);
  noteApp(id);
  const origin = headers.get('origin');
  if (secret === null && origin !== null && (await apps.hasOrigin(id, origin))) allowOrigin(origin);
  return client;
};
