import { beforeAll } from 'vitest';

/**
 * The test files of a worker share its globals: each begins with an empty document, at the root address, with no record,
 * and React expects `act` of none before one has rendered.
 */
beforeAll(() => {
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  // What renders on a server has none.
  if (!('document' in globalThis)) return;
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
