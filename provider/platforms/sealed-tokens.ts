import type { ConnectorId } from '../../common/platforms/ids.ts';
import { type Keyring, openedOrNull } from '../secrets/keyring.ts';

export interface Tokens {
  readonly access: string;
  readonly refresh: string | null;
  /** Milliseconds since 1970; `null` if the platform gives no end. */
  readonly expiresAt: number | null;
  readonly scope: string | null;
  /** The token is the first one of a code: valid for about an hour, and not yet exchanged for a long-lived one. */
  readonly isFirst?: true;
  /** New tokens, maybe of the same account, have replaced these, so only these are revoked. */
  readonly isReplaced?: true;
  /** Earlier tokens, to be revoked together with these: revoking them alone would end these too. */
  readonly earlier?: readonly ForgottenTokens[];
}

/** Unused tokens that the platform must revoke. */
export interface ForgottenTokens {
  readonly connector: ConnectorId;
  readonly tokens: Tokens;
}

/** Maximum number of earlier tokens. Platforms end the oldest tokens themselves: Google keeps 100 for each account. */
const MAX_EARLIER = 20;

export const withEarlier = (tokens: Tokens, more: readonly ForgottenTokens[]): Tokens => ({
  ...tokens,
  earlier: [...(tokens.earlier ?? []), ...more].slice(-MAX_EARLIER),
});

/** @param context the row's own name: the sealed tokens cannot be opened for another row */
export const sealTokens = (keyring: Keyring, context: string, tokens: Tokens): string =>
  keyring.seal('platform', context, JSON.stringify(tokens));

/** Returns `null` if the secret of the seal is gone: the tokens are lost. */
export const openTokens = (keyring: Keyring, context: string, sealed: string): Tokens | null =>
  openedOrNull(() => JSON.parse(keyring.open('platform', context, sealed)));
