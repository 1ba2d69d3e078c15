import {
  type ExportEntry,
  fieldsIn,
  type KnownFile,
  ofDate,
  type PageReading,
  type PageText,
  textIn,
} from './kit/archive.ts';
import type { Lists } from './kit/facts.ts';
import { type Fields, fieldsOf, listOf, textOf, timeOf } from './kit/json.ts';
import { type Connector, PLAIN } from './kit/oauth.ts';
import type { Entry, PlatformReader, ReadPage } from './kit/reading.ts';
import { DAY, pageOf, type StandIn, type Thing, thingsOf } from './kit/stand-in.ts';
import { standIn as answers } from './pinterest.json';

export const lists = {
  boards: { kind: 'follows', atMost: 150 },
  pins: { kind: 'saves', atMost: 350 },
} as const satisfies Lists;

// https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/
export const oauth = (): Connector => ({
  ...PLAIN,
  authorize: 'https://www.pinterest.com/oauth/',
  token: 'https://api.pinterest.com/v5/oauth/token',
  tokenCodes: { operator: [2] },
  revocation: null,
  api: 'https://api.pinterest.com/v5',
  scopes: ['user_accounts:read', 'boards:read', 'pins:read'],
  separator: ',',
  authentication: 'basic',
});

/** https://developers.pinterest.com/docs/api/v5/boards-list, …/pins-list */
const listFrom =
  (path: string, entryOf: (item: Fields) => Entry | null): ReadPage =>
  async (ask, cursor) => {
    const bookmark = cursor === null ? '' : `&bookmark=${encodeURIComponent(cursor)}`;
    const { body } = await ask(`${path}?page_size=100${bookmark}`);
    const { items, bookmark: next } = fieldsOf(body);
    return { entries: listOf(items).flatMap((item) => entryOf(item) ?? []), next: textOf(next), total: null };
  };

/** A secret or protected board. An application with a wider scope gets these too. */
const isHidden = ({ privacy }: Fields) => (textOf(privacy) ?? 'PUBLIC').toUpperCase() !== 'PUBLIC';

export const reader = (): PlatformReader<typeof lists> => ({
  pages: {
    boards: listFrom('boards', (board) =>
      isHidden(board) ? null : { text: board.name, about: board.description, at: timeOf(board.created_at) },
    ),
    // Most pins have no title. The description of the picture is then the only text.
    pins: listFrom('pins', ({ title, description, alt_text, created_at }) => ({
      text: textOf(title) ?? textOf(alt_text) ?? textOf(description),
      about: description,
      at: timeOf(created_at),
    })),
  },
  // https://developers.pinterest.com/docs/reference/error-codes; seen in pinterest/api-quickstart (issues 97 and 130)
  // and in clients of API v5. Status 401 with code 3 means a missing scope, which a new token would not fix. Code 1
  // means an expired bookmark.
  codes: {
    nonsense: [1],
    token: [2, 283],
    scope: [3, 7, 29],
    limited: [8],
    unreachable: [9, 11, 12, 16],
    absent: [30, 40, 50],
  },
  // Codes 3 and 29 mean a missing permission, or an application that Pinterest has not approved.
  messages: [[/\bconsumer type\b|\btrial access\b/i, 'operator']],
});

/** An entry is a list of lines "Name: value," of which some say "No data". */
const textAfter = (label: RegExp, line: string): string => {
  const [, value = ''] = label.exec(line) ?? [];
  const text = value.replace(/,\s*$/, '').trim();
  return /^no data$/i.test(text) ? '' : text;
};

const TITLE = /^(?:grid )?title\s*:\s*(.+)$/i;
const BOARD = /^(?:board name|name)\s*:\s*(.+)$/i;

const labelled =
  (label: RegExp) =>
  ({ text }: PageText): ExportEntry | null => {
    const value = textAfter(label, text);
    return value === '' ? null : { text: value };
  };

const PIN = /pinterest\.[a-z.]+\/pin\//i;
/** A person's own pages begin with an underscore: `/amal/_saved/`. */
const PAGE_OF_BOARD = /pinterest\.[a-z.]+\/[^/?#]+\/[^/?#_][^/?#]*\/?$/i;

/** The export as one page: headings, and below each its pins or boards, which begin with a link. */
const wholeExport = (): PageReading => {
  let title = '';
  let board = '';
  let isPin = false;
  const end = (): readonly ExportEntry[] => {
    const entry: ExportEntry = { kind: 'saves', text: title || board, about: title === '' ? '' : board };
    [title, board, isPin] = ['', '', false];
    return entry.text === '' ? [] : [entry];
  };
  return {
    onText: ({ href, path, text }) => {
      const isHeading = /\bh[1-6]$/.test(path);
      if (isHeading || PIN.test(href)) {
        const ended = end();
        isPin = !isHeading;
        return ended;
      }
      if (PAGE_OF_BOARD.test(href) && !/^https?:/i.test(text)) return [...end(), { kind: 'follows', text }];
      if (isPin) {
        title ||= textAfter(TITLE, text);
        board ||= textAfter(BOARD, text);
      }
      return null;
    },
    end,
  };
};

/** A board has a name, a pin a title. */
const ofJson = (value: unknown): ExportEntry => {
  const { name, title, grid_title, board, created_at } = fieldsIn(value);
  const pin = textIn(title) || textIn(grid_title);
  const about = textIn(board) || textIn(fieldsIn(board).name);
  const time = ofDate(created_at);
  return pin === ''
    ? { kind: 'follows', text: textIn(name), at: time }
    : { kind: 'saves', text: pin, about, at: time };
};

const by = (pattern: RegExp) => (path: string) => pattern.test(path);

export const archive = (): readonly KnownFile[] => [
  {
    kind: 'follows',
    isAt: by(/(?:^|\/)(?:[\w -]*_)?boards?(?:_\d+)?\.html$/i),
    format: 'html',
    pick: labelled(/^(?:board name|name|title)\s*:\s*(.+)$/i),
  },
  {
    kind: 'saves',
    isAt: by(/(?:^|\/)(?:[\w -]*_)?pins?(?:_\d+)?\.html$/i),
    format: 'html',
    pick: labelled(TITLE),
  },
  {
    kind: 'saves',
    isAt: by(/pinterest.*\.html?$/i),
    format: 'page',
    start: wholeExport,
  },
  {
    kind: 'saves',
    isAt: by(/(?:^|\/)(?:[\w -]*_)?(?:boards?|pins?)(?:_\d+)?\.json$|pinterest.*\.json$/i),
    format: 'json',
    paths: ['$.*', '$.boards.*', '$.pins.*', '$.items.*'],
    pick: ofJson,
  },
];

export const standIn = (): StandIn => ({
  // Seen in public tests of Pinterest's own quick start, whose `expires_in` is a text.
  ...answers,
  // https://developers.pinterest.com/docs/reference/error-codes/
  limit: () => ({
    status: 429,
    body: { code: 8, message: 'You have exceeded your rate limit. Try again later.' },
  }),
  // Seen in Pinterest's own description of its API: `v5/openapi.yaml` of pinterest/api-description.
  answer: ([boards, pins], { path, query }) => {
    const { page, next } = pageOf(thingsOf(path === 'boards' ? boards : pins), query, {
      size: 'page_size',
      cursor: 'bookmark',
    });
    const itemOf = ({ id, text, about }: Thing) =>
      path === 'boards' ? { id, name: text, description: about } : { id, title: text, description: about };
    return { items: page.map((thing) => ({ ...itemOf(thing), created_at: DAY })), bookmark: next };
  },
});
