import { listNameOf } from '../../../common/list-name.ts';
import type { Ask } from './ask.ts';
import { countOf, fieldsOf, listOf, millisecondsOf, partsOf, textOf } from './json.ts';
import { ReadError } from './read-error.ts';
import { type Entry, type ReadPage, readerOf } from './reader.ts';

/** Each message needs a separate call. */
const PAGE = 50;
const PARALLEL = 10;

/**
 * A message with `List-Id` belongs to a list that the person subscribed to. No other field is requested, not even the
 * subject. https://developers.google.com/workspace/gmail/api/reference/rest/v1/users.messages/get
 */
const readMessage = async (ask: Ask, id: string): Promise<Entry> => {
  const { body } = await ask(
    `messages/${encodeURIComponent(id)}?format=metadata&metadataHeaders=From&metadataHeaders=List-Id`,
  );
  const { id: own, payload, internalDate } = fieldsOf(body);
  if (textOf(own) === null) throw new ReadError('nonsense');
  const headers = partsOf(fieldsOf(payload).headers);
  const header = (wanted: string) =>
    textOf(headers.find(({ name }) => textOf(name)?.toLowerCase() === wanted)?.value);
  const listId = header('list-id');
  return {
    text: listId === null ? null : listNameOf(listId, header('from') ?? ''),
    at: millisecondsOf(internalDate),
  };
};

/** A message that was deleted meanwhile is an entry without a text; `null` if its answer cannot be read. */
const messageOrNothing = (ask: Ask, id: string): Promise<Entry | null> =>
  readMessage(ask, id).catch((error: unknown) => {
    if (!(error instanceof ReadError)) throw error;
    if (error.fault === 'absent') return { text: null };
    if (error.fault === 'nonsense') return null;
    throw error;
  });

/** This scope allows labels, but no search (`q`). */
const newsletters: ReadPage = async (ask, cursor) => {
  const token = cursor === null ? '' : `&pageToken=${encodeURIComponent(cursor)}`;
  const { body } = await ask(`messages?labelIds=INBOX&maxResults=${PAGE}${token}`);
  const { messages = [], nextPageToken, resultSizeEstimate } = fieldsOf(body);
  // The answer for an empty mailbox has no `messages`; it has an estimate, as every answer does.
  if (countOf(resultSizeEstimate) === null) throw new ReadError('nonsense');
  const ids = listOf(messages).flatMap(({ id }) => textOf(id) ?? []);
  const read: (Entry | null)[] = [];
  for (let at = 0; at < ids.length; at += PARALLEL) {
    read.push(...(await Promise.all(ids.slice(at, at + PARALLEL).map((id) => messageOrNothing(ask, id)))));
  }
  // An unreadable message does not stop the others. If all are unreadable, Gmail answers in another format than
  // documented.
  if (read.length > 0 && read.every((entry) => entry === null)) throw new ReadError('nonsense');
  const entries = read.map((entry) => entry ?? { text: null });
  return { entries, next: textOf(nextPageToken), total: null };
};

export const gmail = readerOf('gmail', { newsletters });
