import type { Answer } from './ask.ts';
import { type Fields, fieldsOf, listOf, partsOf, textOf } from './json.ts';
import { type Entry, type ReadPage, readerOf } from './reader.ts';

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

/** One domain of the snapshot. */
const domain =
  (name: string, entryOf: (item: Fields) => readonly Entry[]): ReadPage =>
  async (ask, cursor) => {
    const start = cursor === null ? '' : `&start=${encodeURIComponent(cursor)}`;
    const answer = await ask(`${SNAPSHOT}&domain=${name}${start}`, VERSION);
    const rows = listOf(fieldsOf(answer.body).elements).flatMap(({ snapshotData }) => partsOf(snapshotData));
    return { entries: rows.flatMap(entryOf), next: nextOf(answer), total: null };
  };

export const linkedin = readerOf('linkedin', {
  profile: domain('PROFILE', ({ Headline, Industry, Summary }) => [
    { text: Headline, about: Summary },
    { text: Industry },
  ]),
  skills: domain('SKILLS', ({ Name }) => [{ text: Name }]),
  companies: domain('COMPANY_FOLLOWS', ({ Organization }) => [{ text: Organization }]),
});
