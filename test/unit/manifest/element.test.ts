// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import { readStyles } from '../../../scripts/manifest/styles.ts';
import { clearPage, putButton } from '../../support/button.ts';

const contract = contractOf(readStyles());
const named = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
  rows.map((row) => [row.name, row] as const);
const read = (element: Element, property: string): unknown => Reflect.get(element, property);

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => {
  clearPage();
  warn.mockClear();
});

describe('the attributes of the contract', () => {
  it('are those the element observes', () => {
    expect(contract.attributes.map(({ name }) => name)).toEqual(
      Reflect.get(putButton().element.constructor, 'observedAttributes'),
    );
  });

  it.each(named(contract.attributes))(
    '%s has the documented initial value',
    (name, { property, initial }) => {
      const { element } = putButton();
      expect(element.hasAttribute(name)).toBe(false);
      expect(read(element, property)).toEqual(initial);
    },
  );

  const defaults = contract.attributes.filter((row) => row.default !== null);
  it.each(named(defaults))('%s with its default as text means the same as no attribute', (name, row) => {
    const { element } = putButton({ attributes: { [name]: row.default ?? '' } });
    expect(read(element, row.property)).toEqual(row.initial);
    expect(warn).not.toHaveBeenCalled();
  });

  const values = contract.attributes.flatMap(({ name, property, values: all }) =>
    (all ?? []).map((value) => [name, value, property] as const),
  );
  it.each(values)('%s accepts "%s", by attribute and by property', (name, value, property) => {
    const { element } = putButton({ attributes: { [name]: value } });
    expect(read(element, property)).toBe(value);
    const { element: other } = putButton({ properties: { [property]: value } });
    expect(other.getAttribute(name)).toBe(value);
    expect(warn).not.toHaveBeenCalled();
  });

  const choices = contract.attributes.filter((row) => row.values);
  it.each(named(choices))('%s accepts nothing else', (name, { property, initial }) => {
    const { element } = putButton({ attributes: { [name]: 'something else' } });
    expect(read(element, property)).toEqual(initial);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each(named(contract.attributes))(
    '%s is reflected as documented',
    (name, { kind, property, reflects, ...row }) => {
      const value = { flag: true, choice: row.values?.at(-1), text: '/text', list: 'basic' }[kind];
      const { element } = putButton({ properties: { [property]: value } });
      expect(element.hasAttribute(name)).toBe(reflects);
    },
  );
});

describe('the properties and methods of the contract', () => {
  const ownNames = () => {
    const own = Object.getOwnPropertyNames(Object.getPrototypeOf(putButton().element));
    return own.filter((name) => name !== 'constructor' && !name.endsWith('Callback')).sort();
  };

  it('are all own members of the class', () => {
    const documented = [...contract.properties, ...contract.methods].map(({ name }) => name);
    expect(documented.sort()).toEqual(ownNames());
  });

  it.each(named(contract.properties))('%s can be written unless documented otherwise', (name, row) => {
    const { element } = putButton();
    const described = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name);
    expect(described?.set === undefined && !described?.writable).toBe(row.readonly);
    expect(JSON.stringify(read(element, name))).toBe(row.default);
  });

  it.each(named(contract.methods))('%s returns a promise', async (name) => {
    const { element } = putButton({ attributes: { 'test-mode': '' } });
    const answer: unknown = Reflect.apply(Reflect.get(element, name), element, []);
    expect(answer).toBeInstanceOf(Promise);
    await answer;
  });
});

describe('the slots of the contract', () => {
  it('are those of the button and of its dialog', async () => {
    const { element, root } = putButton();
    await element.open();
    const slots = [...root.querySelectorAll('slot')].map(({ name }) => name);
    expect(contract.slots.map(({ name }) => name).sort()).toEqual(slots.sort());
  });
});

describe('the custom properties of the contract', () => {
  it('are those that the stylesheets read, with their defaults', () => {
    const row = contract.customProperties.find(({ name }) => name === '--dc-accent');
    expect(row?.default).toBe('light-dark(#0c5a57, #7accbf)');
    expect(contract.customProperties.every((property) => property.default !== '')).toBe(true);
  });

  it('include every one that a stylesheet reads', () => {
    expect(() => contractOf(`${readStyles()} a { color: var(--dc-news, red); }`)).toThrow('--dc-news');
  });

  it('are all read by a stylesheet', () => {
    expect(() => contractOf(readStyles().replaceAll('--dc-width', '--_w'))).toThrow('--dc-width');
  });
});
