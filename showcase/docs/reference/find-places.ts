import { CALLS } from '../../sandbox/openapi/document.ts';
import { CHAPTERS } from '../chapters.ts';
import { anchorOf } from './anchor.ts';
import { ERRORS } from './errors.ts';
import { KINDS, type Kind, type Manifest } from './manifest.ts';

/** A place on the page that a person can look for. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** What it is: an attribute, a call, an error… */
  readonly kind: string;
  /** Searched as well, but after the name. */
  readonly text: string;
}

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  attribute: 'attribute',
  property: 'property',
  method: 'method',
  event: 'event',
  slot: 'slot',
  part: 'part',
  'custom-property': 'custom property',
  state: 'state',
};

/** Every place: the manifest's entries, calls, errors and chapters. */
export const placesOf = (manifest: Manifest | null): readonly Place[] => [
  ...KINDS.flatMap((kind) =>
    (manifest?.[kind] ?? []).map(({ name, text }) => ({
      id: anchorOf(kind, name),
      name,
      kind: KIND_NAMES[kind],
      text,
    })),
  ),
  ...CALLS.map(({ method, path, operation }) => ({
    id: `call-${operation.operationId}`,
    name: `${method.toUpperCase()} ${path}`,
    kind: 'call',
    text: operation.summary,
  })),
  ...ERRORS.map(({ text, code, cause }) => ({
    id: anchorOf('error', code),
    name: text,
    kind: 'error',
    text: `${code} ${cause}`,
  })),
  ...CHAPTERS.map(({ id, title }) => ({ id, name: title, kind: 'chapter', text: '' })),
];

/** 0 where not every word is found; a name, and then a text, that begins with the words is worth most. */
const worth = (place: Place, words: readonly string[]) => {
  const name = place.name.toLowerCase();
  const text = place.text.toLowerCase();
  const all = `${name} ${place.kind} ${text}`;
  if (!words.every((word) => all.includes(word))) return 0;
  if (name.startsWith(words.join(' '))) return 4;
  if (text.startsWith(words.join(' '))) return 3;
  return words.every((word) => name.includes(word)) ? 2 : 1;
};

/** The places that hold every word of the query, the best first. Nothing for an empty query. */
export const findPlaces = (places: readonly Place[], query: string): readonly Place[] => {
  const words = query.toLowerCase().match(/\S+/g);
  if (words === null) return [];
  return places
    .map((place) => ({ place, worth: worth(place, words) }))
    .filter((found) => found.worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ place }) => place);
};
