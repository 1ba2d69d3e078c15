import { listNameOf, newsletterOf } from '../list-name.ts';
import { GOOGLE_CODES, GOOGLE_OAUTH, googleRefusals, googleTokens } from './companies/google.ts';
import { isUnwanted } from './companies/google-names.ts';
import { type KnownFile, ofDate } from './kit/archive.ts';
import type { Lists } from './kit/facts.ts';
import { countOf, fieldsOf, listOf, millisecondsOf, partsOf, textOf } from './kit/json.ts';
import type { Connector } from './kit/oauth.ts';
import { ReadError } from './kit/read-error.ts';
import type { Ask, Entry, PlatformReader, ReadPage } from './kit/reading.ts';
import { DAY, pageOf, type StandIn, thingsOf } from './kit/stand-in.ts';

export const lists = { newsletters: { kind: 'follows', atMost: 500 } } as const satisfies Lists;

// Labels and headers, never the text of a mail: https://developers.google.com/workspace/gmail/api/auth/scopes
export const oauth = (): Connector => ({
  ...GOOGLE_OAUTH,
  api: 'https://gmail.googleapis.com/gmail/v1/users/me',
  scopes: ['https://www.googleapis.com/auth/gmail.metadata'],
});

/** Few messages, because each one needs a separate call. */
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

/** Reads messages by their label, because this scope allows no search (`q`). */
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
  // If all messages are unreadable, Gmail answers in another format than documented.
  if (read.length > 0 && read.every((entry) => entry === null)) throw new ReadError('nonsense');
  const entries = read.map((entry) => entry ?? { text: null });
  return { entries, next: textOf(nextPageToken), total: null };
};

export const reader = (): PlatformReader<typeof lists> => ({
  pages: { newsletters },
  codes: {
    ...GOOGLE_CODES,
    // A Google account without Gmail: "Mail service not enabled".
    absent: [...GOOGLE_CODES.absent, 'failedPrecondition', 'FAILED_PRECONDITION'],
  },
  hasOnlyError: true,
});

export const archive = (): readonly KnownFile[] => [
  {
    kind: 'follows',
    // The Mail program of macOS exports a folder `Name.mbox` with a file `mbox`.
    isAt: (path) => /\.mbox$|\.mbox\/mbox$/i.test(path),
    format: 'mbox',
    pick: ({ listId, from, date, labels, canUnsubscribe }) => {
      if ((listId === '' && !canUnsubscribe) || isUnwanted(labels)) return null;
      const text = listNameOf(listId, from) ?? (canUnsubscribe ? newsletterOf(from) : null);
      return text === null ? null : { text, at: ofDate(date) };
    },
  },
];

export const standIn = (): StandIn => ({
  urlKey: 'gmail_url',
  shares: ['Names of your newsletters'],
  ...googleTokens('https://www.googleapis.com/auth/gmail.metadata'),
  ...googleRefusals(429, 'usageLimits', 'rateLimitExceeded'),
  // A message of the list has two ids only:
  // https://googleapis.dev/dotnet/Google.Apis.Gmail.v1/latest/api/Google.Apis.Gmail.v1.Data.ListMessagesResponse.html.
  // Metadata: https://developers.google.com/workspace/gmail/api/reference/rest/v1/users.messages.
  answer: ([newsletters], { path, query }) => {
    const things = thingsOf(newsletters);
    if (path === 'messages') {
      const { page, next } = pageOf(things, query, { size: 'maxResults', cursor: 'pageToken' });
      const messages = page.map(({ id }) => ({ id, threadId: id }));
      return {
        messages,
        resultSizeEstimate: things.length,
        ...(next === null ? {} : { nextPageToken: next }),
      };
    }
    const thing = things.find(({ id }) => path === `messages/${id}`);
    if (thing === undefined) return null;
    const headers = [
      { name: 'From', value: `"${thing.text}" <news@example.org>` },
      { name: 'List-ID', value: `"${thing.text}" <news.example.org>` },
    ];
    return {
      id: thing.id,
      threadId: thing.id,
      labelIds: ['CATEGORY_PROMOTIONS', 'UNREAD', 'INBOX'],
      snippet: '',
      payload: { mimeType: 'multipart/alternative', headers },
      sizeEstimate: 52_276,
      historyId: '1893924',
      internalDate: `${Date.parse(DAY)}`,
    };
  },
});
