import type { ShareRequest } from '../machine/ports.ts';
import type { WebCrypto } from './environment.ts';

/** What a call 4 and its repetitions have in common. */
export interface Repeatable {
  /** Absent where the page has no WebCrypto, as over plain HTTP: nothing can be shared there. */
  readonly idempotencyKey: string | undefined;
  /** ISO 8601. A server may refuse a key that comes back with another body, so the date stays that of the first call. */
  readonly timestamp: string;
}

/**
 * Gives the same key and date for the same choice of the same person: "Try again" after an answer that got lost shares
 * once. They last for one opening of the dialog (contract §7).
 */
export const rememberCalls = (crypto: Pick<WebCrypto, 'randomUUID'>, now: () => string) => {
  const calls = new Map<string, Repeatable>();
  return ({ user, approved }: ShareRequest): Repeatable => {
    const choice = JSON.stringify([user?.email, approved]);
    const call = calls.get(choice) ?? { idempotencyKey: crypto.randomUUID?.(), timestamp: now() };
    calls.set(choice, call);
    return call;
  };
};
