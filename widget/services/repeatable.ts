import { toJson } from '../domain/fields.ts';
import type { Notice } from '../domain/notice.ts';
import type { ShareRequest } from '../machine/ports.ts';
import type { WebCrypto } from './environment.ts';

/** The values that a call 4 and its repetitions share. A server may refuse a repeated key with another body. */
export interface Repeatable {
  /** Absent if the page has no WebCrypto, as over plain HTTP. Such a page cannot share anyway. */
  readonly idempotencyKey: string | undefined;
  /** ISO 8601, of the first call. */
  readonly timestamp: string;
  /** The texts that the person saw at the first call. */
  readonly notice: Notice;
}

/**
 * Returns the same key, date and notice for the same choice of the same person, so that "Try again" after a lost answer
 * shares only once. They last for one opening of the dialog (contract §7).
 */
export const rememberCalls = (
  crypto: Pick<WebCrypto, 'randomUUID'>,
  now: () => string,
  noticeOf: (request: ShareRequest['requestData']) => Notice,
) => {
  const calls = new Map<string, Repeatable>();
  return ({ user, approved, requestData }: ShareRequest): Repeatable => {
    const choice = toJson([user?.email, approved]);
    const call = calls.get(choice) ?? {
      idempotencyKey: crypto.randomUUID?.(),
      timestamp: now(),
      notice: noticeOf(requestData),
    };
    calls.set(choice, call);
    return call;
  };
};
