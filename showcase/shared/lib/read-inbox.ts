import { isRecord } from './is-record.ts';

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

export interface InboxAnswer {
  /** Newest first. */
  readonly messages: readonly InboxMessage[];
  /** A public server shows only the mailbox of a given address. */
  readonly isAddressRequired: boolean;
}

/** `null` if the answer is no inbox, as on a host without the sandbox. */
const parseInbox = (answer: unknown): InboxAnswer | null => {
  if (!isRecord(answer) || !Array.isArray(answer.messages)) return null;
  return {
    messages: answer.messages.filter(isMessage).slice(0, MESSAGES_SHOWN),
    isAddressRequired: answer.addressRequired === true,
  };
};

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

/** `email` limits it to one address. `null` if there is no code or no inbox. */
export const newestCode = async (email = ''): Promise<InboxMessage | null> =>
  (await readInbox(email, new AbortController().signal))?.messages[0] ?? null;
