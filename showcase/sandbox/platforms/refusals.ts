import { type ConnectorId, isConnectorId } from '../../../common/platforms/ids.ts';
import { standInOf } from '../../../common/platforms/platforms.ts';
import type { PlatformRefusal } from '../http/faults.ts';

/** Returns a platform's refusal in its own format. The pause is in `Retry-After`; Reddit has its own header. */
export const refusalOf = (connector: ConnectorId, { refusal, retryS }: PlatformRefusal): Response => {
  const { refusals, hasOwnPause } = standInOf(connector);
  const isNamed = refusal === 'limit' && retryS !== undefined && !hasOwnPause;
  const pause: Record<string, string> = isNamed ? { 'Retry-After': `${retryS}` } : {};
  const refuse = (status: number, body: object, headers = {}) =>
    Response.json(body, { status, headers: { ...headers, ...pause } });
  return refusals(refuse, retryS)[refusal]();
};

/** A platform's refusal of a code or of an earlier token. */
export const tokenRefusal = (connector: ConnectorId, grant: 'code' | 'refresh'): Response => {
  const [status, body] = standInOf(connector).refused[grant];
  return Response.json(body, { status });
};

/** The token endpoint refuses in the platform's format; for some time in OAuth's (RFC 6749 §5.2). */
export const declinedByPlatform = (path: string, refusal: PlatformRefusal): Response => {
  const connector = path.split('/')[3];
  const isKnown = isConnectorId(connector);
  if (path.includes('/api/') && isKnown) return refusalOf(connector, refusal);
  if (refusal.refusal !== 'limit')
    return isKnown
      ? tokenRefusal(connector, 'refresh')
      : Response.json({ error: 'invalid_grant' }, { status: 400 });
  const headers: Record<string, string> =
    refusal.retryS === undefined ? {} : { 'Retry-After': `${refusal.retryS}` };
  return Response.json({ error: 'temporarily_unavailable' }, { status: 429, headers });
};
