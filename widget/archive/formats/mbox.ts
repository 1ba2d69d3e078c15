import type { MailHead } from '../../../common/platforms/kit/archive.ts';

const NEWLINE = 10;
const RETURN = 13;
const MARK = [0x46, 0x72, 0x6f, 0x6d, 0x20];
/** Editors write a byte order mark before the first line. */
const BYTE_ORDER = [0xef, 0xbb, 0xbf];
/** A longer head is cut. */
const MAX_BYTES = 64 * 1024;

const decoder = new TextDecoder();

const headOf = (bytes: Uint8Array): MailHead => {
  // A line that begins with a space continues the one above (RFC 5322, section 2.2.3).
  const lines = decoder
    .decode(bytes)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const field = (name: string) =>
    lines
      .find((line) => line.slice(0, name.length + 1).toLowerCase() === `${name}:`)
      ?.slice(name.length + 1)
      .trim() ?? '';
  return {
    from: field('from'),
    listId: field('list-id'),
    date: field('date'),
    labels: field('x-gmail-labels'),
    canUnsubscribe: field('list-unsubscribe') !== '',
  };
};

/** RFC 4155. The mails' texts are passed over without decoding them. */
export const readMbox = async (
  chunks: AsyncIterable<Uint8Array>,
  onMail: (head: MailHead) => void,
): Promise<void> => {
  const head = new Uint8Array(MAX_BYTES);
  let length = 0;
  let isHead = false;
  /** How many bytes of "From " the present line begins with; -1 if the line is another one. */
  let matched = 0;
  let isEmptyLine = true;

  const endHead = () => {
    if (isHead) onMail(headOf(head.subarray(0, length)));
    isHead = false;
    length = 0;
  };
  const keep = (line: Uint8Array) => {
    const part = line.subarray(0, MAX_BYTES - length);
    head.set(part, length);
    length += part.byteLength;
  };

  let isFirst = true;
  for await (const chunk of chunks) {
    let at = isFirst && BYTE_ORDER.every((byte, place) => chunk[place] === byte) ? BYTE_ORDER.length : 0;
    isFirst &&= chunk.byteLength === 0;
    while (at < chunk.byteLength) {
      const newline = chunk.indexOf(NEWLINE, at);
      const end = newline === -1 ? chunk.byteLength : newline + 1;
      for (let place = at; matched >= 0 && matched < MARK.length && place < end; place += 1) {
        matched = chunk[place] === MARK[matched] ? matched + 1 : -1;
      }
      if (isHead) {
        keep(chunk.subarray(at, end));
        for (let place = at; isEmptyLine && place < end; place += 1) {
          const byte = chunk[place];
          isEmptyLine = byte === NEWLINE || byte === RETURN;
        }
      }
      if (newline !== -1) {
        if (isHead && isEmptyLine) endHead();
        else if (!isHead && matched === MARK.length) isHead = true;
        matched = 0;
        isEmptyLine = true;
      }
      at = end;
    }
  }
  endHead();
};
