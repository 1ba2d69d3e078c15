import { fieldsOf, ofDate, textOf } from '../fields.ts';
import type { PageText } from '../formats/html.ts';
import type { Entry, KnownFile, PageReading } from '../known-file.ts';

const PINTEREST = { platform: 'pinterest' } as const;

const at = (pattern: RegExp) => (path: string) => pattern.test(path);

/** An entry is a list of lines "Name: value," of which some say "No data". */
const textAfter = (label: RegExp, line: string): string => {
  const [, value = ''] = label.exec(line) ?? [];
  const text = value.replace(/,\s*$/, '').trim();
  return /^no data$/i.test(text) ? '' : text;
};

const TITLE = /^(?:grid )?title\s*:\s*(.+)$/i;
const BOARD = /^(?:board name|name)\s*:\s*(.+)$/i;

/** Pages with boards only, or with pins only. */
const labelled =
  (label: RegExp) =>
  ({ text }: PageText): Entry | null => {
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
  const end = (): readonly Entry[] => {
    const entry: Entry = { kind: 'saves', text: title || board, about: title === '' ? '' : board };
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
const ofJson = (value: unknown): Entry => {
  const { name, title, grid_title, board, created_at } = fieldsOf(value);
  const pin = textOf(title) || textOf(grid_title);
  const about = textOf(board) || textOf(fieldsOf(board).name);
  const time = ofDate(created_at);
  return pin === ''
    ? { kind: 'follows', text: textOf(name), at: time }
    : { kind: 'saves', text: pin, about, at: time };
};

export const PINTEREST_FILES: readonly KnownFile[] = [
  {
    ...PINTEREST,
    kind: 'follows',
    isAt: at(/(?:^|\/)(?:[\w -]*_)?boards?(?:_\d+)?\.html$/i),
    format: 'html',
    pick: labelled(/^(?:board name|name|title)\s*:\s*(.+)$/i),
  },
  {
    ...PINTEREST,
    kind: 'saves',
    isAt: at(/(?:^|\/)(?:[\w -]*_)?pins?(?:_\d+)?\.html$/i),
    format: 'html',
    pick: labelled(TITLE),
  },
  {
    ...PINTEREST,
    kind: 'saves',
    isAt: at(/pinterest.*\.html?$/i),
    format: 'page',
    start: wholeExport,
  },
  {
    ...PINTEREST,
    kind: 'saves',
    isAt: at(/(?:^|\/)(?:[\w -]*_)?(?:boards?|pins?)(?:_\d+)?\.json$|pinterest.*\.json$/i),
    format: 'json',
    paths: ['$.*', '$.boards.*', '$.pins.*', '$.items.*'],
    pick: ofJson,
  },
];
