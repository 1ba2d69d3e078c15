import type { Notice } from '../domain/notice.ts';
import type { ShareRequest } from '../machine/ports.ts';
import type { WebCrypto } from './environment.ts';

/** What a call 4 and its repetitions have in common: a server may refuse a key that comes back with another body. */
export interface Repeatable {
  /** Absent where the page has no WebCrypto, as over plain HTTP: nothing can be shared there. */
  readonly idempotencyKey: string | undefined;
  /** ISO 8601, of the first call. */
  readonly timestamp: string;
  /** As the person saw it at the first call. */
  readonly notice: Notice;
}

/**
 * Gives the same key, date and notice for the same choice of the same person: "Try again" after an answer that got lost
 * shares once. They last for one opening of the dialog (contract §7).
 */
export const rememberCalls = (
  crypto: Pick<WebCrypto, 'randomUUID'>,
  now: () => string,
  noticeOf: (request: ShareRequest['requestData']) => Notice,
) => {
  const calls = new Map<string, Repeatable>();
  return ({ user, approved, requestData }: ShareRequest): Repeatable => {
    const choice = JSON.stringify([user?.email, approved]);
    const call = calls.get(choice) ?? {
      idempotencyKey: crypto.randomUUID?.(),
      timestamp: now(),
      notice: noticeOf(requestData),
    };
    calls.set(choice, call);
    return call;
  };
};
