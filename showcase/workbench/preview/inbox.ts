import { isRecord } from '../../shared/lib/is-record.ts';

/** A code of the sandbox's mail (contract §4). */
export interface SentCode {
  readonly email: string;
  readonly code: string;
}

const isSentCode = (value: unknown): value is SentCode =>
  isRecord(value) && typeof value.email === 'string' && typeof value.code === 'string';

/** Returns the newest code, of one address or of all; `null` if there is no code or no inbox. */
export const newestCode = async (email = '', ask: typeof fetch = fetch): Promise<SentCode | null> => {
  const response = await ask(`/sandbox/inbox?email=${encodeURIComponent(email)}`, { cache: 'no-store' });
  const answer: unknown = response.ok ? await response.json() : null;
  const messages = isRecord(answer) && Array.isArray(answer.messages) ? answer.messages : [];
  return messages.find(isSentCode) ?? null;
};
