import { slug } from '../../shared/lib/slug.ts';
import { CARDS, type DiscoverCard } from './data.ts';

/** State of the discovery app (specification §4.6). The page, home or discover, is in the address. */
export type DiscoverState =
  | {
      readonly user: 'loggedOut';
      /** The person's last answer was "Don't share". This does not log them in. */
      readonly hasDeclined: boolean;
      /** The person logged out on this visit, so the login screen replaced the page. */
      readonly isReplaced: boolean;
    }
  | {
      readonly user: 'loggedIn';
      readonly hasDeclined: boolean;
      readonly interests: readonly string[];
      /** Text of the search box. It is stored but never filters (specification §2.10). */
      readonly search: string;
      /** The person logged in on this visit, so the page replaced the login screen. */
      readonly isReplaced: boolean;
    };

export type DiscoverEvent =
  | { readonly type: 'visit.restored' }
  | { readonly type: 'widget.completed' }
  | { readonly type: 'widget.declined' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'search.typed'; readonly search: string };

/** History state of a page whose link disappeared with the press, so that the heading takes the focus. */
export const REPLACED = 'replaced';

export type Page = 'home' | 'discover';

/** Returns the page of an address's parameter `page`. */
export const pageOf = (parameter: string | null): Page => (parameter === 'home' ? 'home' : 'discover');

/** A card's name in the page's address. */
export const nameOf = ({ title }: Pick<DiscoverCard, 'title'>) => slug(title);

/** Returns the card of an address; `null` if there is none. */
export const cardAt = (name: string | null): DiscoverCard | null =>
  CARDS.find((card) => nameOf(card) === name) ?? null;

/** The interests after any login, the same for every visitor. */
const INTERESTS = ['action', 'romance', 'sci-fi', 'fantasy'] as const;

export const initialState: DiscoverState = { user: 'loggedOut', hasDeclined: false, isReplaced: false };

export const reduce = (state: DiscoverState, event: DiscoverEvent): DiscoverState => {
  switch (event.type) {
    case 'session.ended':
      if (state.user === 'loggedIn') return { ...initialState, isReplaced: true };
      return state.hasDeclined ? { ...state, hasDeclined: false } : state;
    case 'widget.declined':
      return { ...state, hasDeclined: true };
    case 'visit.restored':
    case 'widget.completed': {
      const isReplaced = event.type === 'widget.completed';
      if (state.user === 'loggedIn') return state.hasDeclined ? { ...state, hasDeclined: false } : state;
      return { user: 'loggedIn', hasDeclined: false, interests: INTERESTS, search: '', isReplaced };
    }
    case 'search.typed':
      return state.user === 'loggedIn' ? { ...state, search: event.search } : state;
  }
};
