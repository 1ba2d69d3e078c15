import { isRecord } from '../../shared/lib/is-record.ts';
import { storedState, useStoredState } from '../../shared/lib/stored-state.ts';
import { type Job, parseJob } from '../api/job.ts';
import { type JobSource, sourceOf } from '../api/search-jobs.ts';

/** The posting is kept whole, because live postings disappear. */
export interface Kept {
  readonly job: Job;
  readonly source: JobSource;
  /** Milliseconds since 1970. */
  readonly savedAt: number | null;
  /** Milliseconds since 1970. */
  readonly appliedAt: number | null;
}

export interface Marks {
  /** The newest first. */
  readonly kept: readonly Kept[];
  /** The newest first, without their descriptions. */
  readonly hidden: readonly Job[];
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

export const readStored = (value: unknown): Marks =>
  isRecord(value)
    ? {
        kept: listOf(value.kept, readKept),
        hidden: listOf(value.hidden, (entry) => parseJob(entry, plain)),
      }
    : NO_MARKS;

export const keptOf = ({ kept }: Marks, id: string) => kept.find(({ job }) => job.id === id);

export type Mark = 'savedAt' | 'appliedAt';

const withSaid = (marks: Marks, job: Job, source: JobSource, said: Partial<Pick<Kept, Mark>>): Marks => {
  const known = keptOf(marks, job.id);
  const next = { job, source, savedAt: null, appliedAt: null, ...known, ...said };
  const isEmpty = next.savedAt === null && next.appliedAt === null;
  const kept = known
    ? marks.kept.flatMap((each) => (each === known ? (isEmpty ? [] : [next]) : [each]))
    : [next, ...marks.kept];
  return { ...marks, kept: kept.slice(0, LIMIT) };
};

const toggled =
  (mark: Mark) =>
  (marks: Marks, job: Job, source: JobSource, now: number): Marks =>
    withSaid(marks, job, source, { [mark]: keptOf(marks, job.id)?.[mark] ? null : now });

export const toggledSaved = toggled('savedAt');

export const toggledApplied = toggled('appliedAt');

/** Puts earlier entries back. Marks that were set since then stay. */
const rejoined = (kept: readonly Kept[], earlier: readonly Kept[]): readonly Kept[] =>
  earlier.reduceRight((list, back, index) => {
    const present = list.find(({ job }) => job.id === back.job.id);
    if (present) {
      const { savedAt, appliedAt } = present;
      const whole = { ...present, savedAt: savedAt ?? back.savedAt, appliedAt: appliedAt ?? back.appliedAt };
      return list.map((each) => (each === present ? whole : each));
    }
    const next = earlier[index + 1]?.job.id;
    const at = next === undefined ? list.length : list.findIndex(({ job }) => job.id === next);
    return [...list.slice(0, at), back, ...list.slice(at)];
  }, kept);

/** Gives a mark back, with its time and its place in the earlier list. */
export const withMarkBack = (marks: Marks, earlier: Marks, id: string, mark: Mark): Marks => {
  const part = earlier.kept.flatMap((each) =>
    each.job.id === id
      ? { ...each, savedAt: null, appliedAt: null, [mark]: each[mark] }
      : (keptOf(marks, each.job.id) ?? []),
  );
  return { ...marks, kept: rejoined(marks.kept, part).slice(0, LIMIT) };
};

/** Gives all earlier marks back. Marks that were set since then stay. */
export const withAllBack = (marks: Marks, earlier: Marks): Marks => {
  const hidden = new Set(marks.hidden.map(({ id }) => id));
  return {
    kept: rejoined(marks.kept, earlier.kept).slice(0, LIMIT),
    hidden: [...marks.hidden, ...earlier.hidden.filter(({ id }) => !hidden.has(id))].slice(0, LIMIT),
  };
};

export const withHidden = (marks: Marks, job: Job): Marks => ({
  ...marks,
  hidden: [{ ...job, description: '' }, ...marks.hidden.filter(({ id }) => id !== job.id)].slice(0, LIMIT),
});

export const withoutHidden = (marks: Marks, id: string): Marks => ({
  ...marks,
  hidden: marks.hidden.filter((job) => job.id !== id),
});

/** The marks are the person's own: they stay when a sign-out removes what was shared. */
export const storedMarks = storedState<Marks>({
  key: 'data-connect:jobs:marks',
  empty: NO_MARKS,
  parse: readStored,
  isEmpty: ({ kept, hidden }) => kept.length === 0 && hidden.length === 0,
});

export const useMarks = () => useStoredState(storedMarks);
