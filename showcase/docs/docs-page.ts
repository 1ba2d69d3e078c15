import { createElement } from 'react';
import { DocsPage } from './DocsPage.tsx';
import { loadManifest } from './reference/load-manifest.ts';

// Before the first render, so that no table pushes an address's place away under the reader.
const manifest = await loadManifest();

export const Component = () => createElement(DocsPage, { manifest });
