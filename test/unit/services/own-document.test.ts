// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { ownDocument } from '../../../widget/services/own-document.ts';

/** An element with this name hides the document's member. */
const hide = (name: string) => Object.defineProperty(document, name, { configurable: true, value: 'hidden' });

const NAMES = ['title', 'createElement'] as const;

afterEach(() => {
  for (const name of NAMES) Reflect.deleteProperty(document, name);
  vi.restoreAllMocks();
});

it('has the members of the document where elements of the page have their names', () => {
  document.title = 'Shop';
  for (const name of NAMES) hide(name);
  expect(document.title).toBe('hidden');
  const own = ownDocument(document);
  expect(own.title).toBe('Shop');
  expect(own.createElement('input').localName).toBe('input');
});

it('calls a function of the document with all that it is given', () => {
  const created = vi.spyOn(HTMLDocument.prototype, 'createElementNS');
  const own = ownDocument(document);
  own.createElementNS('http://www.w3.org/2000/svg', 'path');
  expect(created).toHaveBeenCalledExactlyOnceWith('http://www.w3.org/2000/svg', 'path');
  expect(created.mock.contexts).toEqual([document]);
});

it('sets a member where an element of the page has its name', () => {
  hide('title');
  ownDocument(document).title = 'Checkout';
  Reflect.deleteProperty(document, 'title');
  expect(document.title).toBe('Checkout');
});

it.each([[window], [{ body: 1 }], ['text'], [null], [undefined]])(
  'leaves any other value as it is',
  (value) => {
    expect(ownDocument(value)).toBe(value);
  },
);
