import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The better encoding of those accepted, `null` for none. A quality of zero is a refusal. */
export const acceptedEncoding = (header: string | null): Encoding | null => {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
};

/** At the best quality: done once for each file, then kept. */
export const compress = (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> =>
  encoding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    : gzipped(bytes, { level: 9 });
