/** A path that is too long for a tar header is in a separate entry before the file. */
export interface Pax {
  readonly path?: string;
  readonly size?: number;
}

const utf8 = new TextDecoder('utf-8');

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
