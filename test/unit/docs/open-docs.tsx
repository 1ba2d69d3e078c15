import { MemoryRouter } from 'react-router';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import { customElementsOf } from '../../../scripts/manifest/custom-elements.ts';
import { readStyles } from '../../../scripts/manifest/styles.ts';
import { DocsPage } from '../../../showcase/docs/DocsPage.tsx';
import { Prose } from '../../../showcase/docs/Prose.tsx';
import { parseManifest } from '../../../showcase/docs/reference/manifest.ts';
import type { ServedWidget } from '../../../showcase/docs/reference/served.ts';
import { parseApi } from '../../../showcase/docs/reference/served-api.ts';
import { WIDGET_CALLS } from '../../../showcase/docs/reference/widget-calls.ts';
import { render } from '../../support/render.tsx';

/** The contract of this source tree, and its manifest for a page. */
export const contract = contractOf(readStyles());
export const manifestText = JSON.stringify(customElementsOf(contract));

export const TAGS = {
  importMap: '<script type="importmap"></script>',
  preload: '<link rel="modulepreload">',
};

/** Calls of a server, in the form of its own document. */
export const API = {
  paths: {
    '/api/pin': {
      post: {
        operationId: 'setPin',
        summary: 'Set the PIN',
        security: [{ apiKey: [], session: [] }],
        parameters: [],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['EncryptedUserPin'],
                properties: { EncryptedUserPin: { type: 'string', description: 'Sealed.' } },
                examples: [{ EncryptedUserPin: 'v2.x' }],
              },
            },
          },
        },
        responses: {
          200: { description: 'Done.' },
          401: { description: '`session.unknown`: no session has this token.' },
        },
      },
    },
  },
};

/** Every call that the prose links to. `share` has the address that people search for. */
const CALLS = Object.fromEntries(
  WIDGET_CALLS.filter(({ id }) => id !== 'setPin').map(({ id }) => [
    id === 'share' ? '/api/getAPIurlMobile' : `/api/${id}`,
    { post: { operationId: id, summary: `The call ${id}`, responses: {} } },
  ]),
);

export const SERVED: ServedWidget = {
  manifest: parseManifest(JSON.parse(manifestText)),
  tags: TAGS,
  api: parseApi({ paths: { ...CALLS, ...API.paths } }),
};

/** Opens the page with the description of this tree's widget, or with the given one. */
export const openDocs = async (served = SERVED) => {
  const { place, close } = await render(
    <MemoryRouter>
      <DocsPage>
        <Prose served={served} />
      </DocsPage>
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
