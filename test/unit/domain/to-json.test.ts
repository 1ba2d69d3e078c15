import { afterEach, expect, it } from 'vitest';
import { toJson } from '../../../widget/domain/fields.ts';

const PROTOTYPES: readonly object[] = [Array.prototype, String.prototype, Object.prototype];

afterEach(() => {
  for (const prototype of PROTOTYPES) Reflect.deleteProperty(prototype, 'toJSON');
});

it('writes plain data, also where a library gives the built-in prototypes a toJSON', () => {
  const data = { email: 'ada@example.org', list: ['one', { deep: [2, null] }], none: undefined, yes: true };
  const plain = JSON.stringify(data);
  for (const prototype of PROTOTYPES)
    Object.defineProperty(prototype, 'toJSON', { value: () => 'a text', configurable: true });
  expect(toJson(data)).toBe(plain);
  expect(toJson(['one'])).toBe('["one"]');
});
