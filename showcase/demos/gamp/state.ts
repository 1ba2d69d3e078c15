import { rewardOf } from '../../shared/connect/widget-message.ts';
import { type DemoEvent, defineDemo } from '../../shared/demo/demo.tsx';
import { GAMP_CONNECTED_KEY, GAMP_KEY } from '../../shared/demo/keys.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { readText } from '../../shared/lib/json-storage.ts';
import { toggled } from '../../shared/lib/stored-state.ts';
import { checkedIn, readStreak, type Streak, streakOn } from '../../shared/lib/streak.ts';
import data from './data.json';
import { ITEMS } from './data.ts';

interface GampState {
  readonly screen: 'login' | 'home';
  readonly isConnected: boolean;
  readonly email: string;
  readonly reward: string | null;
  readonly joined: readonly string[];
  readonly checkIns: Streak;
}

type GampEvent =
  | DemoEvent
  | { readonly type: 'email.typed'; readonly email: string }
  | { readonly type: 'session.started' }
  | { readonly type: 'tournament.toggled'; readonly title: string }
  | { readonly type: 'streak.checked'; readonly day: string };

const NO_STREAK: Streak = { days: 0, lastDay: null };

export const DRAW_DAYS = 7;

export const initialState: GampState = {
  screen: 'login',
  isConnected: false,
  email: '',
  reward: null,
  joined: [],
  checkIns: NO_STREAK,
};

/** The day after the seventh starts the next draw. */
export const daysDone = (checkIns: Streak, day: string): number => {
  const days = streakOn(checkIns, day);
  return checkIns.lastDay === day ? ((days - 1) % DRAW_DAYS) + 1 : days % DRAW_DAYS;
};

export const reduce = (state: GampState, event: GampEvent): GampState => {
  switch (event.type) {
    case 'email.typed':
      return { ...state, email: event.email };
    case 'session.started':
    case 'widget.shared':
      return { ...state, screen: 'home' };
    case 'widget.completed': {
      const { username, approved } = event.message;
      // A person who signed in by e-mail need not type the address again.
      const email = state.email || (username?.includes('@') ? username : '');
      return { ...state, isConnected: true, email, reward: rewardOf(data.tiers, approved) };
    }
    case 'session.ended':
      return initialState;
    case 'tournament.toggled':
      return { ...state, joined: toggled(state.joined, event.title) };
    case 'streak.checked':
      return { ...state, checkIns: checkedIn(state.checkIns, event.day) };
    default:
      return state;
  }
};

/** An e-mail address is not stored. */
export const restore = (stored: unknown): GampState => {
  const isConnected = readText(GAMP_CONNECTED_KEY) === 'true';
  if (!isRecord(stored)) return { ...initialState, isConnected };
  const { reward, joined, checkIns } = stored;
  const titles: readonly unknown[] = Array.isArray(joined) ? joined : [];
  return {
    ...initialState,
    screen: 'home',
    isConnected,
    reward: typeof reward === 'string' ? reward : null,
    joined: titles.filter((title) => typeof title === 'string'),
    checkIns: readStreak(checkIns, NO_STREAK),
  };
};

export const GAMP = defineDemo<GampState, GampEvent>({
  app: 'gamp',
  button: { appName: 'GAMP', requestData: data.tiers, theme: 'dark', loginType: 'signUp' },
  items: ITEMS,
  initial: initialState,
  reduce,
  kept: {
    key: GAMP_KEY,
    flag: {
      key: GAMP_CONNECTED_KEY,
      of: ({ screen, isConnected }) => (screen === 'home' || isConnected ? isConnected : undefined),
    },
    restore,
    keep: ({ screen, reward, joined, checkIns }) =>
      screen === 'home' ? { reward, joined, checkIns } : undefined,
  },
  screenOf: ({ screen }) => screen,
  hasShared: ({ isConnected }) => isConnected,
  declined: 'Your tournaments stay as they are.',
  ended: 'What you shared still picks your tournaments.',
});
