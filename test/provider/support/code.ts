import { createHash, randomBytes } from 'node:crypto';
import { type Asked, ask } from './ask.ts';
import { ORIGIN, startProvider, type TestProvider } from './provider.ts';
import { approving, startSharing } from './share.ts';
import { textOf } from './sign-in.ts';

/** A code verifier and its S256 challenge (RFC 7636). */
export const createPkce = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

/** Asks the token endpoint as a client's server does. `null` leaves a parameter out. */
export const exchange = (
  provider: Pick<TestProvider, 'fetch'>,
  fields: Readonly<Record<string, string | null>>,
  asked: Asked = {},
) => {
  const given = Object.entries({ grant_type: 'authorization_code', ...fields });
  const body = new URLSearchParams(given.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  return ask(provider, '/api/token', {
    method: 'POST',
    origin: null,
    body: body.toString(),
    ...asked,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...asked.headers },
  });
};

export const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

export const startCodeSharer = async ({ isConfidential = false } = {}) => {
  const provider = await startProvider();
  const app = await provider.addApp('live', [ORIGIN], { isConfidential, redirects: [] });
  const sharing = await startSharing(provider, app.key);
  const { verifier, challenge } = createPkce();
  const shareByCode = (codeChallenge: string | null = isConfidential ? null : challenge, asked: Asked = {}) =>
    sharing.share({
      body: {
        Info: {
          ...approving('Medium', 'Traits').Info,
          responseType: 'code',
          ...(codeChallenge === null ? {} : { codeChallenge }),
        },
      },
      ...asked,
    });
  const code = async (codeChallenge?: string | null) => textOf(await shareByCode(codeChallenge), 'code');
  return { provider, app, secret: app.secret ?? '', ...sharing, verifier, challenge, shareByCode, code };
};
