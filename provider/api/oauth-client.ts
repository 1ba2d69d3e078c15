import type { Apps } from '../apps/apps.ts';
import type { AuthenticatedClient, Clients } from '../apps/clients.ts';
import type { Input } from './call.ts';
import { credentialsOf } from './client-credentials.ts';

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
