import { createElement } from 'react';
import { DocsPage } from './DocsPage.tsx';
import { loadServed } from './reference/served.ts';

// Before the first render, so that no table pushes an address's place away under the reader.
const served = await loadServed();

export const Component = () => createElement(DocsPage, { served });
