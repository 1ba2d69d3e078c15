import { inflateSync } from 'node:zlib';
import type { Point } from './engine.ts';

/** https://www.w3.org/TR/png-3/#9Filter-type-4-Paeth */
const paeth = (left: number, above: number, corner: number) => {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(guess - value));
  if (Number(toLeft) <= Number(toAbove) && Number(toLeft) <= Number(toCorner)) return left;
  return Number(toAbove) <= Number(toCorner) ? above : corner;
};

/** Undoes a filter for a byte; by the filter's number. */
const FILTERS: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

const HEADER = 8;

const dataOf = (png: Buffer) => {
  const parts: Buffer[] = [];
  for (let at = HEADER; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return inflateSync(Buffer.concat(parts));
};

/**
 * Reads a PNG in the format of browser screenshots: 8 bits for each channel, not interlaced. Returns the colour of a
 * point as `r,g,b`.
 */
export const readPicture = (png: Buffer) => {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  // https://www.w3.org/TR/png-3/#11IHDR: 6 is colour with transparency, 2 without.
  const channels = png[25] === 6 ? 4 : 3;
  const data = dataOf(png);
  const stride = width * channels;
  const pixels = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const begin = row * (stride + 1);
    const filter = FILTERS[data[begin] ?? 0];
    if (!filter) throw new Error('This is no PNG that can be read');
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column;
      const hasLeft = column >= channels;
      const left = hasLeft ? (pixels[at - channels] ?? 0) : 0;
      const above = pixels[at - stride] ?? 0;
      const corner = hasLeft ? (pixels[at - stride - channels] ?? 0) : 0;
      pixels[at] = (data[begin + 1 + column] ?? 0) + filter(left, above, corner);
    }
  }
  return ({ x, y }: Point) => {
    const at = Math.round(y) * stride + Math.round(x) * channels;
    return pixels.subarray(at, at + 3).join(',');
  };
};
