/** A place in the documentation that the search can find. */
export interface Place {
  readonly id: string;
  /** The place's address, with the fragment. */
  readonly href: string;
  readonly name: string;
  /** The kind of place: an attribute, a call, an error, a section of the prose… */
  readonly kind: string;
  /** Also searched, but ranked below the name. */
  readonly text: string;
}

const KINDS = /^(attribute|property|method|event|slot|part|custom-property|state|error)-/;

const textOf = (parent: Element, selector: string) =>
  parent.querySelector(selector)?.textContent?.trim() ?? '';

/** A place without its address. */
type Found = Omit<Place, 'href'>;

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

/** Each heading with the prose up to the next heading. */
const sectionsIn = (prose: Element): readonly Found[] => {
  const sections: { id: string; name: string; kind: string; text: string }[] = [];
  for (const each of prose.querySelectorAll('.docs-heading, .docs-prose')) {
    const anchor = each.querySelector('.docs-anchor');
    const last = sections.at(-1);
    if (anchor) {
      const id = anchor.getAttribute('href')?.slice(1) ?? '';
      const name = each.firstChild?.textContent?.trim() ?? '';
      sections.push({ id, name, kind: each.localName === 'h1' ? 'chapter' : 'section', text: '' });
    } else if (last) last.text += `${each.textContent} `;
  }
  return sections.filter(({ id }) => !id.startsWith('call-'));
};

/** Every place on the page at `address`: the rows of its tables, the calls, and the sections with their prose. */
export const placesIn = (page: Element, address: string): readonly Place[] =>
  [
    ...[...page.querySelectorAll('.docs-row[id]')].map(rowOf),
    ...[...page.querySelectorAll('.docs-call')].map(callOf),
    ...sectionsIn(page),
  ].map((found) => ({ ...found, href: `${address}#${found.id}` }));

/**
 * Rank of a place: 0 if a word is missing. A name that begins with the words ranks highest, then a text that begins
 * with them.
 */
const worth = (place: Place, words: readonly string[]) => {
  const name = place.name.toLowerCase();
  const text = place.text.toLowerCase();
  const all = `${name} ${place.kind} ${text}`;
  if (!words.every((word) => all.includes(word))) return 0;
  if (name.startsWith(words.join(' '))) return 4;
  if (text.startsWith(words.join(' '))) return 3;
  return words.every((word) => name.includes(word)) ? 2 : 1;
};

/** Returns the places that contain every word of the query, the best first; none for an empty query. */
export const findPlaces = (places: readonly Place[], query: string): readonly Place[] => {
  const words = query.toLowerCase().match(/\S+/g);
  if (words === null) return [];
  return places
    .map((place) => ({ place, worth: worth(place, words) }))
    .filter((found) => found.worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ place }) => place);
};
