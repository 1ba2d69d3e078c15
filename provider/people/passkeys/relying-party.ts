import { isIP } from 'node:net';
import { Problem } from '../../problem.ts';

/** Whom passkeys are made for (WebAuthn §4, "Relying Party"). */
export interface RelyingParty {
  /** The host of `PUBLIC_URL`: passkeys of another one are of no use here. */
  readonly id: string;
  readonly origin: string;
}

/** `null` where the host is an IP address: browsers make passkeys for names only. */
export const relyingPartyOf = (publicUrl: string): RelyingParty | null => {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null;
};

/** @throws Problem passkey.off */
export const requireParty = (party: RelyingParty | null): RelyingParty => {
  if (party === null) throw new Problem('passkey.off');
  return party;
};
