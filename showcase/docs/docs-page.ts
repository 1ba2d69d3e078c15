import { createElement, useEffect, useState } from 'react';
import { DocsPage } from './DocsPage.tsx';
import { loadServed, NOTHING_SERVED, type ServedWidget } from './reference/served.ts';

/** How long the page waits for its tables before it shows the prose without them. */
const PATIENCE_MS = 2000;

const patience = new Promise<ServedWidget>((resolve) => setTimeout(resolve, PATIENCE_MS, NOTHING_SERVED));
const loading = loadServed();
// Before the first render where possible: a table that comes later moves the text that the reader looks at.
const atFirst = await Promise.race([loading, patience]);

export const Component = () => {
  const [served, setServed] = useState(atFirst);
  useEffect(() => void loading.then(setServed), []);
  return createElement(DocsPage, { served });
};
