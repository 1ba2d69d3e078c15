import { exchangeCode, fetchInterests, HostServerError, verifyAccess } from 'data-connect/server';

type Variables = Readonly<Record<string, string | undefined>>;

/** Answers your page: who shared, and how much they are drawn to your items. */
export const answerShare = async (body: unknown, variables: Variables) => {
  const { code } = Object(body);
  if (typeof code !== 'string') return Response.json({ error: 'code.missing' }, { status: 400 });
  const { PROVIDER_URL: issuer = '', PROVIDER_APP: clientId = '', PROVIDER_SECRET: clientSecret } = variables;
  try {
    const { accessToken } = await exchangeCode({ issuer, clientId, clientSecret, code });
    const { subject } = await verifyAccess(accessToken, { issuer, audience: clientId });
    const apiUrl = `${issuer}/api/inference`;
    const { interests } = await fetchInterests({ apiUrl, accessToken, items: ['Baking', 'Software'] });
    return Response.json({ subject, interests });
  } catch (error) {
    if (!(error instanceof HostServerError)) throw error;
    // A bad code is the caller's fault; an unreachable provider is this server's.
    return Response.json({ error: error.code }, { status: error.code.startsWith('provider.') ? 502 : 401 });
  }
};
