export interface Place {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** Empty for a row without an address. */
  readonly kind: string;
  readonly chapter: string;
  /** Also searched, but ranked below the name. */
  readonly text: string;
}

const KINDS = /^(attribute|property|method|event|slot|part|custom-property|state|error)-/;

const textOf = (parent: Element, selector: string) =>
  parent.querySelector(selector)?.textContent?.trim() ?? '';

type Found = Omit<Place, 'href' | 'chapter'>;

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const rowOf = (row: Element): Found => ({
  id: row.id,
  name: textOf(row, 'dt > code'),
  kind: KINDS.exec(row.id)?.[1]?.replace('-', ' ') ?? '',
  text: `${textOf(row, 'dt > .docs-note')} ${textOf(row, 'dd')}`,
});

const callOf = (call: Element): Found => ({
  id: call.getAttribute('aria-labelledby') ?? '',
  name: `${textOf(call, '.docs-address strong')} ${textOf(call, '.docs-address code')}`,
  kind: 'call',
  text: textOf(call, '.docs-heading'),
});

/** Returns the sections, and after them the rows of tables that have no address of their own. */
const sectionsIn = (prose: Element): readonly Found[] => {
  const sections: Writable<Found>[] = [];
  const rows: Found[] = [];
  for (const each of prose.querySelectorAll('.docs-heading, .docs-prose, .docs-row:not([id])')) {
    const anchor = each.querySelector('.docs-anchor');
    const last = sections.at(-1);
    if (each.classList.contains('docs-row')) {
      if (last) rows.push({ ...rowOf(each), id: last.id });
    } else if (anchor) {
      const id = anchor.getAttribute('href')?.slice(1) ?? '';
      const name = each.firstChild?.textContent?.trim() ?? '';
      sections.push({ id, name, kind: each.localName === 'h1' ? 'chapter' : 'section', text: '' });
    } else if (last) last.text += `${each.textContent} `;
  }
  return [...sections, ...rows].filter(({ id }) => !id.startsWith('call-'));
};

export const placesIn = (page: Element, address: string): readonly Place[] => {
  const sections = sectionsIn(page);
  const chapter = sections.find(({ kind }) => kind === 'chapter')?.name ?? '';
  return [
    ...[...page.querySelectorAll('.docs-row[id]')].map(rowOf),
    ...[...page.querySelectorAll('.docs-call')].map(callOf),
    ...sections,
  ].map((found) => ({ ...found, chapter, href: `${address}#${found.id}` }));
};

/** The build writes the text of all chapters into this file (`scripts/prerender.mjs`). The dev server has no search. */
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

/** @throws Error if the file cannot be loaded */
export const loadPlaces = async (): Promise<readonly Place[]> => {
  const text = await readDocument(TEXT_OF_ALL);
  return [...text.querySelectorAll('main')].flatMap((main) => placesIn(main, main.dataset.address ?? ''));
};
