import { isRecord } from '../../shared/lib/is-record.ts';

/** One e-mail that the sandbox "sent" (contract §4). */
export interface InboxMessage {
  readonly email: string;
  readonly code: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

const INBOX_ADDRESS = '/sandbox/inbox';
const MESSAGES_SHOWN = 6;

const isMessage = (value: unknown): value is InboxMessage =>
  isRecord(value) && [value.email, value.code, value.sentAt].every((text) => typeof text === 'string');

/** The messages in an answer, newest first; `null` when it is no inbox, as on a host without the sandbox. */
export const parseInbox = (answer: unknown): readonly InboxMessage[] | null => {
  const messages = isRecord(answer) ? answer.messages : null;
  return Array.isArray(messages) ? messages.filter(isMessage).slice(0, MESSAGES_SHOWN) : null;
};

/** Asks for the newest codes; `null` when there is no inbox to ask or the answer can't be read. */
export const readInbox = async (
  signal: AbortSignal,
  ask = fetch,
): Promise<readonly InboxMessage[] | null> => {
  try {
    const response = await ask(INBOX_ADDRESS, { signal, cache: 'no-store' });
    return response.ok ? parseInbox(await response.json()) : null;
  } catch {
    return null;
  }
};
