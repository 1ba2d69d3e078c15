import type { Job } from '../api/job.ts';
import { plainText } from '../api/plain-text.ts';

/** Remembers the result for as long as the posting is in memory. */
export const oncePerJob = <Value extends object>(read: (job: Job) => Value) => {
  const known = new WeakMap<Job, Value>();
  return (job: Job): Value => {
    const value = known.get(job) ?? read(job);
    known.set(job, value);
    return value;
  };
};

export interface Word {
  readonly raw: string;
  readonly form: string;
}

/** `C++`, `C#` and `R&D` are words. */
const WORD = /[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*[+#]*/gu;
/** Two words with one of these between them are no phrase. */
const BREAK = /[.!?:;,()[\]{}<>|/\\•·"“”\n\r\t]+/u;

/** The word without case and plural. A word of two letters keeps its case: the skill `IT` is not the word "it". */
const formOf = (raw: string) => {
  if (raw.length <= 2) return raw;
  const word = raw.toLowerCase();
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};

/** One list for each part between breaks. */
export const partsOf = (text: string): readonly (readonly Word[])[] =>
  text
    .split(BREAK)
    .map((part) => (part.match(WORD) ?? []).map((raw) => ({ raw, form: formOf(raw) })))
    .filter(({ length }) => length > 0);

/** A phrase with spaces around it, to find it in `comparable` text; empty if the text has no word. */
export const phraseIn = (text: string): string => {
  const words = partsOf(text).flat();
  return words.length === 0 ? '' : ` ${words.map(({ form }) => form).join(' ')} `;
};

/** A text in which `phraseIn` finds phrases of whole words. */
export const comparable = (text: string): string =>
  partsOf(text)
    .map((part) => ` ${part.map(({ form }) => form).join(' ')} `)
    .join('|');

export const postingText = ({ title, category, description }: Job): string => {
  const shown = description.replace(/<(?:p|br|li|h\d|div|tr)\b/gi, '\n<');
  const lines = shown.split('\n').map(plainText);
  return [title, category.label, ...category.topics, ...lines].join('\n');
};

/** Returns an object, because `oncePerJob` remembers objects only. */
export const comparablePosting = oncePerJob((job) => ({ text: comparable(postingText(job)) }));
