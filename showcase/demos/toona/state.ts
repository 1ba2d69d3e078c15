import type { Item } from '../../shared/connect/inference.ts';
import {
  type Interests,
  inPersonalOrder,
  isPersonal,
  whyFirst,
} from '../../shared/connect/personal-order.ts';
import { CHARACTERS } from './cast.ts';
import type { Appearance, Character } from './character.ts';
import { ABOUT } from './data.ts';

/** The character site (specification §4.6). */
export interface ToonaState {
  readonly screen: 'signIn' | 'home';
  /** The person chose to share nothing, which signs nobody in. */
  readonly hasDeclined: boolean;
  /** In the order of the page. */
  readonly characters: readonly Character[];
  /** In the order that everybody gets: as printed, or as a response mixed them. */
  readonly general: readonly Character[];
  /** As printed; by the person's interests; as a response mixed them, the same where nothing is known of the person. */
  readonly order: 'print' | 'yours' | 'general';
  /** Who fills the big panel. */
  readonly starringId: number;
  readonly query: string;
  /** Why the first character stands there, where something says. */
  readonly why: string | null;
}

export type ToonaEvent =
  | { readonly type: 'session.started' }
  | { readonly type: 'widget.completed' }
  | { readonly type: 'interests.received'; readonly interests: Interests }
  | { readonly type: 'widget.declined' }
  | { readonly type: 'search.typed'; readonly query: string }
  | { readonly type: 'character.starred'; readonly id: number }
  | {
      readonly type: 'character.created';
      readonly name: string;
      readonly anime: string;
      readonly image: Appearance;
    };

const textOf = ({ anime }: Character) => ABOUT.get(anime) ?? anime;

/** Every anime of the cast: what its characters are about. */
export const ITEMS: readonly Item[] = [...new Set(CHARACTERS.map(textOf))].map((text) => ({ text }));

/** Puts the second half between the first, so that nobody keeps their place when the number is even. */
export const reorder = (characters: readonly Character[]): readonly Character[] => {
  const half = Math.floor(characters.length / 2);
  const [first, second] = [characters.slice(0, half), characters.slice(half)];
  return second.flatMap((character, index) => [character, ...first.slice(index, index + 1)]);
};

/** Who matches by name or anime, whatever the case; everybody for an empty search. */
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
  starringId: CHARACTERS[0].id,
  query: '',
  why: null,
};

const sort = (state: ToonaState, interests: Interests): ToonaState => {
  const characters = inPersonalOrder(state.general, textOf, interests);
  const [first] = characters;
  if (!first) return { ...state, why: null };
  const unsorted = state.order === 'print' ? 'print' : 'general';
  return {
    ...state,
    characters,
    order: isPersonal(interests) ? 'yours' : unsorted,
    starringId: first.id,
    why: whyFirst(first.name, textOf(first), interests),
  };
};

const create = (state: ToonaState, made: Omit<Character, 'id'>): ToonaState => {
  const id = Math.max(0, ...state.characters.map((character) => character.id)) + 1;
  const character = { id, ...made };
  return {
    ...state,
    characters: [character, ...state.characters],
    general: [character, ...state.general],
    starringId: id,
    query: '',
    why: null,
  };
};

export const reduce = (state: ToonaState, event: ToonaEvent): ToonaState => {
  switch (event.type) {
    case 'session.started':
      return { ...state, screen: 'home' };
    case 'widget.completed': {
      const general = reorder(state.general);
      const starringId = general[0]?.id ?? state.starringId;
      return {
        ...state,
        screen: 'home',
        characters: general,
        general,
        starringId,
        order: 'general',
        why: null,
      };
    }
    case 'interests.received':
      return sort(state, event.interests);
    case 'widget.declined':
      return { ...state, hasDeclined: true };
    case 'search.typed':
      return { ...state, query: event.query };
    case 'character.starred':
      return { ...state, starringId: event.id };
    case 'character.created':
      return create(state, { name: event.name.trim(), anime: event.anime.trim(), image: event.image });
  }
};

/** A look mixed from a cast, another for each turn: every part comes from somebody else. */
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
