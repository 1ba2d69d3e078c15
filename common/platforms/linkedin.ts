import { at, type KnownFile, ofDate } from './kit/archive.ts';
import type { Lists } from './kit/facts.ts';
import { type Fields, fieldsOf, listOf, partsOf, textOf } from './kit/json.ts';
import { type Connector, PLAIN } from './kit/oauth.ts';
import type { Answer, Entry, PlatformReader, ReadPage } from './kit/reading.ts';
import { pageOf, type StandIn } from './kit/stand-in.ts';
import { standIn as answers, profileRow } from './linkedin.json';

export const lists = {
  profile: { kind: 'profile', atMost: 10 },
  skills: { kind: 'profile', atMost: 100 },
  companies: { kind: 'follows', atMost: 300 },
} as const satisfies Lists;

// Signing in (`openid`, `profile`) gives a name and a picture only, and no interests.
// https://learn.microsoft.com/linkedin/shared/authentication/authorization-code-flow
export const oauth = (): Connector => ({
  ...PLAIN,
  authorize: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  revocation: null,
  api: 'https://api.linkedin.com/rest',
  scopes: ['r_dma_portability_3rd_party'],
});

/** https://learn.microsoft.com/linkedin/dma/member-data-portability/shared/member-snapshot-api */
const SNAPSHOT = 'memberSnapshotData?q=criteria';
const ORIGIN = 'https://api.linkedin.com';
const VERSION = { 'LinkedIn-Version': '202312' };

const nextOf = ({ body }: Answer): string | null => {
  const { links } = fieldsOf(fieldsOf(body).paging);
  const next = Array.isArray(links) ? links.map(fieldsOf).find(({ rel }) => rel === 'next') : undefined;
  const href = textOf(next?.href);
  return href !== null && URL.canParse(href, ORIGIN) ? new URL(href, ORIGIN).searchParams.get('start') : null;
};

const domain =
  (name: string, entryOf: (item: Fields) => readonly Entry[]): ReadPage =>
  async (ask, cursor) => {
    const start = cursor === null ? '' : `&start=${encodeURIComponent(cursor)}`;
    const answer = await ask(`${SNAPSHOT}&domain=${name}${start}`, VERSION);
    const rows = listOf(fieldsOf(answer.body).elements).flatMap(({ snapshotData }) => partsOf(snapshotData));
    return { entries: rows.flatMap(entryOf), next: nextOf(answer), total: null };
  };

export const reader = (): PlatformReader<typeof lists> => ({
  pages: {
    profile: domain('PROFILE', ({ Headline, Industry, Summary }) => [
      { text: Headline, about: Summary },
      { text: Industry },
    ]),
    skills: domain('SKILLS', ({ Name }) => [{ text: Name }]),
    companies: domain('COMPANY_FOLLOWS', ({ Organization }) => [{ text: Organization }]),
  },
  // Codes for a call that names no version of the API, or one that LinkedIn has ended.
  codes: { operator: ['VERSION_MISSING', 'NONEXISTENT_VERSION'] },
  // The answer if the member has no data in a domain.
  statuses: { 404: 'absent' },
  isCollected: true,
});

interface Column {
  readonly name: RegExp;
  /** Index of the column, for exports in another language, whose columns have translated names. */
  readonly place?: number;
}

/** Pattern of the cells of a column. Any cell may be empty. */
const CELLS = { text: /^/, date: /^.{0,16}\p{Nd}{4}.{0,16}$/u, link: /^https?:/i } as const;

type Columns = readonly (keyof typeof CELLS)[];

/** Whether a line matches the columns of a table, and has a date or a link in at least one of them. */
const fits = (cells: readonly string[], columns: Columns): boolean => {
  const given = cells.map((cell) => cell.trim());
  const marks = given.filter((cell, at) => cell !== '' && columns[at] !== 'text');
  return (
    given.length === columns.length &&
    columns.every((column, at) => given[at] === '' || CELLS[column].test(given[at] ?? '')) &&
    (marks.length > 0 || columns.length === 1)
  );
};

/**
 * A table of LinkedIn: the column with the text, and columns with more facts. Other programs write tables with the same
 * file names (`Skills.csv`, `Projects.csv`), often with people's names. So a column without a known name is read only
 * from a line that matches all of LinkedIn's columns.
 */
const table = (
  file: string,
  kind: KnownFile['kind'],
  { name, place }: Column,
  more: {
    readonly about?: Column;
    readonly date?: RegExp;
    readonly columns?: Columns;
    /** Reads the texts of a cell that has several, or has other content too. */
    readonly textsIn?: (cell: string) => readonly string[];
  } = {},
): KnownFile => ({
  kind,
  // LinkedIn numbers the files of long lists, and a browser those of a second download.
  isAt: at(`${file}(?:_\\d+| ?\\(\\d+\\))?\\.csv`),
  format: 'csv',
  header: name,
  pick: ({ cells, cell }) => {
    const { about, date, columns, textsIn = (text) => [text] } = more;
    const isByName = cell(name) !== '' && columns?.length !== 1;
    if (columns !== undefined && !isByName && !fits(cells, columns)) return null;
    return textsIn(cell(name, place)).map((text) => ({
      text,
      about: about ? cell(about.name, about.place) : '',
      at: date ? ofDate(cell(date)) : null,
    }));
  },
});

