import { isRecord } from '../../shared/lib/is-record.ts';
import { CHARACTERS } from './cast.ts';
import type { Character } from './character.ts';
import { draw, initialState, sort, type ToonaState } from './state.ts';

const MAX_CAST = CHARACTERS.length + 50;

/** What the next visit needs; `undefined` for a person who is not signed in. */
export const visitOf = ({ screen, general, removed }: ToonaState) =>
  screen === 'signIn'
    ? undefined
    : {
        /** The general order. A printed character needs its id only. */
        cast: general
          .filter(({ id }) => !removed.includes(id))
          .map(({ id, name, anime, look }) => (look ? { id, name, anime, look } : { id })),
      };

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const characterIn = (entry: unknown): readonly Character[] => {
  if (!isRecord(entry)) return [];
  const { id, name, anime, look } = entry;
  const printed = CHARACTERS.find((character) => character.id === id);
  if (printed) return [printed];
  const isMade = typeof name === 'string' && typeof anime === 'string';
  return isMade && isCount(id) && isCount(look) ? [draw(id, { name, anime, look })] : [];
};

/** Returns the general order from a stored value of any shape. Printed characters that it does not name come last. */
const castIn = (stored: unknown): readonly Character[] => {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored.slice(0, MAX_CAST) : [];
  const named = new Map(entries.flatMap(characterIn).map((character) => [character.id, character]));
  return [...named.values(), ...CHARACTERS.filter(({ id }) => !named.has(id))];
};

/**
 * Returns the state of a new visit, from a stored value of any shape. After a change in another tab, `present` keeps its
 * search and its interests, which have a key of their own.
 */
export const restore = (
  stored: unknown,
  { interests, query }: Pick<ToonaState, 'interests' | 'query'> = initialState,
): ToonaState => {
  if (!isRecord(stored)) return { ...initialState, interests };
  const general = castIn(stored.cast);
  const printed = general.filter(({ look }) => look === undefined);
  const isPrintOrder = printed.every(({ id }, index) => id === CHARACTERS[index]?.id);
  const order = isPrintOrder ? 'print' : 'general';
  return sort({ ...initialState, screen: 'home', interests, query, general, order });
};
