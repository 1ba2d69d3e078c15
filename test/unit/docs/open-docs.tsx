import { MemoryRouter } from 'react-router';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import { customElementsOf } from '../../../scripts/manifest/files.ts';
import { addressOf, CHAPTER_LIST, OVERVIEW } from '../../../showcase/docs/chapter-list.ts';
import { Prose } from '../../../showcase/docs/Prose.tsx';
import { parseManifest } from '../../../showcase/docs/reference/manifest.ts';
import type { ServedWidget } from '../../../showcase/docs/reference/served.ts';
import { parseApi } from '../../../showcase/docs/reference/served-api.ts';
import { WIDGET_CALLS } from '../../../showcase/docs/reference/widget-calls.ts';
import { render } from '../../support/render.tsx';

/** The contract of this source tree, and its manifest for a page. */
export const contract = contractOf();
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

/** Every page of the documentation, one below the other, as a place for the queries of a test. */
export const openDocs = async (served = SERVED) => {
  const pages = [undefined, ...CHAPTER_LIST.map(({ id }) => id)];
  const { place, close } = await render(
    <MemoryRouter>
      {pages.map((chapter) => (
        <section key={chapter ?? 'overview'} data-address={chapter ? addressOf(chapter) : OVERVIEW}>
          <Prose served={served} chapter={chapter} />
        </section>
      ))}
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
