import { MemoryRouter } from 'react-router';
import { DocsPage } from '../../../showcase/docs/DocsPage.tsx';
import { type Manifest, parseManifest } from '../../../showcase/docs/reference/manifest.ts';
import { contractOf } from '../../../widget/manifest/contract.ts';
import { customElementsOf } from '../../../widget/manifest/custom-elements.ts';
import { render } from '../../support/render.tsx';
import { readStyles } from '../../support/styles.ts';

/** The contract of this source tree, and its manifest as a page gets it. */
export const contract = contractOf(readStyles());
export const manifestText = JSON.stringify(customElementsOf(contract));

/** The page with this tree's manifest, or with another. */
export const openDocs = async (manifest: Manifest | null = parseManifest(JSON.parse(manifestText))) => {
  const { place, close } = await render(
    <MemoryRouter>
      <DocsPage manifest={manifest} />
    </MemoryRouter>,
  );
  return {
    place,
    close,
    all: (selector: string) => [...place.querySelectorAll(selector)],
    textsOf: (selector: string) =>
      [...place.querySelectorAll(selector)].map((each) => each.textContent ?? ''),
  };
};
