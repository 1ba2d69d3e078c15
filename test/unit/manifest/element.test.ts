// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { contractOf, readStyles } from '../../../scripts/manifest/contract.ts';
import { clearPage, putButton } from '../../support/button.ts';

const contract = contractOf();
const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
const read = (element: Element, property: string): unknown => Reflect.get(element, property);

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => {
  clearPage();
  warn.mockClear();
});

it('the attributes of the contract are those that the element observes', () => {
  const { observedAttributes } = Object(putButton().element.constructor);
  expect(namesOf(contract.attributes)).toEqual(observedAttributes);
});

it.each(contract.attributes)(
  'the element treats $name as the contract says',
  ({ name, property, initial, kind, reflects, values, ...row }) => {
    expect(read(putButton().element, property)).toEqual(initial);
    for (const value of values ?? []) {
      const { element } = putButton({ attributes: { [name]: value } });
      expect(read(element, property)).toBe(value);
      expect(putButton({ properties: { [property]: value } }).element.getAttribute(name)).toBe(value);
    }
    if (row.default !== null)
      expect(read(putButton({ attributes: { [name]: row.default } }).element, property)).toEqual(initial);
    const value = { flag: true, choice: values?.at(-1), text: '/text', list: 'basic' }[kind];
    expect(warn).not.toHaveBeenCalled();
    expect(putButton({ properties: { [property]: value } }).element.hasAttribute(name)).toBe(reflects);
    if (!values) return;
    const { element } = putButton({ attributes: { [name]: 'something else' } });
    expect([read(element, property), warn.mock.calls.length]).toEqual([initial, 1]);
  },
);

it('the properties and methods of the contract are the own members of the class', async () => {
  const { element } = putButton({ attributes: { 'test-mode': '' } });
  const prototype = Object.getPrototypeOf(element);
  const own = Object.getOwnPropertyNames(prototype);
  expect(namesOf([...contract.properties, ...contract.methods]).sort()).toEqual(
    own.filter((name) => name !== 'constructor' && !name.endsWith('Callback')).sort(),
  );
  for (const { name, readonly, default: initial } of contract.properties) {
    const described = Object.getOwnPropertyDescriptor(prototype, name);
    expect([name, described?.set === undefined && !described?.writable]).toEqual([name, readonly]);
    if (name !== 'testMode') expect([name, JSON.stringify(read(element, name))]).toEqual([name, initial]);
  }
  for (const { name } of contract.methods) {
    const answer: unknown = Reflect.apply(Reflect.get(element, name), element, []);
    expect(answer).toBeInstanceOf(Promise);
    await answer;
  }
});

it('the slots of the contract are those of the button and of its dialog', async () => {
  const { element, root } = putButton();
  await element.open();
  const slots = [...root.querySelectorAll('slot')].map(({ name }) => name);
  expect(namesOf(contract.slots).sort()).toEqual(slots.sort());
});

it('the custom properties of the contract are those that the stylesheets read, with their defaults', () => {
  const row = contract.customProperties.find(({ name }) => name === '--dc-accent');
  expect(row?.default).toBe('light-dark(#0c5a57, #7accbf)');
  expect(contract.customProperties.every((property) => property.default !== '')).toBe(true);
  expect(() => contractOf(`${readStyles()} a { color: var(--dc-news, red); }`)).toThrow('--dc-news');
  expect(() => contractOf(readStyles().replaceAll('--dc-width', '--_w'))).toThrow('--dc-width');
});
