import { act } from 'react';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { Find } from '../../../showcase/docs/parts/Find.tsx';
import { createFindPlaces } from '../../../showcase/docs/reference/find-places.ts';
import { type Place, placesIn } from '../../../showcase/docs/reference/places.ts';
import { render } from '../../support/render.tsx';
import { until } from '../../support/until.ts';
import { openDocs } from './open-docs.tsx';

const PUBLISHED = (
  'install attributes properties events results callback security isolation on-your-page theming languages ' +
  'accessibility browsers frameworks migration testing troubleshooting html react next nuxt sveltekit astro django php ' +
  'playwright cypress webdriverio vitest jest storybook host-server openid server run-provider keep-provider ' +
  'provider-api interests'
).split(' ');

// Rendering all chapters takes a third of a second.
let docs: Awaited<ReturnType<typeof openDocs>>;
let places: readonly Place[];
beforeAll(async () => {
  docs = await openDocs();
  places = docs
    .all('[data-address]')
    .flatMap((page) => placesIn(page, page.getAttribute('data-address') ?? ''));
  return docs.close;
});

it('the documentation keeps the addresses of its chapters that other sites link to', () => {
  const missing = PUBLISHED.filter((id) => docs.all(`[data-address="/docs/${id}"] h1`).length !== 1);
  expect(missing).toEqual([]);
});

it('the documentation has every place of a page once, and each of its own links leads to one', () => {
  const { all } = docs;
  const idsOf = (page: Element) => [...page.querySelectorAll('[id]')].map(({ id }) => id);
  const pages = new Map(
    all('[data-address]').map((page) => [page.getAttribute('data-address'), idsOf(page)]),
  );
  for (const ids of pages.values()) expect(ids).toEqual([...new Set(ids)]);
  const missing = all('[data-address] a[href^="/docs"], [data-address] a[href^="#"]').filter((link) => {
    const [page, id] = (link.getAttribute('href') ?? '').split('#');
    const ids = pages.get(page || (link.closest('[data-address]')?.getAttribute('data-address') ?? ''));
    return ids === undefined || (id !== undefined && !ids.includes(id));
  });
  expect(missing.map((link) => link.getAttribute('href'))).toEqual([]);
});

it.each([
  ['how do I log out the user', '/docs/properties#method-signout'],
  ['change the button colour', '/docs/attributes#attribute-text-color'],
  ['typescript types not found', '/docs/frameworks#editors'],
  ['translate the dialog', '/docs/languages#languages'],
  ['webhook when consent is revoked', '/docs/host-server#host-webhooks'],
  ['postgres backup', '/docs/keep-provider#to-postgres'],
  ['refresh token', '/docs/host-server#host-errors'],
  ['self host', '/docs/run-provider#run-provider'],
  ['typeerror in jest', '/docs/jest#jest'],
  ['content security', '/docs/security#security'],
])('the search of the documentation has for “%s” %s as its first or second answer', (query, href) => {
  const [first, second] = createFindPlaces(places)(query);
  expect([first?.href, second?.href]).toContain(href);
});

const openSearch = async (loadPlaces = async () => places) => {
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
  await until(() => place.querySelector('ul a') !== null);
  await enter();
  expect(followed).toEqual(['/docs/attributes#attribute-request-data']);
});

it('the search of the documentation says if the text of the chapters cannot be loaded, and loads it at the next letter', async () => {
  let isOffline = true;
  const { place, find, status } = await openSearch(async () => {
    if (isOffline) throw new Error('offline');
    return places;
  });
  await find('stepchang');
  await until(() => status() === 'The search could not be loaded. Type on to try again.');
  isOffline = false;
  await find('stepchange');
  await until(() => place.querySelector('ul a') !== null);
});
