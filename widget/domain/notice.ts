import { SDK_VERSION } from '../brand.ts';
import type { DataLabel, RequestData } from '../types.ts';
import { cut, plainLine } from './plain-line.ts';
import { type DataRow, rowsOf } from './request-data.ts';

/** The texts that the person saw when they chose, for the receipt (ISO/IEC TS 27560). Call 4 sends it as `Info.notice`. */
export interface Notice {
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly version: string;
  readonly offered: readonly { readonly data: DataLabel | 'Email'; readonly text: string }[];
}

const MAX_TEXT_LENGTH = 2000;
/** The provider accepts a notice of at most 4 KB of JSON, one line each. This part of it is for the texts. */
const MAX_TEXTS_BYTES = 3800;

const bytesOf = (text: string): number => encodeURI(JSON.stringify(text)).replace(/%../g, ' ').length;

const cutToBytes = (text: string, bytes: number): string =>
  bytesOf(text) > bytes ? cutToBytes(cut(text, text.length - 10), bytes) : text;

export const noticeOf = (
  request: RequestData,
  language: string,
  textOf: (row: DataRow) => string,
): Notice => ({
  language,
  version: SDK_VERSION,
  offered: rowsOf(request).map((row, _, { length }) => ({
    data: row.label,
    text: cutToBytes(plainLine(textOf(row), MAX_TEXT_LENGTH), MAX_TEXTS_BYTES / length) || row.id,
  })),
});
