import { beforeAll } from 'vitest';

/** The test files of a worker share its document: each begins with an empty one, at the root address, with no record. */
beforeAll(() => {
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
