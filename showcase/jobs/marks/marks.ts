import { isRecord } from '../../shared/lib/is-record.ts';
import { type Job, parseJob } from '../api/job.ts';
import { type JobSource, sourceOf } from '../api/search-jobs.ts';

/** A posting that the person saved or applied for. It is kept whole, because live postings disappear. */
export interface Kept {
  readonly job: Job;
  readonly source: JobSource;
  /** Milliseconds since 1970; `null` if the person did not save it. */
  readonly savedAt: number | null;
  /** Milliseconds since 1970; `null` if the person did not say that they applied. */
  readonly appliedAt: number | null;
}

/** A posting that does not interest the person. Its description is not kept. */
export type Hidden = Job;

/** What the person said of postings in this browser. */
export interface Marks {
  /** The newest first. */
  readonly kept: readonly Kept[];
  /** The newest first. */
  readonly hidden: readonly Hidden[];
}

export const NO_MARKS: Marks = { kept: [], hidden: [] };

/** Each list keeps its newest entries: storage has space for about 5 MB. */
const LIMIT = 500;

const plain = (text: string) => text;

const timeOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

const listOf = <Entry>(value: unknown, read: (entry: unknown) => Entry | null): readonly Entry[] =>
  (Array.isArray(value) ? value : []).flatMap((entry: unknown) => read(entry) ?? []).slice(0, LIMIT);

const readKept = (value: unknown): Kept | null => {
  const job = isRecord(value) ? parseJob(value.job, plain) : null;
  if (!isRecord(value) || job === null) return null;
  const [savedAt, appliedAt] = [timeOf(value.savedAt), timeOf(value.appliedAt)];
  return savedAt === null && appliedAt === null
    ? null
    : { job, source: sourceOf(value.source), savedAt, appliedAt };
};

/** Reads stored marks; unreadable entries are left out. */
export const readStored = (value: unknown): Marks =>
  isRecord(value)
    ? {
        kept: listOf(value.kept, readKept),
        hidden: listOf(value.hidden, (entry) => parseJob(entry, plain)),
      }
    : NO_MARKS;

export const keptOf = ({ kept }: Marks, id: string) => kept.find(({ job }) => job.id === id);

type Said = Pick<Kept, 'savedAt' | 'appliedAt'>;

/** A posting about which nothing is said any more leaves the list; the others keep their places. */
const withSaid = (marks: Marks, job: Job, source: JobSource, said: Partial<Said>): Marks => {
  const known = keptOf(marks, job.id);
  const next = { job, source, savedAt: null, appliedAt: null, ...known, ...said };
  const isEmpty = next.savedAt === null && next.appliedAt === null;
  const kept = known
    ? marks.kept.flatMap((each) => (each === known ? (isEmpty ? [] : [next]) : [each]))
    : [next, ...marks.kept];
  return { ...marks, kept: kept.slice(0, LIMIT) };
};

/** Saves a posting, or takes that back. */
export const toggledSaved = (marks: Marks, job: Job, source: JobSource, now: number): Marks =>
  withSaid(marks, job, source, { savedAt: keptOf(marks, job.id)?.savedAt ? null : now });

/** Notes that the person applied, or takes that back. */
export const toggledApplied = (marks: Marks, job: Job, source: JobSource, now: number): Marks =>
  withSaid(marks, job, source, { appliedAt: keptOf(marks, job.id)?.appliedAt ? null : now });

/** Hides a posting. A saved one stays saved. */
export const withHidden = (marks: Marks, job: Job): Marks => ({
  ...marks,
  hidden: [{ ...job, description: '' }, ...marks.hidden.filter(({ id }) => id !== job.id)].slice(0, LIMIT),
});

export const withoutHidden = (marks: Marks, id: string): Marks => ({
  ...marks,
  hidden: marks.hidden.filter((job) => job.id !== id),
});
