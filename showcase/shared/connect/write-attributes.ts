import type { ConnectAttributes } from './connect-element.ts';

/** `apiBase` → `api-base`, and `whenSignedIn` → `signed-in`, as in the widget (contract §2.1). */
const nameOf = (property: string) => property.replace('whenS', 's').replace(/[A-Z]/g, '-$&').toLowerCase();

const textOf = (value: unknown) => {
  if (value === true) return '';
  return typeof value === 'string' || Array.isArray(value) ? `${value}` : JSON.stringify(value);
};

/** Attribute names with their text (contract §2.1). */
export const attributeTexts = (given: ConnectAttributes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => (value ?? false) !== false)
      .map(([property, value]) => [nameOf(property), textOf(value)]),
  );

const written = new WeakMap<Element, readonly string[]>();

/** Sets these attributes and removes earlier ones. It does not touch attributes that already agree. */
export const writeAttributes = (element: Element, given: ConnectAttributes) => {
  const texts = attributeTexts(given);
  for (const name of written.get(element) ?? []) if (!(name in texts)) element.removeAttribute(name);
  written.set(element, Object.keys(texts));
  for (const [name, text] of Object.entries(texts)) {
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
};
