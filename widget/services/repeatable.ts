import type { Notice } from '../domain/notice.ts';
import type { ShareRequest } from '../machine/ports.ts';
import type { WebCrypto } from './environment.ts';

/** The values that a call 4 and its repetitions share. A server may refuse a repeated key with another body. */
export interface Repeatable {
  /** Absent if the page has no WebCrypto, as over plain HTTP. Such a page cannot share anyway. */
  readonly idempotencyKey: string | undefined;
  /** ISO 8601, of the first call. */
  readonly timestamp: string;
  readonly notice: Notice;
}

/** @param isAfresh the first call's key is of no use any more */
export type RepeatableOf = (request: ShareRequest, isAfresh?: boolean) => Repeatable;

/**
 * Returns the same key, date and notice for the same choice of the same person, so that "Try again" after a lost answer
 * shares only once. Another choice in between may have replaced that share, so the same choice after it gets new values.
 * The values last for one opening of the dialog (contract §7).
 */
export const rememberCalls = (
  crypto: Pick<WebCrypto, 'randomUUID'>,
  now: () => string,
  noticeOf: (request: ShareRequest['requestData']) => Notice,
): RepeatableOf => {
  let last: { readonly choice: string; readonly call: Repeatable } | null = null;
  return ({ user, approved, requestData }, isAfresh = false) => {
    const choice = JSON.stringify([user?.email, approved]);
    if (isAfresh || last?.choice !== choice) {
      const call = { idempotencyKey: crypto.randomUUID?.(), timestamp: now(), notice: noticeOf(requestData) };
      last = { choice, call };
    }
    return last.call;
  };
};
