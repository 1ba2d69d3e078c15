import { crc32, gzipSync } from 'node:zlib';

type Content = string | Uint8Array;

interface RawFile {
  /** The name as bytes, because programs write names in any character set. */
  readonly name: Uint8Array;
  readonly content: Content;
  /** Number of the compression method (APPNOTE.TXT, 4.4.5); 0 unless given. */
  readonly method?: number;
  readonly size?: number;
}

const bytesOf = (content: Content) => Buffer.from(content);

/** A ZIP archive of bytes that are packed already, with the names as given and no flag for UTF-8. */
export const rawZip = (files: readonly RawFile[]): Uint8Array<ArrayBuffer> => {
  const parts: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const { name, content, method = 0, size } of files) {
    const data = bytesOf(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.byteLength, 14);
    facts.writeUInt32LE(size ?? data.byteLength, 18);
    facts.writeUInt16LE(name.byteLength, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    index.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, name]));
    parts.push(local);
    offset += local.byteLength;
  }
  const directory = Buffer.concat(index);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.byteLength, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06', 'latin1'), end]));
};

const BLOCK = 512;

const entryOf = (type: string, name: string, content: Content, size?: Buffer): Buffer => {
  const data = bytesOf(content);
  const header = Buffer.alloc(BLOCK);
  Buffer.from(name).copy(header, 0, 0, 100);
  header.write('0000644\0', 100);
  header.write(`${data.byteLength.toString(8).padStart(11, '0')}\0`, 124);
  size?.copy(header, 124);
  header.write('        0', 148);
  header.write(type, 156);
  header.write('ustar\0', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, data, Buffer.alloc((BLOCK - (data.byteLength % BLOCK)) % BLOCK)]);
};

const paxRecord = (key: string, value: string): string => {
  const rest = ` ${key}=${value}\n`;
  const bare = Buffer.byteLength(rest);
  const length = bare + String(bare + String(bare).length).length;
  return `${length}${rest}`;
};

export const tarWithLongPath = (
  format: 'pax' | 'gnu',
  path: string,
  content: string,
): Uint8Array<ArrayBuffer> => {
  const extension =
    format === 'pax'
      ? entryOf('x', 'PaxHeaders/x', paxRecord('mtime', '1790000000.5') + paxRecord('path', path))
      : entryOf('L', '././@LongLink', `${path}\0`);
  return new Uint8Array(
    Buffer.concat([
      entryOf('g', 'pax_global_header', paxRecord('comment', 'abc')),
      entryOf('5', 'folder/', ''),
      extension,
      entryOf('0', Buffer.from(path).subarray(0, 100).toString('latin1'), content),
      entryOf('0', 'other.txt', 'other'),
      Buffer.alloc(2 * BLOCK),
    ]),
  );
};

/** A `.tar` with the size as GNU tar writes it for files over 8 GB. */
export const tarWithBinarySize = (path: string, content: string): Uint8Array<ArrayBuffer> => {
  const size = Buffer.alloc(12);
  size[0] = 0x80;
  size.writeUInt32BE(Buffer.byteLength(content), 8);
  return new Uint8Array(Buffer.concat([entryOf('0', path, content, size), Buffer.alloc(2 * BLOCK)]));
};

export const gzipped = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(bytes));

/**
 * Literals and matches with the fixed codes (RFC 1951, 3.2.6). Only Deflate64 can encode the length of these matches.
 */
export const deflate64WithLongMatches = (
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
