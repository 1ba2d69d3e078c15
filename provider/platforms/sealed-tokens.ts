import type { ConnectorId } from '../config-platforms.ts';
import { type Keyring, SealError } from '../secrets/keyring.ts';

/** What a platform gave for a person; kept sealed. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string | null;
  /** Milliseconds since 1970; `null` where the platform names no end. */
  readonly expiresAt: number | null;
  readonly scope: string | null;
  /** Others took their place, maybe of the same account: they are taken back alone. */
  readonly isReplaced?: true;
}

/** Tokens that nobody uses any more, and whose platform is to take them back. */
export interface ForgottenTokens {
  readonly connector: ConnectorId;
  readonly tokens: Tokens;
}

/** @param context the row's own name: sealed tokens open nowhere else */
export const sealTokens = (keyring: Keyring, context: string, tokens: Tokens): string =>
  keyring.seal('platform', context, JSON.stringify(tokens));

/** `null` for tokens that were sealed with a secret that is gone: they are lost, and nothing else may fail by it. */
export const openTokens = (keyring: Keyring, context: string, sealed: string): Tokens | null => {
  try {
    return JSON.parse(keyring.open('platform', context, sealed));
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
};
