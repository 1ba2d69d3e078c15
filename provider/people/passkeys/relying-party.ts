import { isIP } from 'node:net';
import { Problem } from '../../problem.ts';

/** The relying party of passkeys (WebAuthn §4). */
export interface RelyingParty {
  /** The host of `PUBLIC_URL`. Passkeys of another host do not work here. */
  readonly id: string;
  readonly origin: string;
}

/** Returns `null` if the host is an IP address, because browsers make passkeys for names only. */
export const relyingPartyOf = (publicUrl: string): RelyingParty | null => {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null;
};

/** @throws Problem passkey.off */
export const requireParty = (party: RelyingParty | null): RelyingParty => {
  if (party === null) throw new Problem('passkey.off');
  return party;
};
