import { dayOf } from '../../shared/lib/format.ts';
import { payText, placeText, timeText } from '../api/job-facts.ts';
import type { Kept } from './marks.ts';

const HEAD = ['Title', 'Employer', 'Place', 'Pay', 'Hours', 'Category', 'Saved', 'Applied', 'Apply at'];

/**
 * A spreadsheet would run a cell that begins like a formula, and a posting comes from a third party. A spreadsheet that
 * separates by semicolons or tabs begins a cell inside the quotes too.
 */
const FORMULA = /(^|[;\t\r\n]\s*)([=+\-@\t\r＝＋－＠])/g;

const cell = (text: string) => `"${text.replace(FORMULA, "$1'$2").replaceAll('"', '""')}"`;

/** Returns the saved postings as CSV (RFC 4180), for a spreadsheet. */
export const savedTable = (kept: readonly Kept[]): string =>
  [
    HEAD,
    ...kept.map(({ job, savedAt, appliedAt }) => [
      job.title,
      job.company.display_name,
      placeText(job),
      payText(job),
      timeText(job),
      job.category.label,
      savedAt === null ? '' : dayOf(savedAt),
      appliedAt === null ? '' : dayOf(appliedAt),
      job.redirect_url,
    ]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
