/** A tournament on its card (specification §3). */
export interface Tournament {
  readonly title: string;
  readonly type: string;
  readonly startTime: string;
  /** Players so far. */
  readonly joined: number;
  readonly maxPlayers: number;
  readonly duration: string;
  readonly image: 'shards' | 'token' | 'stars' | 'castle';
}

/** The gaming app (specification §4.8). */
export interface GampState {
  readonly screen: 'login' | 'home';
  /** Whether data is connected; kept in local storage as 'true' or 'false'. */
  readonly isConnected: boolean;
  readonly email: string;
  /** Titles of the tournaments that the visitor joined. */
  readonly joined: readonly string[];
  readonly isCheckedIn: boolean;
}

export type GampEvent =
  | { readonly type: 'emailTyped'; readonly email: string }
  | { readonly type: 'loggedIn' }
  | { readonly type: 'connectorResponded'; readonly username: string | undefined }
  | { readonly type: 'joinToggled'; readonly title: string }
  | { readonly type: 'checkedIn' };

/** Where the connected flag is kept. */
export const CONNECTED_KEY = 'gampMosaicConnected';

export const PAGES = ['home', 'rewards'] as const;
export type Page = (typeof PAGES)[number];

/** The page an address below `/gamp` means; home for every other. */
export const pageAt = (rest: string | undefined): Page =>
  rest?.replace(/\/$/, '').toLowerCase() === 'rewards' ? 'rewards' : 'home';

/** The state of a new visit, from the stored flag. */
export const startGamp = (storedFlag: string | null): GampState => ({
  screen: 'login',
  isConnected: storedFlag === 'true',
  email: '',
  joined: [],
  isCheckedIn: false,
});

const toggle = (joined: readonly string[], title: string) =>
  joined.includes(title) ? joined.filter((one) => one !== title) : [...joined, title];

export const gampReducer = (state: GampState, event: GampEvent): GampState => {
  switch (event.type) {
    case 'emailTyped':
      return { ...state, email: event.email };
    case 'loggedIn':
      return { ...state, screen: 'home' };
    case 'connectorResponded': {
      // Who signed in by e-mail needn't type it once more.
      const email = state.email || (event.username?.includes('@') ? event.username : '');
      return { ...state, isConnected: true, email };
    }
    case 'joinToggled':
      return { ...state, joined: toggle(state.joined, event.title) };
    case 'checkedIn':
      return { ...state, isCheckedIn: true };
  }
};

/** Tournaments of one game, by the name that the title begins with; all for `ALL`. */
export const ofGame = (tournaments: readonly Tournament[], game: string) =>
  game === 'ALL' ? tournaments : tournaments.filter(({ title }) => title.toUpperCase().startsWith(game));

/** What a tab shows: every tournament is still to come, so that none is live or completed. */
export const underTab = (tournaments: readonly Tournament[], tab: string) => {
  if (tab === 'HOT') return [...tournaments].sort((a, b) => b.joined - a.joined);
  return tab === 'UPCOMING' ? tournaments : [];
};
