import { CV_FAILED } from './failed.ts';

/** Limits of a CV that is read: bytes of the file, pages of a PDF, characters of the text, and time. */
export const CV_BYTES = 5_000_000;
export const CV_PAGES = 30;
export const CV_CHARACTERS = 200_000;
export const CV_TIME_MS = 20_000;

/** Reasons why a file is not read, each with one sentence for the person. */
export const CV_PROBLEMS = {
  empty: 'This file is empty. Choose another one.',
  large: 'This file is larger than 5 MB. Choose a smaller one, for example without pictures.',
  long: 'This PDF has more than 30 pages. Choose one that is only your CV.',
  kind: 'This file is no PDF, DOCX or TXT. Save your CV as one of these, and choose it again.',
  locked: 'This file has a password. Save it without one, and choose it again.',
  word: 'This is an older Word file, or one with a password. Save it as DOCX or PDF, and choose it again.',
  broken: 'This file is damaged and cannot be read. Save it once more, or choose another one.',
  textless: 'No text was found in this file: it may be a scan. Choose one whose words can be selected.',
  slow: 'Reading this file took too long, so it was stopped. Choose a simpler one.',
  failed: CV_FAILED,
} as const;

export type CvProblem = keyof typeof CV_PROBLEMS;

/** The answer of a reader. */
export type CvText = { readonly text: string } | { readonly problem: CvProblem };
