import { gzipSync } from 'node:zlib';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';

export type Files = Readonly<Record<string, string>>;

export const zipOf = async (files: Files, password?: string): Promise<Uint8Array<ArrayBuffer>> => {
  const options = { useWebWorkers: false, ...(password === undefined ? {} : { password, zipCrypto: true }) };
  const zip = new ZipWriter(new Uint8ArrayWriter(), options);
  for (const [path, text] of Object.entries(files)) await zip.add(path, new TextReader(text));
  return new Uint8Array(await zip.close());
};

const BLOCK = 512;

/** POSIX ustar. */
const headerOf = (path: string, size: number): Buffer => {
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0, 100);
  header.write('0000644\0', 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        0', 148);
  header.write('ustar\0', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
};

export const tarOf = (files: Files): Uint8Array<ArrayBuffer> => {
  const parts = Object.entries(files).flatMap(([path, text]) => {
    const content = Buffer.from(text);
    const padding = Buffer.alloc((BLOCK - (content.byteLength % BLOCK)) % BLOCK);
    return [headerOf(path, content.byteLength), content, padding];
  });
  return new Uint8Array(gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])));
};
