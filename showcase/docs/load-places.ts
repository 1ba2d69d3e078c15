import { addressOf, CHAPTER_LIST } from './chapter-list.ts';
import { type Place, placesIn } from './reference/places.ts';

/** The build writes the text of all chapters into this file (`scripts/prerender.mjs`). */
const TEXT_OF_ALL = '/assets/docs-text.html';

/** Reads an HTML document by a request, because `DOMParser` would need a Trusted Types policy. */
const readDocument = (address: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () =>
      request.status === 200 && request.responseXML !== null
        ? resolve(request.responseXML)
        : reject(new Error(`${address} answered ${request.status}`));
    request.onerror = () => reject(new Error(`${address} could not be loaded`));
    request.send();
  });

/** Renders all chapters, for the dev server, which has no built file. */
const renderAll = async () => {
  const [{ renderToStaticMarkup }, { createElement }, { Prose }, { loadServed }] = await Promise.all([
    import('react-dom/server'),
    import('react'),
    import('./Prose.tsx'),
    import('./reference/served.ts'),
  ]);
  const served = await loadServed();
  const mains = CHAPTER_LIST.map(
    ({ id }) =>
      `<main data-address="${addressOf(id)}">${renderToStaticMarkup(createElement(Prose, { served, chapter: id }))}</main>`,
  );
  return URL.createObjectURL(new Blob(mains, { type: 'text/html' }));
};

/**
 * Loads every place of every chapter.
 * @throws Error if the file cannot be loaded
 */
export const loadPlaces = async (): Promise<readonly Place[]> => {
  const text = await readDocument(import.meta.env.DEV ? await renderAll() : TEXT_OF_ALL);
  return [...text.querySelectorAll('main')].flatMap((main) => placesIn(main, main.dataset.address ?? ''));
};
