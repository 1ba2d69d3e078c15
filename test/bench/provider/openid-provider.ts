import { createModules } from '../../../provider/api/modules.ts';
import { createKeyring } from '../../../provider/secrets/keyring.ts';
import { addressOf, ORIGIN } from './calls.ts';
import { FAMILIES, openProvider, type ProviderSubject, SECRET } from './provider-subject.ts';

const REDIRECT = `${ORIGIN}/callback`;
const YEAR_MS = 365 * 86_400_000;
const SCOPE = ['openid', 'email', 'interests', 'offline_access', 'medium'];

/** A person who signed in and shared; returns the tokens of their application in one text. */
const signedIn = async (
  { database, app }: ProviderSubject,
  { authorizations, codeExchange }: Awaited<ReturnType<typeof createModules>>,
  index: number,
) => {
  const [personId, grantId, subject] = [`person_${index}`, `grant_${index}`, `subject_${index}`];
  const now = Date.now();
  await database.query
    .insertInto('people')
    .values({ id: personId, address: addressOf(index), created_at: now })
    .execute();
  await database.query
    .insertInto('subjects')
    .values({ person_id: personId, app_id: app.id, subject })
    .execute();
  const grant = { id: grantId, person_id: personId, app_id: app.id, scope: 'medium' };
  await database.query
    .insertInto('grants')
    .values({ ...grant, created_at: now, ends_at: now + YEAR_MS, purpose: '' })
    .execute();
  const signIn = { redirectUri: REDIRECT, nonce: null, authTime: now, sessionId: null };
  const given = { appId: app.id, grantId, subject, scope: SCOPE, origin: ORIGIN, challenge: null, signIn };
  const code = await authorizations.issue(given);
  const exchange = {
    appId: app.id,
    hasSecret: true,
    code,
    verifier: null,
    origin: null,
    redirectUri: REDIRECT,
  };
  const { refreshToken, accessToken } = await codeExchange.byCode(exchange, 'ES256');
  return `${refreshToken} ${accessToken}`;
};

/** The provider with people who signed in to an application that has lasting access. */
export const openOpenIdProvider = async (DATABASE_URL: string) => {
  const provider = await openProvider(DATABASE_URL);
  const modules = await createModules(
    provider.database,
    createKeyring([SECRET]),
    'http://localhost:4174',
    Date.now,
  );
  const tokens = new Map<string, string>();
  for (let index = 0; index < FAMILIES; index += 1)
    tokens.set(String(index), await signedIn(provider, modules, index));
  return { port: provider.port, key: provider.app.id, codes: async () => tokens, close: provider.close };
};
