/** The header of a file in a tar archive: POSIX.1-1988 (ustar), with the extensions of GNU tar. */
export const BLOCK = 512;

const latin1 = new TextDecoder('latin1');
const utf8 = new TextDecoder('utf-8');

const bytesAt = (header: Uint8Array, from: number, length: number): Uint8Array => {
  const bytes = header.subarray(from, from + length);
  const end = bytes.indexOf(0);
  return end === -1 ? bytes : bytes.subarray(0, end);
};

const fieldOf = (header: Uint8Array, from: number, length: number): string =>
  latin1.decode(bytesAt(header, from, length));

export const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** Whether a file begins with the header of a tar archive that is not packed. */
export const isTar = (first: Uint8Array): boolean =>
  fieldOf(first, 257, 5) === 'ustar' && hasChecksum(first.subarray(0, BLOCK));

/** Sums the header's bytes, with its own checksum taken as spaces. */
export const hasChecksum = (header: Uint8Array): boolean => {
  const stated = Number.parseInt(fieldOf(header, 148, 8).trim(), 8);
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return sum === stated;
};

/** Octal digits. For files over 8 GB, GNU tar sets the first bit and writes the size as a binary number. */
export const sizeOf = (header: Uint8Array): number => {
  const [first = 0, ...rest] = header.subarray(124, 136);
  if (first < 0x80) return Number.parseInt(fieldOf(header, 124, 12).trim() || '0', 8);
  return rest.reduce((total, byte) => total * 256 + byte, first & 0x7f);
};

export const typeOf = (header: Uint8Array): 'file' | 'pax' | 'long-name' | 'other' => {
  const type = fieldOf(header, 156, 1);
  if (type === 'x') return 'pax';
  if (type === 'L') return 'long-name';
  return type === '' || type === '0' ? 'file' : 'other';
};

export const pathOf = (header: Uint8Array): string => {
  const prefix = fieldOf(header, 257, 6) === 'ustar' ? utf8.decode(bytesAt(header, 345, 155)) : '';
  return `${prefix === '' ? '' : `${prefix}/`}${utf8.decode(bytesAt(header, 0, 100))}`;
};

/** A path that is too long for a tar header is in a separate entry before the file. */
export interface Pax {
  readonly path?: string;
  readonly size?: number;
}

/** The content of GNU tar's entry of type `L`. */
export const longNameOf = (content: Uint8Array): string => utf8.decode(content).replace(/\0[\s\S]*$/, '');

/** Reads the records of an extended header, `30 path=long/name` (POSIX.1-2001, pax, "Extended Header"). */
export const paxOf = (content: Uint8Array): Pax => {
  const records = new Map<string, string>();
  for (let at = 0; at < content.byteLength; ) {
    const space = content.indexOf(0x20, at);
    const length = space === -1 ? 0 : Number.parseInt(utf8.decode(content.subarray(at, space)), 10);
    if (!(length > 0)) break;
    const record = utf8.decode(content.subarray(space + 1, at + length - 1));
    const equals = record.indexOf('=');
    records.set(record.slice(0, equals), record.slice(equals + 1));
    at += length;
  }
  const [path, size] = [records.get('path'), Number(records.get('size') ?? Number.NaN)];
  return {
    ...(path === undefined ? {} : { path }),
    ...(Number.isSafeInteger(size) && size >= 0 ? { size } : {}),
  };
};
