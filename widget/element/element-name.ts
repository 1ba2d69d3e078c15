export const OVERLAY_ID = 'data-connect-overlay';

/** Identifies an element across page loads: by its id, else by its index, in a shadow root after the root's host. */
export const elementName = (element: Element): string => {
  const root: Node & Partial<ParentNode> = element.getRootNode();
  const alike = root.querySelectorAll?.(element.localName) ?? [];
  const name = element.id || String([...alike].indexOf(element));
  return root instanceof ShadowRoot ? `${elementName(root.host)} ${root.host.localName} ${name}` : name;
};
