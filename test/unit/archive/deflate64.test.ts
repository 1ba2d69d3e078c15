import { constants, deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { rawZip } from './raw-archives.ts';
import { linesOf, problemOf, read } from './reading.ts';

const DEFLATED_64 = 9;
const NAME = 'subscribed_subreddits.csv';

const zipOf = (content: Uint8Array, size: number) =>
  new File([rawZip([{ name: Buffer.from(NAME), content, method: DEFLATED_64, size }])], 'reddit.zip');

/** Without matches, both methods write the same bytes. */
const packed = (text: string) => deflateRawSync(text, { strategy: constants.Z_HUFFMAN_ONLY });

/**
 * Literals and matches with the fixed codes (RFC 1951, 3.2.6). Only Deflate64 can encode the length of these matches.
 */
const withLongMatch = (
  before: string,
  repeated: string,
  length: number,
  after: string,
  times = 1,
): Uint8Array => {
  const bits: number[] = [1, 1, 0];
  const number = (value: number, count: number) => {
    for (let at = 0; at < count; at += 1) bits.push((value >> at) & 1);
  };
  const code = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at -= 1) bits.push((value >> at) & 1);
  };
  for (const byte of Buffer.from(before + repeated)) code(0x30 + byte, 8);
  for (let at = 0; at < times; at += 1) {
    // Code 285 means 258 bytes in Deflate; in Deflate64 it means 3 bytes plus the number in the next 16 bits.
    code(0xc0 + 285 - 280, 8);
    number(length - 3, 16);
    code(repeated.length - 1, 5);
  }
  for (const byte of Buffer.from(after)) code(0x30 + byte, 8);
  code(0, 7);
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7));
  return bytes;
};

const NAMES = 'subreddit\nBreadit\nrobotics\n';

it('a file that Windows Explorer packed by Deflate64 is read', async () => {
  const file = zipOf(packed(NAMES), NAMES.length);
  expect(linesOf(await read(file))).toEqual(['follows r/Breadit', 'follows r/robotics']);
});

it('a match may be longer than Deflate allows', async () => {
  const bytes = withLongMatch('subreddit\n', '\n\n', 40_000, 'Breadit\n');
  expect(linesOf(await read(zipOf(bytes, 40_020)))).toEqual(['follows r/Breadit']);
});

it.each([
  ['ends early', packed(NAMES).subarray(0, -6)],
  ['has no content', new Uint8Array(0)],
  ['begins with a block of no known type', new Uint8Array([7, 1, 2, 3])],
  ['unpacks to more than the archive says', packed(NAMES.repeat(2))],
])('a file that %s is broken', async (_, content) => {
  expect(await problemOf(read(zipOf(content, NAMES.length)))).toBe('broken');
});

it('a file that unpacks to far more than it should is refused', async () => {
  const matches = 300;
  const bytes = withLongMatch('subreddit\n', '\n\n', 65_538, '', matches);
  expect(await problemOf(read(zipOf(bytes, 12 + matches * 65_538)))).toBe('bomb');
});
