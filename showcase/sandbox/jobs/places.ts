import { stateCode } from '../../jobs/api/job.ts';
import CITIES from './cities.json';
import { type Correction, nearestWord, withoutAccents, wordsOf } from './words.ts';

export type City = keyof typeof CITIES;

const isCity = (name: string): name is City => Object.hasOwn(CITIES, name);

export const ALL_CITIES = Object.keys(CITIES).filter(isCity);

const SHORT_NAMES: Partial<Record<City, string>> = {
  'Los Angeles': 'LA',
  'New York': 'NYC',
  Philadelphia: 'Philly',
  'San Francisco': 'SF',
};

const COUNTRY = /^(?:us|usa|america|united states?(?: of america)?)$/;

/** `St. Louis` and `Saint Louis`, `D.C.` and `DC` have the same words. */
const placeWords = (text: string) =>
  wordsOf(text.replaceAll('.', '')).map((word) => (word === 'saint' ? 'st' : word));

const names = (text: string, words: readonly string[]) => {
  const named = new Set(placeWords(text));
  return words.length > 0 && words.every((word) => named.has(word));
};

/** Reads a place as people write it. The text after a comma is the state: `New York, NY` is not Buffalo. */
export const isIn = (city: City, where: string): boolean => {
  const { state, county } = CITIES[city];
  const own = `${city} ${county} ${SHORT_NAMES[city] ?? ''}`;
  const ofState = `${state} ${stateCode(state) ?? ''}`;
  const parts = where
    .split(',')
    .map(placeWords)
    .filter((words) => words.length > 0 && !COUNTRY.test(words.join(' ')));
  const last = parts.at(-1);
  if (last === undefined) return where.trim() !== '';
  if (parts.length > 1 && names(ofState, last)) return names(own, parts.slice(0, -1).flat());
  return names(`${own} ${ofState}`, parts.flat());
};

const WORD = /\p{L}+/gu;
const plain = (text: string) => withoutAccents(text).toLowerCase();

/** Words of cities and states. Counties are missing, or `Paris` would be a mistyped `Parish`. */
const NAMES = new Set(ALL_CITIES.flatMap((city) => plain(`${city} ${CITIES[city].state}`).match(WORD) ?? []));

export interface NamedCities {
  readonly cities: readonly City[];
  readonly corrections: readonly Correction[];
}

/** Cities of a place. Without an exact match, those of the place that the person probably meant. */
export const citiesNamed = (where: string): NamedCities => {
  const citiesIn = (place: string) => ALL_CITIES.filter((city) => isIn(city, place));
  const found = citiesIn(where);
  if (found.length > 0) return { cities: found, corrections: [] };
  const corrections: Correction[] = [];
  const meant = plain(where).replace(WORD, (typed) => {
    const word = nearestWord(typed, NAMES) ?? typed;
    if (word !== typed) corrections.push({ typed, word });
    return word;
  });
  return { cities: citiesIn(meant), corrections };
};

const EARTH_RADIUS_KM = 6_371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const kilometresBetween = (one: City, other: City): number => {
  const { latitude, longitude } = CITIES[one];
  const { latitude: otherLatitude, longitude: otherLongitude } = CITIES[other];
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(otherLatitude - latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * half(otherLongitude - longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};
