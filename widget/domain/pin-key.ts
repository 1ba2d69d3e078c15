import type { PinKey } from '../types.ts';
import { fieldsOf, textOf } from './fields.ts';

/** `undefined` if it is no public P-256 key with a `kid`. */
export const parsePinKey = (value: unknown): PinKey | undefined => {
  const { kty, crv, ...fields } = fieldsOf(value);
  const [x, y, kid] = [fields.x, fields.y, fields.kid].map(textOf);
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y || !kid) return undefined;
  return { kty, crv, x, y, kid };
};
