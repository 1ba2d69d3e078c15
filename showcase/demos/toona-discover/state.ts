export type Page = 'home' | 'discover';

/** State of the discovery app (specification §4.6). */
export type DiscoverState =
  | {
      readonly user: 'loggedOut';
      /** The person's last answer was "Don't share". This does not log them in. */
      readonly hasDeclined: boolean;
    }
  | {
      readonly user: 'loggedIn';
      readonly hasDeclined: boolean;
      readonly page: Page;
      readonly interests: readonly string[];
      /** Text of the search box. It is stored but never filters (specification §2.10). */
      readonly search: string;
    };

export type DiscoverEvent =
  | { readonly type: 'widget.completed' }
  | { readonly type: 'widget.declined' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'page.chosen'; readonly page: Page }
  | { readonly type: 'search.typed'; readonly search: string };

/** The interests after any login, the same for every visitor. */
const INTERESTS = ['action', 'romance', 'sci-fi', 'fantasy'] as const;

export const initialState: DiscoverState = { user: 'loggedOut', hasDeclined: false };

export const reduce = (state: DiscoverState, event: DiscoverEvent): DiscoverState => {
  if (event.type === 'session.ended') return initialState;
  if (event.type === 'widget.declined') return { ...state, hasDeclined: true };
  if (state.user === 'loggedOut') {
    if (event.type !== 'widget.completed') return state;
    return { user: 'loggedIn', hasDeclined: false, page: 'discover', interests: INTERESTS, search: '' };
  }
  switch (event.type) {
    case 'widget.completed':
      return state.hasDeclined ? { ...state, hasDeclined: false } : state;
    case 'page.chosen':
      return { ...state, page: event.page };
    case 'search.typed':
      return { ...state, search: event.search };
  }
};
