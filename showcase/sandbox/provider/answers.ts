import { isConnectorId } from '../../../common/platforms/ids.ts';
import { standInOf } from '../../../common/platforms/platforms.ts';

/**
 * Changes the provider's answers as contract §4 requires: an address that begins with `existing` is an existing user,
 * and call 3 uses each of the six URL keys over the eight connectors.
 */
export const asContract = async (path: string, response: Response): Promise<Response> => {
  const rewrite = rewriteFor(path);
  // A preflight of the same path gets a 204, which has no body to change.
  if (rewrite === undefined || response.status !== 200) return response;
  const { headers } = response;
  return new Response(JSON.stringify(rewrite(JSON.parse(await response.text()))), { headers });
};

type Answer = Readonly<Record<string, unknown>>;

const rewriteFor = (path: string): ((answer: Answer) => Answer) | undefined => {
  if (path === '/api/email/verify/confirm') return asExisting;
  const connector = /^\/api\/([^/]+)\/authorize$/.exec(path)?.[1];
  return isConnectorId(connector) ? ({ url }) => ({ [standInOf(connector).urlKey]: url }) : undefined;
};

const asExisting = (answer: Answer): Answer =>
  String(answer.username).startsWith('existing')
    ? { ...answer, isNewUser: false, userState: 'existing', flowType: 'login' }
    : answer;
