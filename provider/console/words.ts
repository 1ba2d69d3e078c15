import { CallError } from '../kit/call.ts';
import type { KitTexts } from '../kit/kit-texts.ts';

const PROBLEMS: Partial<Record<CallError['code'], string>> = {
  'operator.unknown': 'No operator has this token.',
  'operator.missing': 'You are signed out. Sign in at this address in another tab, then try again here.',
  'person.unknown': 'No person here has this address.',
  'app.none': 'This application was removed.',
  'webhook.unknown': 'This event was delivered or removed in the meantime.',
  'server.unavailable': 'The provider cannot reach its database. Try again in a moment.',
  overtaken: 'This was changed in the meantime. Reload the page to see it, then change it again.',
  unreachable: 'The provider cannot be reached. Try again in a moment.',
};

/** The operator's pages are in English only. */
export const KIT_TEXTS: KitTexts = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  failed: 'This could not be loaded',
  retry: 'Try again',
  problem: (error) => {
    if (!(error instanceof CallError)) return 'Something failed. Try again.';
    if (error.code === 'request.shape' && error.detail) return `${error.detail}.`;
    return PROBLEMS[error.code] ?? 'The provider refused this.';
  },
};

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const numbers = new Intl.NumberFormat('en');

export const moment = (iso: string): string => moments.format(new Date(iso));
export const numeral = (count: number): string => numbers.format(count);
