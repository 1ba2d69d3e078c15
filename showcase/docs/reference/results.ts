import type { DataRequestResult } from '../../../widget/types.ts';
import results from './results.json';

interface ResultField {
  /** The field's type. */
  readonly note: string;
  readonly text: string;
}

// Typed with the widget's own type, so that a new field without a description is a compile error.
const RESULT: Readonly<Record<keyof DataRequestResult, ResultField>> = results.result;

export const RESULT_FIELDS = Object.entries(RESULT).map(([name, field]) => ({ name, ...field }));

/** The window message's fields (contract §2.5). */
export const MESSAGE_FIELDS = results.messageFields;
