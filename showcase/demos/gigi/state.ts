import type { WidgetMessage } from '../../shared/connect/widget-message.ts';
import { type DemoEvent, defineDemo } from '../../shared/demo/demo.tsx';
import { GIGI_KEY } from '../../shared/demo/keys.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import data from './data.json';
import { ITEMS, type ProfileSet } from './data.ts';

/** A reload loses the access token, because it is not stored. */
const connectorResult = (
  personality: WidgetMessage['approved'],
  username: string | undefined,
  accessToken: string | null,
  completedAt: string,
) => ({ source: 'mosaic', personality, username, accessToken, gigiScore: 9.24, completedAt }) as const;

/** Sample data, except for the address and the time (specification §3). */
const profileUrlResult = (linkedinUrl: string, completedAt: string) =>
  ({
    source: 'linkedin',
    name: 'Robin Castellan',
    title: 'Product Lead',
    company: 'Lanternworks',
    location: 'San Francisco',
    connections: 512,
    linkedinUrl,
    gigiScore: 8.92,
    completedAt,
  }) as const;

export type OnboardingResult = ReturnType<typeof connectorResult> | ReturnType<typeof profileUrlResult>;

const isText = (value: unknown): value is string => typeof value === 'string';

const readResult = (stored: unknown): OnboardingResult | null => {
  if (!isRecord(stored)) return null;
  const { source, completedAt, linkedinUrl, personality, username } = stored;
  if (!isText(completedAt) || Number.isNaN(Date.parse(completedAt))) return null;
  if (source === 'linkedin') return isText(linkedinUrl) ? profileUrlResult(linkedinUrl, completedAt) : null;
  if (source !== 'mosaic' || !Array.isArray(personality)) return null;
  const approved = personality.flatMap((entry) =>
    isRecord(entry) && isText(entry.data) ? [{ data: entry.data }] : [],
  );
  return connectorResult(approved, isText(username) ? username : undefined, null, completedAt);
};

interface Onboarding {
  readonly screen: 'onboarding';
  readonly url: string;
  readonly step: 'asking' | 'urlMissing' | 'analyzing';
}

interface Dashboard {
  readonly screen: 'dashboard';
  /** `null` for a person who looks around without a profile. */
  readonly result: OnboardingResult | null;
  /** If `true`, the second profile set stays after it appeared. */
  readonly isStartedConnected: boolean;
  readonly profileSet: ProfileSet;
}

export type GigiState = Onboarding | Dashboard;

export type GigiEvent =
  | DemoEvent
  | { readonly type: 'url.typed'; readonly url: string }
  | { readonly type: 'url.submitted' }
  | { readonly type: 'url.analyzed'; readonly completedAt: string }
  | { readonly type: 'profile.forgotten' }
  | { readonly type: 'page.scrolled'; readonly y: number };

/** Scroll position at which the second profile set appears (specification §9). */
const SCROLL_THRESHOLD_PX = 500;
/** For the simulated analysis of a profile address (specification §9). */
export const ANALYSIS_MS = 2000;

export const initialState: GigiState = { screen: 'onboarding', url: '', step: 'asking' };

const openDashboard = (result: OnboardingResult | null): Dashboard => ({
  screen: 'dashboard',
  result,
  isStartedConnected: result !== null,
  profileSet: 'first',
});

export const keptResult = (state: GigiState) =>
  state.screen === 'dashboard' && state.result ? { ...state.result, accessToken: undefined } : undefined;

const onboard = (state: Onboarding, event: GigiEvent): GigiState => {
  if (event.type === 'widget.declined') return openDashboard(null);
  if (event.type === 'url.analyzed' && state.step === 'analyzing') {
    return openDashboard(profileUrlResult(state.url.trim(), event.completedAt));
  }
  if (state.step === 'analyzing') return state;
  if (event.type === 'url.typed') return { ...state, url: event.url, step: 'asking' };
  if (event.type === 'url.submitted')
    return { ...state, step: state.url.trim() ? 'analyzing' : 'urlMissing' };
  return state;
};

const scrollTo = (state: Dashboard, y: number): Dashboard => {
  if (y > SCROLL_THRESHOLD_PX) return { ...state, profileSet: 'second' };
  return state.isStartedConnected ? state : { ...state, profileSet: 'first' };
};

export const reduce = (state: GigiState, event: GigiEvent): GigiState => {
  if (event.type === 'widget.completed') {
    const { approved, username, accessToken } = event.message;
    return openDashboard(connectorResult(approved, username, accessToken, event.completedAt));
  }
  if (state.screen === 'onboarding') return onboard(state, event);
  switch (event.type) {
    case 'session.ended':
      // Removes a profile address that was typed by hand, too.
      return { ...state, result: null };
    case 'profile.forgotten':
      return initialState;
    case 'page.scrolled': {
      const scrolled = scrollTo(state, event.y);
      return scrolled.profileSet === state.profileSet ? state : scrolled;
    }
    default:
      return state;
  }
};

export const GIGI = defineDemo<GigiState, GigiEvent>({
  app: 'gigi',
  button: { appName: 'Gigi', requestData: data.tiers, textColor: 'white' },
  items: ITEMS,
  initial: initialState,
  reduce,
  kept: {
    key: GIGI_KEY,
    restore: (stored) => {
      const result = readResult(stored);
      return result ? openDashboard(result) : initialState;
    },
    keep: keptResult,
  },
  screenOf: ({ screen }) => screen,
  hasShared: (state) => state.screen === 'dashboard' && state.result?.source === 'mosaic',
  declined: 'Your profile stays as it is.',
  ended: 'Gigi still knows your profile.',
});
