import { isIP } from 'node:net';
import { Problem } from '../../problem.ts';

/** The relying party of passkeys (WebAuthn §4). */
export interface RelyingParty {
  /** The domain that passkeys belong to. Those of another one do not work here. */
  readonly id: string;
  /** The pages that use them. */
  readonly origin: string;
}

/**
 * Returns `null` if the host is an IP address, because browsers make passkeys for names only.
 * @param domain the host of an earlier `PUBLIC_URL`, whose passkeys the person has (WebAuthn §5.11); `null` for its own
 */
export const relyingPartyOf = (publicUrl: string, domain: string | null): RelyingParty | null => {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: domain ?? hostname, origin } : null;
};

/** @throws Problem passkey.off */
export const requireParty = (party: RelyingParty | null): RelyingParty => {
  if (party === null) throw new Problem('passkey.off');
  return party;
};
