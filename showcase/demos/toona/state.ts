import type { Item } from '../../shared/connect/inference.ts';
import { type Interests, personalOrder, whyFirst } from '../../shared/connect/personal-order.ts';
import { type DemoEvent, defineDemo } from '../../shared/demo/demo.tsx';
import { TOONA_KEY } from '../../shared/demo/keys.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { toggled } from '../../shared/lib/stored-state.ts';
import { ABOUT, type Appearance, CHARACTERS, type Character } from './character.ts';
import data from './data.json';

interface ToonaState {
  readonly screen: 'signIn' | 'home';
  readonly general: readonly Character[];
  readonly isShuffled: boolean;
  /** Ids of characters made since the last response. They come first. */
  readonly made: readonly number[];
  /** Ids. Deleted characters keep their places until the visit ends, for the undo. */
  readonly removed: readonly number[];
  readonly query: string;
}

type ToonaEvent =
  | DemoEvent
  | { readonly type: 'session.started' }
  | { readonly type: 'search.typed'; readonly query: string }
  | { readonly type: 'character.removed' | 'character.restored'; readonly id: number }
  | ({ readonly type: 'character.created' } & Made);

const textOf = ({ anime }: Character) => ABOUT.get(anime) ?? anime;

export const ITEMS: readonly Item[] = [...new Set(CHARACTERS.map(textOf))].map((text) => ({ text }));

/** Mixes the two halves. With an even number, every character changes its place. */
const reorder = (characters: readonly Character[]): readonly Character[] => {
  const half = Math.floor(characters.length / 2);
  const [first, second] = [characters.slice(0, half), characters.slice(half)];
  return second.flatMap((character, index) => [character, ...first.slice(index, index + 1)]);
};

export const findCharacters = (characters: readonly Character[], query: string) => {
  const wanted = query.trim().toLowerCase();
  return characters.filter(({ name, anime }) => `${name} ${anime}`.toLowerCase().includes(wanted));
};

export const initialState: ToonaState = {
  screen: 'signIn',
  general: CHARACTERS,
  isShuffled: false,
  made: [],
  removed: [],
  query: '',
};

/** In the order of the person's interests (`yours`), of a response (`general`) or of the numbers (`print`). */
export const castOf = ({ general, isShuffled, made, removed }: ToonaState, interests: Interests) => {
  const isMade = ({ id }: Character) => made.includes(id);
  const { entries, isPersonal } = personalOrder(general, textOf, ({ name }) => name, interests);
  const characters = [...general.filter(isMade), ...entries.filter((character) => !isMade(character))];
  const first = characters.find(({ id }) => !removed.includes(id));
  const unsorted = isShuffled ? 'general' : 'print';
  return {
    characters,
    first,
    order: isPersonal ? 'yours' : unsorted,
    why: first && !isMade(first) ? whyFirst(first.name, textOf(first), interests) : null,
  } as const;
};

export interface Made {
  readonly name: string;
  readonly anime: string;
  readonly look: number;
}

export const NO_DRAFT: Made = { name: '', anime: '', look: 1 };

export const draw = (id: number, made: Made): Character => ({
  ...made,
  id,
  image: mixAppearance(CHARACTERS, made.look),
});

const create = (state: ToonaState, { name, anime, look }: Made): ToonaState => {
  const id = Math.max(0, ...state.general.map((character) => character.id)) + 1;
  const character = draw(id, { name: name.trim(), anime: anime.trim(), look });
  return { ...state, general: [character, ...state.general], made: [...state.made, id], query: '' };
};

export const reduce = (state: ToonaState, event: ToonaEvent): ToonaState => {
  switch (event.type) {
    case 'session.started':
    case 'widget.shared':
    case 'reader.known':
      return state.screen === 'home' ? state : { ...state, screen: 'home' };
    case 'widget.completed':
      return { ...state, screen: 'home', general: reorder(state.general), isShuffled: true, made: [] };
    case 'session.ended':
      return initialState;
    case 'search.typed':
      return { ...state, query: event.query };
    case 'character.removed':
    case 'character.restored':
      return { ...state, removed: toggled(state.removed, event.id) };
    case 'character.created':
      return create(state, event);
    default:
      return state;
  }
};

export const mixAppearance = (cast: readonly Character[], turn: number): Appearance => {
  const [first] = cast;
  if (!first) throw new RangeError('A look is mixed from a cast of at least one');
  const of = (step: number) => (cast[(turn * step + step) % cast.length] ?? first).image;
  const hair = of(5);
  const outfit = of(7);
  return {
    ...of(1),
    hair: hair.hair,
    hairStyle: hair.hairStyle,
    extra: of(11).extra,
    outfit: outfit.outfit,
    cloth: outfit.cloth,
    trim: outfit.trim,
  };
};

const MAX_CAST = CHARACTERS.length + 50;

export const visitOf = ({ screen, general, removed }: ToonaState) =>
  screen === 'signIn'
    ? undefined
    : {
        // A printed character needs its id only.
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

const castIn = (stored: unknown): readonly Character[] => {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored.slice(0, MAX_CAST) : [];
  const named = new Map(entries.flatMap(characterIn).map((character) => [character.id, character]));
  return [...named.values(), ...CHARACTERS.filter(({ id }) => !named.has(id))];
};

/** After a change in another tab, the search of `present` stays. */
export const restore = (stored: unknown, { query }: Pick<ToonaState, 'query'> = initialState): ToonaState => {
  if (!isRecord(stored)) return initialState;
  const general = castIn(stored.cast);
  const printed = general.filter(({ look }) => look === undefined);
  const isShuffled = printed.some(({ id }, index) => id !== CHARACTERS[index]?.id);
  return { ...initialState, screen: 'home', query, general, isShuffled };
};

export const TOONA = defineDemo<ToonaState, ToonaEvent>({
  app: 'toona',
  button: { appName: 'Toona', requestData: data.tiers, textLayout: 'left' },
  items: ITEMS,
  initial: initialState,
  reduce,
  kept: { key: TOONA_KEY, restore, keep: visitOf },
  screenOf: ({ screen }) => screen,
  declined: 'The cast stays as it is.',
  ended: 'The cast is still in your order.',
});
