/** Id that an overlay's element gets where the host gave it none. */
export const OVERLAY_ID = 'data-connect-overlay';

/** Names an element across loads of its page: by its id, else by its place among the elements like it. */
export const elementName = (element: Element): string => {
  const root: Node & Partial<ParentNode> = element.getRootNode();
  const alike = root.querySelectorAll?.(element.localName) ?? [];
  return element.id || String([...alike].indexOf(element));
};
