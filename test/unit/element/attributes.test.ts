// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPage, putButton } from '../../support/button.ts';
import { ROWS } from './attribute-rows.ts';

const read = (element: Element, property: string): unknown => Reflect.get(element, property);

const warn = vi.spyOn(console, 'warn');
const warnings = () => warn.mock.calls.map(([text]) => String(text));

beforeEach(() => {
  warn.mockReset().mockImplementation(() => {});
});
afterEach(clearPage);

describe('the twenty-one attributes', () => {
  it('all exist', () => {
    expect(new Set(ROWS.map(({ attribute }) => attribute)).size).toBe(21);
  });

  it('may all be absent, without a warning', () => {
    putButton();
    expect(warnings()).toEqual([]);
  });

  it('may all be in markup', () => {
    document.body.innerHTML =
      '<data-connect-button provider="Acme" test-mode request-data=\'["preferences"]\' connectors="gmail"></data-connect-button>';
    const element = document.querySelector('data-connect-button');
    expect(element).toMatchObject({
      provider: 'Acme',
      testMode: true,
      requestData: ['basic', 'preferences'],
      connectors: ['gmail'],
      appName: 'My App',
    });
  });
});

describe.each(ROWS)('$attribute', ({ attribute, property, initial, texts, values, wrong, allowed }) => {
  it('has its default, and no attribute, if the host sets nothing', () => {
    const { element } = putButton();
    expect(read(element, property)).toEqual(initial);
    expect(element.hasAttribute(attribute)).toBe(false);
  });

  it.each(texts)('of %j reads as the property %j', (text, value) => {
    const { element } = putButton({ attributes: { [attribute]: text } });
    expect(read(element, property)).toEqual(value);
    expect(warnings()).toEqual([]);
  });

  it.each(texts)('of %j returns to the default when it is removed', (text) => {
    const { element } = putButton({ attributes: { [attribute]: text } });
    element.removeAttribute(attribute);
    expect(read(element, property)).toEqual(initial);
    expect(warnings()).toEqual([]);
  });

  it.each(values)('reflects the property %j as %j', (value, text) => {
    const { element } = putButton({ properties: { [property]: value } });
    expect(element.getAttribute(attribute)).toBe(text);
    const { element: other } = putButton({ attributes: { [attribute]: text } });
    expect(read(element, property)).toEqual(read(other, property));
    expect(warnings()).toEqual([]);
  });

  // Preact writes an empty text to remove a property.
  it.each([null, undefined, ''])('is removed without a warning when its property becomes %j', (nothing) => {
    const [text = ''] = texts[0] ?? [];
    const { element } = putButton({ attributes: { [attribute]: text } });
    Reflect.set(element, property, nothing);
    expect(read(element, property)).toEqual(initial);
    if (attribute !== 'api-key') expect(element.hasAttribute(attribute)).toBe(false);
    expect(warnings()).toEqual([]);
  });

  it('reads as a value that cannot be changed from outside the element', () => {
    for (const [text] of [['', undefined] as const, ...texts]) {
      const { element } = putButton({ attributes: text === '' ? {} : { [attribute]: text } });
      expect(Object.isFrozen(read(element, property))).toBe(true);
    }
  });

  it('reads the same after its property was written again with this value', () => {
    for (const [text, value] of texts) {
      const { element } = putButton({ attributes: { [attribute]: text } });
      Reflect.set(element, property, read(element, property));
      expect(read(element, property)).toEqual(value);
    }
    expect(warnings()).toEqual([]);
  });

  it('may be set to its default without a warning', () => {
    const { element } = putButton();
    Reflect.set(element, property, initial);
    expect(read(element, property)).toEqual(initial);
    expect(warnings()).toEqual([]);
  });

  const wrongRows = wrong.map((text) => [text] as const);
  if (wrongRows.length === 0) return;

  it.each(wrongRows)('of %j gives the default and one warning with the allowed values', (text) => {
    const { element } = putButton({ attributes: { [attribute]: text } });
    expect(read(element, property)).toEqual(initial);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toContain(`${attribute}="${text}"`);
    for (const value of allowed.split(', ')) expect(warnings()[0]).toContain(value);
  });

  const wrongTexts = wrongRows.filter(([text]) => text !== '');
  it.each(wrongTexts)('of %j, written to the property, does the same', (text) => {
    const { element } = putButton({ properties: { [property]: text } });
    expect(read(element, property)).toEqual(initial);
    expect(warnings()).toEqual([expect.stringContaining(`${attribute}="${text}"`)]);
  });

  it('with a wrong value can be replaced by a right one', () => {
    const { element } = putButton({ attributes: { [attribute]: wrong[0] ?? '' } });
    const [text = '', value] = texts[0] ?? [];
    element.setAttribute(attribute, text);
    expect(read(element, property)).toEqual(value);
    expect(warnings()).toHaveLength(1);
  });
});

describe.each([
  ['test-mode', 'testMode'],
  ['auto-fetch', 'autoFetch'],
  ['disabled', 'disabled'],
])('the boolean attribute %s', (attribute, property) => {
  it('of the text "false" is true, as in HTML, with one warning', () => {
    const { element } = putButton({ attributes: { [attribute]: 'false' } });
    expect(read(element, property)).toBe(true);
    expect(warnings()).toEqual([expect.stringContaining(`${attribute}="false"`)]);
  });

  it('is removed when its property becomes false', () => {
    const { element } = putButton({ attributes: { [attribute]: '' } });
    Reflect.set(element, property, false);
    expect(element.hasAttribute(attribute)).toBe(false);
    expect(read(element, property)).toBe(false);
  });

  it('supports toggleAttribute', () => {
    const { element } = putButton();
    element.toggleAttribute(attribute);
    expect(read(element, property)).toBe(true);
    element.toggleAttribute(attribute);
    expect(read(element, property)).toBe(false);
  });
});

describe.each([
  ['provider', 'provider', 'Mosaic'],
  ['app-name', 'appName', 'My App'],
  ['api-key', 'apiKey', ''],
])('%s without a letter in it', (attribute, property, initial) => {
  it.each(['', '   ', ' \n'])('(%j) means the default', (text) => {
    const { element } = putButton({ attributes: { [attribute]: text } });
    expect(read(element, property)).toBe(initial);
  });
});

describe('api-key', () => {
  it('as a property is never reflected to the attribute', () => {
    const { element } = putButton({ properties: { apiKey: 'secret-1' } });
    expect(element.apiKey).toBe('secret-1');
    expect(element.outerHTML).not.toContain('secret-1');
    expect(element.hasAttribute('api-key')).toBe(false);
  });

  it('as a property does not change an existing attribute', () => {
    const { element } = putButton({ attributes: { 'api-key': 'k-1' } });
    element.apiKey = 'secret-1';
    expect(element.apiKey).toBe('secret-1');
    expect(element.getAttribute('api-key')).toBe('k-1');
  });
});

describe('a property of an unexpected type', () => {
  const circular: { self?: unknown } = {};
  circular.self = circular;

  it.each([
    ['an object that holds itself', circular],
    ['an object with a number too big for JSON', { Small: 5n }],
    ['a symbol', Symbol('s')],
    ['a function', () => 'basic'],
    ['a number', 5],
    ['an object without a prototype', Object.create(null)],
  ])('never throws: %s', (_, value) => {
    const { element } = putButton({ properties: { requestData: value } });
    expect(element.requestData).toEqual(['basic', 'personality']);
    expect(warnings()).toEqual([expect.stringContaining('request-data=')]);
  });
});
