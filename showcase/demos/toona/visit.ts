import { isRecord } from '../../shared/lib/is-record.ts';
import { CHARACTERS } from './cast.ts';
import { create, initialState, reorder, type ToonaState } from './state.ts';

const MAX_MADE = 50;

/** What the next visit needs; `undefined` for a person who is not signed in. */
export const visitOf = ({ screen, general }: ToonaState) => {
  if (screen === 'signIn') return undefined;
  const printed = general.find(({ look }) => look === undefined);
  return {
    isShuffled: printed?.id !== CHARACTERS[0].id,
    made: general.flatMap(({ name, anime, look }) => (look === undefined ? [] : [{ name, anime, look }])),
  };
};

const madeIn = (entry: unknown) => {
  if (!isRecord(entry)) return [];
  const { name, anime, look } = entry;
  const isLook = typeof look === 'number' && Number.isSafeInteger(look) && look > 0;
  return typeof name === 'string' && typeof anime === 'string' && isLook ? [{ name, anime, look }] : [];
};

/** Returns the state of a new visit, from a stored value of any shape. The characters that the person made come first. */
export const restore = (stored: unknown): ToonaState => {
  if (!isRecord(stored)) return initialState;
  const general = stored.isShuffled === true ? reorder(CHARACTERS) : CHARACTERS;
  const first: ToonaState = {
    ...initialState,
    screen: 'home',
    characters: general,
    general,
    order: stored.isShuffled === true ? 'general' : 'print',
    starringId: general[0]?.id ?? initialState.starringId,
  };
  const entries: readonly unknown[] = Array.isArray(stored.made) ? stored.made.slice(0, MAX_MADE) : [];
  return entries.flatMap(madeIn).reduceRight(create, first);
};
