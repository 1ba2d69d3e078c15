// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { elementName } from '../../../widget/element/element-name.ts';

const inRoot = (attributes: string) => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const element = document.createElement('x-button');
  if (attributes) element.id = attributes;
  root.append(element);
  return element;
};

it('names an element by its id, else by its place, and differs for elements in two roots', () => {
  const outside = [0, 1].map(() => document.body.appendChild(document.createElement('x-button')));
  const names = [...outside, inRoot(''), inRoot(''), inRoot('same'), inRoot('same')].map(elementName);
  expect(names.slice(0, 2)).toEqual(['0', '1']);
  expect(new Set(names).size).toBe(names.length);
});
