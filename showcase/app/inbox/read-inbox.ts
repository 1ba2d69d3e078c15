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

/** What the sandbox answers. */
export interface InboxAnswer {
  /** Newest first. */
  readonly messages: readonly InboxMessage[];
  /** The server is public: it shows the mailbox of a named address only. */
  readonly isAddressRequired: boolean;
}

/** Reads an answer; `null` when it is no inbox, as on a host without the sandbox. */
export const parseInbox = (answer: unknown): InboxAnswer | null => {
  if (!isRecord(answer) || !Array.isArray(answer.messages)) return null;
  return {
    messages: answer.messages.filter(isMessage).slice(0, MESSAGES_SHOWN),
    isAddressRequired: answer.addressRequired === true,
  };
};

/** Asks for the newest codes, of one address or of all; `null` when there is no inbox or the answer can't be read. */
export const readInbox = async (
  address: string,
  signal: AbortSignal,
  ask = fetch,
): Promise<InboxAnswer | null> => {
  try {
    const query = address === '' ? '' : `?email=${encodeURIComponent(address)}`;
    const response = await ask(INBOX_ADDRESS + query, { signal, cache: 'no-store' });
    return response.ok ? parseInbox(await response.json()) : null;
  } catch {
    return null;
  }
};
