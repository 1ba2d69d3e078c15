import { CV_FAILED } from '../constants.ts';
import problems from './problems.json';

export const CV_BYTES = 5_000_000;
export const CV_PAGES = 30;
export const CV_CHARACTERS = 200_000;
export const CV_TIME_MS = 20_000;

export const CV_PROBLEMS = { ...problems, failed: CV_FAILED };

export type CvProblem = keyof typeof CV_PROBLEMS;

export type CvText = { readonly text: string } | { readonly problem: CvProblem };
