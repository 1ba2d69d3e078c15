import { SDK_VERSION } from '../brand.ts';
import type { DataLabel, RequestData } from '../types.ts';
import { type DataRow, rowsOf } from './request-data.ts';

/** The texts that the person saw when they chose, for the receipt (ISO/IEC TS 27560). Call 4 sends it as `Info.notice`. */
export interface Notice {
  /** BCP 47 tag of the texts. */
  readonly language: string;
  /** Version of the widget that showed the texts. */
  readonly version: string;
  readonly offered: readonly { readonly data: DataLabel; readonly text: string }[];
}

/** The provider accepts one line of at most this length. The texts of tiers come from the host. */
const MAX_TEXT_LENGTH = 2000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it replaces
const GAPS = /[\s\u0000-\u001f\u007f]+/g;

/** @param textOf returns the text of a row, chosen or not */
export const noticeOf = (
  request: RequestData,
  language: string,
  textOf: (row: DataRow) => string,
): Notice => ({
  language,
  version: SDK_VERSION,
  offered: rowsOf(request).map((row) => ({
    data: row.label,
    text: textOf(row).replace(GAPS, ' ').trim().slice(0, MAX_TEXT_LENGTH) || row.id,
  })),
});
