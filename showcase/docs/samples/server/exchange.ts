import { exchangeCode, fetchInterests, verifyAccess } from 'data-connect/server';

const ISSUER = process.env.PROVIDER_URL ?? 'https://id.example';
const CLIENT = process.env.PROVIDER_APP ?? 'app_…';

/** `code` came from the page. `verifier` stayed in this visitor's session; the page had its challenge only. */
export const interestsFor = async (code: string, verifier: string) => {
  const { accessToken } = await exchangeCode({ issuer: ISSUER, clientId: CLIENT, code, verifier });
  const { subject } = await verifyAccess(accessToken, { issuer: ISSUER, audience: CLIENT });
  const apiUrl = `${ISSUER}/api/inference`;
  const { interests } = await fetchInterests({ apiUrl, accessToken, items: ['Baking', 'Climate'] });
  return { subject, interests };
};
