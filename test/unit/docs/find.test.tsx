import { act } from 'react';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { Find } from '../../../showcase/docs/parts/Find.tsx';
import { type Place, placesIn } from '../../../showcase/docs/reference/places.ts';
import { render } from '../../support/render.tsx';
import { until } from '../../support/until.ts';
import { openDocs } from './open-docs.tsx';

let docs: Awaited<ReturnType<typeof openDocs>>;
beforeAll(async () => {
  docs = await openDocs();
  return docs.close;
});
const placesOfAll = async () =>
  docs.all('[data-address]').flatMap((page) => placesIn(page, page.getAttribute('data-address') ?? ''));

const openSearch = async (loadPlaces: () => Promise<readonly Place[]> = placesOfAll) => {
  const { place, close } = await render(<Find loadPlaces={loadPlaces} />);
  onTestFinished(close);
  const input = place.querySelector('input');
  const find = (query: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const status = () => place.querySelector('[role=status]')?.textContent;
  return { place, find, status };
};

it.each([
  ['request-data', '/docs/attributes#attribute-request-data'],
  ['popup blocked', '/docs/troubleshooting#error-popup-blocked'],
  // These words are only in the prose, not in a name.
  ['importing the package defines', '/docs/install#install-npm'],
])('the search of the documentation leads from “%s” to %s', async (query, href) => {
  const { place, find } = await openSearch();
  await find(query);
  await until(() => place.querySelector('.docs-found a')?.getAttribute('href') === href, href);
});

it('the search of the documentation leads to the best place at Enter, and nowhere while there is none', async () => {
  const { place, find } = await openSearch();
  const followed: (string | null)[] = [];
  place.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) followed.push(event.target.getAttribute('href'));
  });
  const enter = () =>
    act(async () =>
      place
        .querySelector('input')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    );
  await enter();
  await find('request-data');
  await until(() => place.querySelector('.docs-found a') !== null);
  await enter();
  expect(followed).toEqual(['/docs/attributes#attribute-request-data']);
});

it('the search of the documentation says if no word is found', async () => {
  const { find, status } = await openSearch();
  await find('zebra quagga');
  await until(() => status() === 'Nothing by that name.');
});

it('the search of the documentation says if the text of the chapters cannot be loaded, and loads it at the next letter', async () => {
  let isOffline = true;
  const { place, find, status } = await openSearch(async () => {
    if (isOffline) throw new Error('offline');
    return placesOfAll();
  });
  await find('stepchang');
  await until(() => status() === 'The search could not be loaded. Type on to try again.');
  isOffline = false;
  await find('stepchange');
  await until(() => place.querySelector('.docs-found a') !== null);
});
