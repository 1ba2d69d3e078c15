import { isRecord } from '../../shared/lib/is-record.ts';
import { plainText } from './plain-text.ts';

/** A posting in the shape of the job search (specification §3). Missing fields have default values. */
export interface Job {
  readonly id: string;
  readonly title: string;
  /** HTML from a third party. It must be sanitised before it is shown. */
  readonly description: string;
  /** An http(s) address; empty if the posting has no safe one. */
  readonly redirect_url: string;
  readonly company: { readonly display_name: string };
  readonly location: { readonly display_name: string };
  readonly category: { readonly label: string };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const idOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value);

const fieldOf = (value: unknown, name: string) => (isRecord(value) ? plainText(textOf(value[name])) : '');

/** Returns the address if a browser would read it as http(s), else an empty text. */
export const linkable = (value: unknown) => {
  const text = textOf(value);
  if (!URL.canParse(text)) return '';
  const { protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? text : '';
};

/** Parses a posting. Returns `null` without id or title: such a posting can be neither opened nor named. */
export const parseJob = (value: unknown): Job | null => {
  if (!isRecord(value)) return null;
  const id = idOf(value.id);
  const title = plainText(textOf(value.title));
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    description: textOf(value.description),
    redirect_url: linkable(value.redirect_url),
    company: { display_name: fieldOf(value.company, 'display_name') },
    location: { display_name: fieldOf(value.location, 'display_name') },
    category: { label: fieldOf(value.category, 'label') },
  };
};

/** Parses a list of postings: each id once, without unreadable entries. Returns `null` if it is no list. */
export const parseJobs = (value: unknown): readonly Job[] | null => {
  if (!Array.isArray(value)) return null;
  const byId = new Map<string, Job>();
  for (const entry of value) {
    const job = parseJob(entry);
    if (job && !byId.has(job.id)) byId.set(job.id, job);
  }
  return [...byId.values()];
};
