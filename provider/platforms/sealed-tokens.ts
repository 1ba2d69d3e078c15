import type { ConnectorId } from '../config-platforms.ts';
import { type Keyring, SealError } from '../secrets/keyring.ts';

/** A platform's tokens for a person. They are stored sealed. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string | null;
  /** Milliseconds since 1970; `null` if the platform gives no end. */
  readonly expiresAt: number | null;
  readonly scope: string | null;
  /** The token of an hour, which is not exchanged for a long one yet. */
  readonly isFirst?: true;
  /** New tokens, maybe of the same account, have replaced these, so only these are revoked. */
  readonly isReplaced?: true;
  /** Tokens that must be revoked with these and not before, because that would end these. */
  readonly earlier?: readonly ForgottenTokens[];
}

/** Unused tokens that the platform must revoke. */
export interface ForgottenTokens {
  readonly connector: ConnectorId;
  readonly tokens: Tokens;
}

/** A platform ends the oldest of many tokens itself: Google those beyond 100 of an account. */
const MOST_EARLIER = 20;

export const withEarlier = (tokens: Tokens, more: readonly ForgottenTokens[]): Tokens => ({
  ...tokens,
  earlier: [...(tokens.earlier ?? []), ...more].slice(-MOST_EARLIER),
});

/** @param context the row's own name: the sealed tokens cannot be opened for another row */
export const sealTokens = (keyring: Keyring, context: string, tokens: Tokens): string =>
  keyring.seal('platform', context, JSON.stringify(tokens));

/** Returns `null` if the secret of the seal is gone. The tokens are then lost, and nothing else must fail. */
export const openTokens = (keyring: Keyring, context: string, sealed: string): Tokens | null => {
  try {
    return JSON.parse(keyring.open('platform', context, sealed));
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
};
