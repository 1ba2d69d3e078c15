import type { BACK_HAIR, EXTRA, FRINGE, LASHES, MOUTH, OUTFIT } from './components/portrait-parts.ts';

/** How a character is drawn; colours are CSS. */
export interface Look {
  readonly background: string;
  readonly skin: string;
  readonly hair: string;
  readonly iris: string;
  readonly cloth: string;
  readonly trim: string;
  readonly accent: string;
  readonly hairStyle: keyof typeof BACK_HAIR;
  readonly fringe: keyof typeof FRINGE;
  readonly eyes: keyof typeof LASHES;
  readonly mouth: keyof typeof MOUTH;
  readonly outfit: keyof typeof OUTFIT;
  readonly extra: keyof typeof EXTRA;
}

export interface Character {
  readonly id: number;
  readonly name: string;
  readonly anime: string;
  readonly image: Look;
}

export interface MiniApp {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly image: 'heart' | 'slip' | 'panel' | 'note' | 'bowl' | 'bubble' | 'mecha';
}

/** The character site (specification §4.6). */
export interface ToonaState {
  readonly screen: 'signIn' | 'home';
  readonly characters: readonly Character[];
  /** How often a response has sorted the characters. */
  readonly responses: number;
  /** Who fills the big panel. */
  readonly starringId: number;
  readonly query: string;
}

export type ToonaEvent =
  | { readonly type: 'signedIn' }
  | { readonly type: 'widgetResponded' }
  | { readonly type: 'searched'; readonly query: string }
  | { readonly type: 'starred'; readonly id: number }
  | { readonly type: 'created'; readonly name: string; readonly anime: string; readonly image: Look };

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

export const startToona = (characters: readonly Character[]): ToonaState => ({
  screen: 'signIn',
  characters,
  responses: 0,
  starringId: characters[0]?.id ?? 0,
  query: '',
});

const create = (state: ToonaState, made: Omit<Character, 'id'>): ToonaState => {
  const id = Math.max(0, ...state.characters.map((character) => character.id)) + 1;
  return { ...state, characters: [{ id, ...made }, ...state.characters], starringId: id, query: '' };
};

export const toonaReducer = (state: ToonaState, event: ToonaEvent): ToonaState => {
  switch (event.type) {
    case 'signedIn':
      return { ...state, screen: 'home' };
    case 'widgetResponded': {
      const characters = reorder(state.characters);
      const starringId = characters[0]?.id ?? state.starringId;
      return { ...state, screen: 'home', characters, starringId, responses: state.responses + 1 };
    }
    case 'searched':
      return { ...state, query: event.query };
    case 'starred':
      return { ...state, starringId: event.id };
    case 'created':
      return create(state, { name: event.name.trim(), anime: event.anime.trim(), image: event.image });
  }
};

/** A look mixed from a cast, another for each turn: every part comes from somebody else. */
export const mixLook = (cast: readonly Character[], turn: number): Look => {
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
