import { isRecord } from '../../shared/lib/is-record.ts';

/** A posting in the job search's own shape (specification §3), with every gap filled. */
export interface Job {
  readonly id: string;
  readonly title: string;
  /** HTML from a third party: shown sanitised only. */
  readonly description: string;
  /** http(s) address, or empty when the posting has none that may be linked. */
  readonly redirect_url: string;
  readonly company: { readonly display_name: string };
  readonly location: { readonly display_name: string };
  readonly category: { readonly label: string };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const idOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value);

const fieldOf = (value: unknown, name: string) => (isRecord(value) ? textOf(value[name]) : '');

/** The address as given when a browser would read it as http(s), else empty. */
export const linkable = (value: unknown) => {
  const text = textOf(value);
  if (!URL.canParse(text)) return '';
  const { protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? text : '';
};

/** A posting without id or title can be neither opened nor named: `null`. */
export const parseJob = (value: unknown): Job | null => {
  if (!isRecord(value)) return null;
  const id = idOf(value.id);
  const title = textOf(value.title);
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

/** The postings of a list, each id once, what can't be read left out; `null` when it is no list. */
export const parseJobs = (value: unknown): readonly Job[] | null => {
  if (!Array.isArray(value)) return null;
  const byId = new Map<string, Job>();
  for (const entry of value) {
    const job = parseJob(entry);
    if (job && !byId.has(job.id)) byId.set(job.id, job);
  }
  return [...byId.values()];
};
