import { SDK_VERSION } from '../brand.ts';
import type { DataLabel, RequestData } from '../types.ts';
import { type DataRow, rowsOf } from './request-data.ts';

/** What a person was shown when they chose, for the receipt (ISO/IEC TS 27560); call 4 carries it as `Info.notice`. */
export interface Notice {
  /** BCP 47 tag of the texts. */
  readonly language: string;
  /** Of the widget that showed them. */
  readonly version: string;
  readonly offered: readonly { readonly data: DataLabel; readonly text: string }[];
}

/** The provider takes one line of at most this length; the texts of tiers come from the host. */
const MAX_TEXT_LENGTH = 2000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it replaces
const GAPS = /[\s\u0000-\u001f\u007f]+/g;

/** @param textOf what a row shows, whether it was chosen or not */
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
