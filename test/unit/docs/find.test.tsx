import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CHAPTER_LIST } from '../../../showcase/docs/chapter-list.ts';
import { DocsPage } from '../../../showcase/docs/DocsPage.tsx';
import { Find } from '../../../showcase/docs/parts/Find.tsx';
import { type Place, placesIn } from '../../../showcase/docs/reference/places.ts';
import { render } from '../../support/render.tsx';
import { until } from '../../support/until.ts';
import { openDocs } from './open-docs.tsx';

describe('the contents', () => {
  it('list each chapter in order, and mark the one on the page', async () => {
    const { place, close } = await render(
      <MemoryRouter>
        <DocsPage chapter="events" loadPlaces={async () => []}>
          {null}
        </DocsPage>
      </MemoryRouter>,
    );
    onTestFinished(close);
    // One list for wide screens, one for narrow ones. CSS shows only one of them.
    const lists = [...place.querySelectorAll('.docs-contents')];
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      const links = [...list.querySelectorAll('a')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/docs',
        ...CHAPTER_LIST.map(({ id }) => `/docs/${id}`),
      ]);
      const current = [...list.querySelectorAll('[aria-current=page]')];
      expect(current.map(({ textContent }) => textContent)).toEqual(['Events']);
    }
  });
});

describe('the search', () => {
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
    ['--dc-acc', '/docs/theming#custom-property-dc-accent'],
    ['popup blocked', '/docs/troubleshooting#error-popup-blocked'],
    ['getAPIurlMobile', '/docs/server#call-share'],
    ['stepch', '/docs/events#event-stepchange'],
    ['share.http', '/docs/troubleshooting#error-share-http'],
    ['coming from elsewhere', '/docs/migration#migration'],
    // These words are only in the prose, not in a name.
    ['importing the package defines', '/docs/install#install-npm'],
  ])('leads from “%s” to %s', async (query, href) => {
    const { place, find } = await openSearch();
    await find(query);
    await until(() => place.querySelector('.docs-found a')?.getAttribute('href') === href, href);
  });

  it('leads to the best place at Enter, and nowhere while there is none', async () => {
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

  it('says how many places there are beyond the shown ones', async () => {
    const { place, find, status } = await openSearch();
    await find('the');
    await until(() => place.querySelectorAll('.docs-found li').length === 8);
    expect(status()).toMatch(/^\d\d+ found, the best 8 shown$/);
  });

  it('says if no word is found', async () => {
    const { find, status } = await openSearch();
    await find('zebra quagga');
    await until(() => status() === 'Nothing by that name.');
  });

  it('says if the text of the chapters cannot be loaded, and loads it at the next letter', async () => {
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
});
