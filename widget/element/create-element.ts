/** Makes an element of this document with these attributes and children. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name];
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  // An element of the page with `name="createElement"` takes the place of the document's own method; MooTools replaces
  // `Document`.
  const element = HTMLDocument.prototype.createElement.call(document, name);
  for (const attribute of Object.entries(attributes)) element.setAttribute(...attribute);
  element.append(...children);
  return element;
}
