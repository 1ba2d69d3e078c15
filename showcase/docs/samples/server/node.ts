import { createServer } from 'node:http';
import { fetchInterests, HostServerError, verifyAccess } from 'data-connect/server';

const ISSUER = process.env.PROVIDER_URL ?? 'https://id.example';
const AUDIENCE = process.env.PROVIDER_APP ?? 'app_…';

/** Returns the person's scores, in the order of your items. */
const interestsFor = async (accessToken: string) => {
  const { subject } = await verifyAccess(accessToken, { issuer: ISSUER, audience: AUDIENCE });
  const apiUrl = `${ISSUER}/api/inference`;
  const { interests } = await fetchInterests({ apiUrl, accessToken, items: ['Baking', 'Software'] });
  return { subject, interests };
};

export const server = createServer(async (request, response) => {
  const accessToken = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  const answer = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  try {
    answer(200, await interestsFor(accessToken));
  } catch (error) {
    if (!(error instanceof HostServerError)) return answer(500, { error: 'failed' });
    // A bad token is the caller's fault; an unreachable provider is this server's.
    answer(error.code.startsWith('provider.') ? 502 : 401, { error: error.code });
  }
});
