import { MemoryRouter } from 'react-router';
import { contractOf } from '../../../scripts/manifest/contract.ts';
import { customElementsOf } from '../../../scripts/manifest/files.ts';
import { addressOf, CHAPTER_LIST, OVERVIEW } from '../../../showcase/docs/chapter-list.ts';
import { Prose } from '../../../showcase/docs/Prose.tsx';
import { callsOf, type ServedWidget, tablesOf } from '../../../showcase/docs/reference/served.ts';
import WIDGET_CALLS from '../../../showcase/docs/reference/widget-calls.json' with { type: 'json' };
import { render } from '../../support/render.tsx';
import api from './api.json' with { type: 'json' };

export const contract = contractOf();
export const manifestText = JSON.stringify(customElementsOf(contract));

export const TAGS = {
  importMap: '<script type="importmap"></script>',
  preload: '<link rel="modulepreload">',
};

/** Every call that the prose links to, apart from the one in `api.json`. `share` has the address that people search for. */
const CALLS = Object.fromEntries(
  WIDGET_CALLS.filter(({ id }) => id !== 'setPin').map(({ id }) => [
    id === 'share' ? '/api/getAPIurlMobile' : `/api/${id}`,
    { post: { operationId: id, summary: `The call ${id}`, responses: {} } },
  ]),
);

export const SERVED: ServedWidget = {
  manifest: tablesOf(JSON.parse(manifestText)),
  tags: TAGS,
  api: callsOf({ paths: { ...CALLS, ...api.paths } }),
};

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