export const archive = (): readonly KnownFile[] => [
  table('Company[ _]Follows', 'follows', { name: /^Organization$/i, place: 0 }, { date: /^Followed On$/i }),
  table('Hashtag_Follows', 'follows', { name: /^Hashtag$/i }),
  table('Interests', 'profile', { name: /^(?:Name|Interests?)$/i, place: 0 }, { columns: ['text'] }),
  table('Skills', 'profile', { name: /^Name$/i, place: 0 }, { columns: ['text'] }),
  table(
    'Positions',
    'works-on',
    { name: /^Title$/i, place: 1 },
    {
      about: { name: /^Description$/i, place: 2 },
      columns: ['text', 'text', 'text', 'text', 'date', 'date'],
    },
  ),
  table(
    'Education',
    'profile',
    { name: /^Degree Name$/i, place: 4 },
    { columns: ['text', 'date', 'date', 'text', 'text', 'text'] },
  ),
  table(
    'Certifications',
    'profile',
    { name: /^Name$/i, place: 0 },
    { columns: ['text', 'link', 'text', 'date', 'date', 'text'] },
  ),
  table('Courses', 'profile', { name: /^Name$/i }),
  table(
    'Projects',
    'works-on',
    { name: /^Title$/i, place: 0 },
    {
      about: { name: /^Description$/i, place: 1 },
      columns: ['text', 'text', 'link', 'date', 'date'],
    },
  ),
  table('Learning', 'saves', { name: /^Content Title$/i }),
  table('Saved Jobs', 'saves', { name: /^Job Title$/i, place: 2 }),
  table('Job Applications', 'saves', { name: /^Job Title$/i }),
  table(
    'Job Seeker Preferences',
    'profile',
    { name: /^Job Titles$/i },
    { textsIn: (titles) => titles.split(/[|;,]/) },
  ),
  table(
    'Saved ?Job ?Alerts',
    'saves',
    { name: /^QUERY_CONTEXT$/i },
    // `{keywords=robotics engineer, spellCheckEnabled=true, …}`
    { textsIn: (query) => [/\bkeywords=([^,}]+)/.exec(query)?.[1] ?? ''] },
  ),
  table(
    'Publications',
    'works-on',
    { name: /^Name$/i, place: 0 },
    { columns: ['text', 'date', 'text', 'text', 'link'] },
  ),
  table('Patents', 'works-on', { name: /^Title$/i }),
  table(
    'Volunteering',
    'works-on',
    { name: /^Role$/i, place: 1 },
    { columns: ['text', 'text', 'text', 'date', 'date', 'text'] },
  ),
  table('Events', 'likes', { name: /^Event Name$/i }),
  // The line also has the person's name and address, so only these two columns are read, and only by their names.
  table('Profile', 'profile', { name: /^Headline$/i }, { about: { name: /^Industry$/i } }),
];

/** https://learn.microsoft.com/linkedin/dma/member-data-portability/shared/member-snapshot-api */
const profileOf = (Headline: string, Industry = '') => ({ ...profileRow, Headline, Industry });

export const standIn = (): StandIn => ({
  // https://learn.microsoft.com/linkedin/shared/authentication/authorization-code-flow
  ...answers,
  // https://learn.microsoft.com/linkedin/shared/api-guide/concepts/error-handling
  limit: () => ({
    status: 429,
    body: { message: 'Resource level throttle limit is reached.', serviceErrorCode: 429, status: 429 },
  }),
  answer: ([profile, skills, companies], { path, query }) => {
    const [headline, industry] = profile ?? [];
    const domains: Record<string, readonly object[]> = {
      PROFILE: headline === undefined ? [] : [profileOf(headline, industry)],
      SKILLS: (skills ?? []).map((Name) => ({ Name })),
      COMPANY_FOLLOWS: (companies ?? []).map((Organization) => ({
        Organization,
        'Followed On': 'Sun Mar 01 10:00:00 UTC 2026',
      })),
    };
    const domain = query.get('domain') ?? '';
    const { page, next } = pageOf(domains[domain] ?? [], query, { size: 'count', cursor: 'start' });
    // LinkedIn answers 404 for a domain without data. Only a person without any data gets an empty profile instead.
    if (page.length === 0 && (domain !== 'PROFILE' || headline !== undefined)) return null;
    const href = `/rest/${path}?count=10&domain=${domain}&q=criteria&start=${next}`;
    return {
      paging: {
        start: Number(query.get('start') ?? 0),
        count: 10,
        links: next === null ? [] : [{ type: 'application/json', rel: 'next', href }],
        total: page.length,
      },
      elements: [{ snapshotData: page, snapshotDomain: domain }],
    };
  },
});
