import { toggled } from '../../shared/lib/toggled.ts';

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
  /** The person saw what would be shared and chose not to: neither a log-in nor a connection. */
  readonly hasDeclined: boolean;
  readonly email: string;
  /** Titles of the tournaments that the visitor joined. */
  readonly joined: readonly string[];
  readonly isCheckedIn: boolean;
}

export type GampEvent =
  | { readonly type: 'visit.restored'; readonly flag: string }
  | { readonly type: 'email.typed'; readonly email: string }
  | { readonly type: 'session.started' }
  | { readonly type: 'widget.completed'; readonly username: string | undefined }
  | { readonly type: 'widget.declined' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'tournament.toggled'; readonly title: string }
  | { readonly type: 'streak.checked' };

export const PAGES = ['home', 'rewards'] as const;
export type Page = (typeof PAGES)[number];

/** The page an address below `/gamp` means; home for every other. */
export const pageAt = (rest: string | undefined): Page =>
  rest?.replace(/\/$/, '').toLowerCase() === 'rewards' ? 'rewards' : 'home';

export const initialState: GampState = {
  screen: 'login',
  isConnected: false,
  hasDeclined: false,
  email: '',
  joined: [],
  isCheckedIn: false,
};

/** The state of a new visit, from the stored flag. */
export const restore = (storedFlag: string | null): GampState => ({
  ...initialState,
  isConnected: storedFlag === 'true',
});

export const reduce = (state: GampState, event: GampEvent): GampState => {
  switch (event.type) {
    case 'visit.restored':
      return { ...state, isConnected: restore(event.flag).isConnected };
    case 'email.typed':
      return { ...state, email: event.email };
    case 'session.started':
      return { ...state, screen: 'home' };
    case 'widget.completed': {
      // Who signed in by e-mail needn't type it once more.
      const email = state.email || (event.username?.includes('@') ? event.username : '');
      return { ...state, isConnected: true, hasDeclined: false, email };
    }
    case 'widget.declined':
      return { ...state, hasDeclined: true };
    case 'session.ended':
      return initialState;
    case 'tournament.toggled':
      return { ...state, joined: toggled(state.joined, event.title) };
    case 'streak.checked':
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
