import type { Item } from '../../shared/connect/inference.ts';
import {
  type Interests,
  inPersonalOrder,
  isPersonal,
  NO_INTERESTS,
  type Why,
  whyFirst,
} from '../../shared/connect/personal-order.ts';
import { toggled } from '../../shared/lib/toggled.ts';
import { CHARACTERS } from './cast.ts';
import type { Appearance, Character } from './character.ts';
import { ABOUT } from './data.ts';

/** State of the character site (specification §4.6). */
export interface ToonaState {
  readonly screen: 'signIn' | 'home';
  /** The person declined to share. This does not sign them in. */
  readonly hasDeclined: boolean;
  /** Characters in the order of the page. */
  readonly characters: readonly Character[];
  /** Characters in the general order: the printed one, or the shuffled one after a response. */
  readonly general: readonly Character[];
  /**
   * `print`: the printed order. `yours`: the order by the person's interests. `general`: the shuffled order after a
   * response without known interests.
   */
  readonly order: 'print' | 'yours' | 'general';
  /** The person's interests, which sort the characters. */
  readonly interests: Interests;
  /** Ids of characters that the person deleted on this visit. They keep their places until it ends, for the undo. */
  readonly removed: readonly number[];
  readonly query: string;
  /** The reason for the first character's position; `null` if there is none. */
  readonly why: Why | null;
  /** Whether the screen replaced another one on this visit. */
  readonly isReplaced: boolean;
}

export type ToonaEvent =
  | { readonly type: 'session.started' }
  | { readonly type: 'widget.completed' }
  | { readonly type: 'interests.received'; readonly interests: Interests }
  | { readonly type: 'widget.declined' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'search.typed'; readonly query: string }
  | { readonly type: 'character.removed' | 'character.restored'; readonly id: number }
  | {
      readonly type: 'character.created';
      readonly name: string;
      readonly anime: string;
      readonly look: number;
    };

const textOf = ({ anime }: Character) => ABOUT.get(anime) ?? anime;

/** The subject of every anime, as items for call 5. */
export const ITEMS: readonly Item[] = [...new Set(CHARACTERS.map(textOf))].map((text) => ({ text }));

/** Interleaves the two halves. With an even number, every character changes its place. */
export const reorder = (characters: readonly Character[]): readonly Character[] => {
  const half = Math.floor(characters.length / 2);
  const [first, second] = [characters.slice(0, half), characters.slice(half)];
  return second.flatMap((character, index) => [character, ...first.slice(index, index + 1)]);
};

/** Returns characters whose name or anime contains the query. Case does not matter; an empty query returns all. */
export const findCharacters = (characters: readonly Character[], query: string) => {
  const wanted = query.trim().toLowerCase();
  return characters.filter(({ name, anime }) => `${name} ${anime}`.toLowerCase().includes(wanted));
};

export const initialState: ToonaState = {
  screen: 'signIn',
  hasDeclined: false,
  characters: CHARACTERS,
  general: CHARACTERS,
  order: 'print',
  interests: NO_INTERESTS,
  removed: [],
  query: '',
  why: null,
  isReplaced: false,
};

/** The character in the large panel: the first one of the page. */
export const starring = ({ characters, removed }: Pick<ToonaState, 'characters' | 'removed'>) =>
  characters.find(({ id }) => !removed.includes(id));

/** Returns the state with its characters in the order of the person's interests. */
export const sort = (state: ToonaState): ToonaState => {
  const { interests } = state;
  const characters = inPersonalOrder(state.general, textOf, interests);
  const first = starring({ ...state, characters });
  const unsorted = state.order === 'print' ? 'print' : 'general';
  return {
    ...state,
    characters,
    order: isPersonal(characters, textOf, interests) ? 'yours' : unsorted,
    why: first ? whyFirst(first.name, textOf(first), interests) : null,
  };
};

/** A person's choices for a character of their own. */
export interface Made {
  readonly name: string;
  readonly anime: string;
  /** The turn of `mixAppearance`. */
  readonly look: number;
}

/** The choices before the first one. */
export const NO_DRAFT: Made = { name: '', anime: '', look: 1 };

/** Returns the character that a person made. */
export const draw = (id: number, made: Made): Character => ({
  ...made,
  id,
  image: mixAppearance(CHARACTERS, made.look),
});

const create = (state: ToonaState, made: Made): ToonaState => {
  const id = Math.max(0, ...state.characters.map((character) => character.id)) + 1;
  const character = draw(id, made);
  return {
    ...state,
    characters: [character, ...state.characters],
    general: [character, ...state.general],
    query: '',
    why: null,
  };
};

/** Returns the state with other deleted characters, and the reason of the character that is now the first one. */
const withRemoved = (state: ToonaState, removed: readonly number[]): ToonaState => {
  const first = starring({ ...state, removed });
  if (!first || first === starring(state)) return { ...state, removed };
  const why = first.look === undefined ? whyFirst(first.name, textOf(first), state.interests) : null;
  return { ...state, removed, why };
};

export const reduce = (state: ToonaState, event: ToonaEvent): ToonaState => {
  switch (event.type) {
    case 'session.started':
      return state.screen === 'home' ? state : { ...state, screen: 'home', isReplaced: true };
    case 'widget.completed': {
      const isReplaced = state.isReplaced || state.screen === 'signIn';
      // The interests of the last response count until the new ones arrive.
      return sort({
        ...state,
        screen: 'home',
        isReplaced,
        general: reorder(state.general),
        order: 'general',
      });
    }
    case 'interests.received':
      return sort({ ...state, interests: event.interests });
    case 'widget.declined':
      return { ...state, hasDeclined: true };
    case 'session.ended':
      return { ...initialState, isReplaced: state.screen === 'home' };
    case 'search.typed':
      return { ...state, query: event.query };
    case 'character.removed':
    case 'character.restored':
      return withRemoved(state, toggled(state.removed, event.id));
    case 'character.created':
      return create(state, { name: event.name.trim(), anime: event.anime.trim(), look: event.look });
  }
};

/**
 * Mixes an appearance from several characters. Each turn gives another mix, and each part comes from another character.
 */
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
