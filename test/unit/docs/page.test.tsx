import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { CHAPTER_LIST } from '../../../showcase/docs/chapter-list.ts';
import type { ServedWidget } from '../../../showcase/docs/reference/served.ts';
import { openDocs } from './open-docs.tsx';

/** One page for the read-only tests: rendering all chapters takes a third of a second. */
const useDocs = () => {
  let page: Awaited<ReturnType<typeof openDocs>>;
  beforeAll(async () => {
    page = await openDocs();
    return page.close;
  });
  return () => page;
};

/** Chapters that other sites may link to. */
const PUBLISHED = (
  'install attributes properties events results callback security isolation on-your-page theming languages ' +
  'accessibility browsers frameworks migration testing troubleshooting html react next nuxt sveltekit astro django php ' +
  'playwright cypress webdriverio vitest jest storybook host-server openid server run-provider keep-provider ' +
  'provider-api interests'
).split(' ');

const openOther = async (served: ServedWidget) => {
  const page = await openDocs(served);
  onTestFinished(page.close);
  return page;
};

const docs = useDocs();

it.each(PUBLISHED)('the documentation keeps the published address /docs/%s', (id) => {
  expect(docs().all(`[data-address="/docs/${id}"] h1`)).toHaveLength(1);
});

it('the documentation has every place of a page once, and each of its own links leads to one', () => {
  const { all } = docs();
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

it('the documentation says so if the manifest cannot be read, and keeps its prose', async () => {
  const { all, place } = await openOther({ manifest: null, tags: null, api: null });
  expect(place.textContent).toContain('which could not be read');
  expect(all('h1')).toHaveLength(CHAPTER_LIST.length + 1);
});
