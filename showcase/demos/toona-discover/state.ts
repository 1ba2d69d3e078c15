import type { SCENES } from './scenes.ts';

/** A fixed card of the discover page (specification §3). */
export interface DiscoverCard {
  readonly id: number;
  readonly title: string;
  readonly type: 'List' | 'Article' | 'Guide' | 'Video' | 'Playlist' | 'Gallery';
  readonly image: keyof typeof SCENES;
}

export type Page = 'home' | 'discover';

/** The discovery app (specification §4.6). */
export type DiscoverState =
  | { readonly user: 'loggedOut' }
  | {
      readonly user: 'loggedIn';
      readonly page: Page;
      readonly interests: readonly string[];
      /** What stands in the search box; held, never used to filter (specification §2.10). */
      readonly search: string;
    };

export type DiscoverEvent =
  | { readonly type: 'loginReturned' }
  | { readonly type: 'pageChosen'; readonly page: Page }
  | { readonly type: 'searchTyped'; readonly search: string };

/** What every login sets, whoever logs in. */
export const INTERESTS = ['action', 'romance', 'sci-fi', 'fantasy'] as const;

export const START: DiscoverState = { user: 'loggedOut' };

export const discoverReducer = (state: DiscoverState, event: DiscoverEvent): DiscoverState => {
  if (state.user === 'loggedOut') {
    return event.type === 'loginReturned'
      ? { user: 'loggedIn', page: 'discover', interests: INTERESTS, search: '' }
      : state;
  }
  switch (event.type) {
    case 'loginReturned':
      return state;
    case 'pageChosen':
      return { ...state, page: event.page };
    case 'searchTyped':
      return { ...state, search: event.search };
  }
};
