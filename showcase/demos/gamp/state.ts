import { checkedIn, type Streak, streakOn } from '../../shared/lib/streak.ts';
import { toggled } from '../../shared/lib/toggled.ts';

/** A tournament card (specification §3). */
export interface Tournament {
  readonly title: string;
  readonly type: string;
  readonly startTime: string;
  /** Number of players so far. */
  readonly joined: number;
  readonly maxPlayers: number;
  readonly duration: string;
  readonly image: 'shards' | 'token' | 'stars' | 'castle';
}

/** State of the gaming app (specification §4.8). */
export interface GampState {
  readonly screen: 'login' | 'home';
  /** The screen replaced another one on this page. */
  readonly isReplaced: boolean;
  /** Whether data is connected. Local storage keeps it as 'true' or 'false'. */
  readonly isConnected: boolean;
  /** The person saw the data request and declined. This is neither a log-in nor a connection. */
  readonly hasDeclined: boolean;
  readonly email: string;
  /** The reward that the page promised for the shared data; `null` if none was shared. */
  readonly reward: string | null;
  /** Titles of the tournaments that the visitor joined. */
  readonly joined: readonly string[];
  readonly checkIns: Streak;
}

export type GampEvent =
  | { readonly type: 'email.typed'; readonly email: string }
  | { readonly type: 'session.started' }
  | {
      readonly type: 'widget.completed';
      readonly username: string | undefined;
      readonly reward?: string | null;
    }
  | { readonly type: 'widget.declined' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'tournament.toggled'; readonly title: string }
  | { readonly type: 'streak.checked'; readonly day: string };

export const PAGES = ['home', 'rewards'] as const;
export type Page = (typeof PAGES)[number];

/** Returns the page of an address below `/gamp`; an unknown address gives home. */
export const pageAt = (rest: string | undefined): Page =>
  rest?.replace(/\/$/, '').toLowerCase() === 'rewards' ? 'rewards' : 'home';

export const NO_STREAK: Streak = { days: 0, lastDay: null };

/** Check-ins in a row that enter a draw. */
export const DRAW_DAYS = 7;

export const initialState: GampState = {
  screen: 'login',
  isReplaced: false,
  isConnected: false,
  hasDeclined: false,
  email: '',
  reward: null,
  joined: [],
  checkIns: NO_STREAK,
};

/** Returns the state of a new visit, from the stored flag and the last visit of a person who is logged in. */
export const restore = (
  storedFlag: string | null,
  visit: Pick<GampState, 'reward' | 'joined' | 'checkIns'> | null = null,
): GampState => ({
  ...initialState,
  ...visit,
  screen: visit ? 'home' : 'login',
  isConnected: storedFlag === 'true',
});

/** Returns how many of the seven days of a draw are done. The day after the seventh starts the next draw. */
export const daysDone = (checkIns: Streak, day: string): number => {
  const days = streakOn(checkIns, day);
  return checkIns.lastDay === day ? ((days - 1) % DRAW_DAYS) + 1 : days % DRAW_DAYS;
};

export const reduce = (state: GampState, event: GampEvent): GampState => {
  switch (event.type) {
    case 'email.typed':
      return { ...state, email: event.email };
    case 'session.started':
      return { ...state, screen: 'home', isReplaced: true };
    case 'widget.completed': {
      // A person who signed in by e-mail need not type the address again.
      const email = state.email || (event.username?.includes('@') ? event.username : '');
      return { ...state, isConnected: true, hasDeclined: false, email, reward: event.reward ?? null };
    }
    case 'widget.declined':
      return { ...state, hasDeclined: true };
    case 'session.ended':
      return { ...initialState, isReplaced: state.screen === 'home' };
    case 'tournament.toggled':
      return { ...state, joined: toggled(state.joined, event.title) };
    case 'streak.checked':
      return { ...state, checkIns: checkedIn(state.checkIns, event.day) };
  }
};

/** Returns the tournaments of one game, matched by the start of the title; `ALL` returns every tournament. */
export const ofGame = (tournaments: readonly Tournament[], game: string) =>
  game === 'ALL' ? tournaments : tournaments.filter(({ title }) => title.toUpperCase().startsWith(game));

/**
 * Returns the tournaments of a tab. All of them are in the future, so the tabs for live and completed ones are empty.
 */
export const underTab = (tournaments: readonly Tournament[], tab: string) => {
  if (tab === 'HOT') return [...tournaments].sort((a, b) => b.joined - a.joined);
  return tab === 'UPCOMING' ? tournaments : [];
};
