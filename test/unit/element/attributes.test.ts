// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ATTRIBUTES } from '../../../widget/element/attributes.ts';
import { clearPage, putButton } from '../../support/button.ts';
import rows from './attributes.json';

const warn = vi.spyOn(console, 'warn');
const warnings = () => warn.mock.calls.map(([text]) => String(text));
const put = (attribute: string, text: string) => putButton({ attributes: { [attribute]: text } }).element;

beforeEach(() => {
  warn.mockReset().mockImplementation(() => {});
});
afterEach(clearPage);

it.each(rows.right)(
  'the attribute $attribute is read and written by the property $property: $text',
  ({ attribute, property, initial, text, value, reflected }) => {
    const element = put(attribute, text);
    expect(Reflect.get(element, property)).toEqual(value);
    expect(Object.isFrozen(Reflect.get(element, property))).toBe(true);
    Reflect.set(element, property, Reflect.get(element, property));
    expect(element.getAttribute(attribute)).toBe(reflected);
    expect(Reflect.get(element, property)).toEqual(value);
    element.removeAttribute(attribute);
    expect(Reflect.get(element, property)).toEqual(initial);
    Reflect.set(element, property, value);
    Reflect.set(element, property, null);
    expect([Reflect.get(element, property), element.hasAttribute(attribute)]).toEqual([initial, false]);
    expect(warnings()).toEqual([]);
  },
);

it.each(rows.wrong)(
  'a wrong value of $attribute, or of $property, gives the default and one warning that names $allowed',
  ({ attribute, property, initial, allowed, texts }) => {
    for (const text of texts) {
      for (const setting of [{ attributes: { [attribute]: text } }, { properties: { [property]: text } }]) {
        const { element } = putButton(setting);
        expect(Reflect.get(element, property)).toEqual(initial);
        expect(warnings()).toEqual([expect.stringContaining(`${attribute}="${text}"`)]);
        expect(warnings()[0]).toContain(allowed);
        warn.mockClear();
      }
    }
  },
);

it('an element that sets nothing has no attribute, and gives no warning', () => {
  const { element } = putButton();
  expect(ATTRIBUTES.filter((name) => element.hasAttribute(name))).toEqual([]);
  expect(warnings()).toEqual([]);
});

it('a boolean attribute of the text "false" is true, as in HTML, with one warning', () => {
  const element = put('disabled', 'false');
  expect(element.disabled).toBe(true);
  expect(warnings()).toEqual([expect.stringContaining('disabled="false"')]);
  element.disabled = false;
  expect([element.disabled, element.hasAttribute('disabled')]).toEqual([false, false]);
});

it.each(['', '   ', ' \n'])(
  'a brand, an app or a key without a letter in it means the default: %j',
  (text) => {
    const { element } = putButton({ attributes: { provider: text, 'app-name': text, 'api-key': text } });
    expect(element).toMatchObject({ provider: 'Mosaic', appName: 'My App', apiKey: '' });
  },
);

it('a key that is set as a property is never in the markup', () => {
  const { element } = putButton({ properties: { apiKey: 'secret-1' } });
  expect([element.apiKey, element.hasAttribute('api-key')]).toEqual(['secret-1', false]);
  const written = put('api-key', 'k-1');
  written.apiKey = 'secret-1';
  expect([written.apiKey, written.getAttribute('api-key')]).toEqual(['secret-1', 'k-1']);
});

const circular: { self?: unknown } = {};
circular.self = circular;

it.each([
  ['an object that holds itself', circular],
  ['an object with a number too big for JSON', { Small: 5n }],
  ['a symbol', Symbol('s')],
  ['a function', () => 'basic'],
  ['an object without a prototype', Object.create(null)],
])('a property of an unexpected type never throws: %s', (_, value) => {
  const { element } = putButton({ properties: { requestData: value } });
  expect(element.requestData).toEqual(['basic', 'personality']);
  expect(warnings()).toEqual([expect.stringContaining('request-data=')]);
});
