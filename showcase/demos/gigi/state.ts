import type { WidgetMessage } from '../../shared/connect/widget-message.ts';
import { connectorResult, type OnboardingResult, profileUrlResult, readResult, storedOf } from './results.ts';

/** A person in the demo (specification §3). */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** 0 to 10. */
  readonly score: number;
  readonly rank: number;
  /** Seed of the portrait. */
  readonly image: string;
  readonly city: string;
}

interface Onboarding {
  readonly screen: 'onboarding';
  readonly url: string;
  readonly step: 'asking' | 'urlMissing' | 'analyzing';
}

interface Dashboard {
  readonly screen: 'dashboard';
  /** `null` for a person who looks around without a profile: after "Don't share", or after a sign-out. */
  readonly result: OnboardingResult | null;
  /** The person's last answer was "Don't share". */
  readonly hasDeclined: boolean;
  /** The browser kept the result of an earlier visit. */
  readonly isRestored: boolean;
  /** If `true`, the second profile set stays after it appeared. */
  readonly isStartedConnected: boolean;
  readonly profileSet: 'first' | 'second';
}

/** State of the people app (specification §4.7). */
export type GigiState = Onboarding | Dashboard;

export type GigiEvent =
  | { readonly type: 'url.typed'; readonly url: string }
  | { readonly type: 'url.submitted' }
  | { readonly type: 'url.analyzed'; readonly completedAt: string }
  | { readonly type: 'widget.completed'; readonly message: WidgetMessage; readonly completedAt: string }
  | { readonly type: 'widget.declined' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'profile.forgotten' }
  | { readonly type: 'page.scrolled'; readonly y: number };

/** Scroll position in px at which the second profile set appears (specification §9). */
const SCROLL_THRESHOLD_PX = 500;
/** Duration of the simulated analysis of a profile address (specification §9, fake processing). */
export const ANALYSIS_MS = 2000;
export const URL_MISSING = 'Please enter your LinkedIn URL';

/** The pages of the dashboard. The address names one; else it is the first. */
export type Page = 'home' | 'leaderboard';

export const pageAt = (name: string | null): Page => (name === 'leaderboard' ? name : 'home');

export const initialState: GigiState = { screen: 'onboarding', url: '', step: 'asking' };

const openDashboard = (result: OnboardingResult | null): Dashboard => ({
  screen: 'dashboard',
  result,
  hasDeclined: result === null,
  isRestored: false,
  isStartedConnected: result !== null,
  profileSet: 'first',
});

/** Returns the state of a new visit, from a stored result of any shape. */
export const restore = (stored: unknown): GigiState => {
  const result = readResult(stored);
  return result ? { ...openDashboard(result), isRestored: true } : initialState;
};

/** What the next visit needs; `undefined` for a person without a profile. */
export const keptResult = (state: GigiState) =>
  state.screen === 'dashboard' && state.result ? storedOf(state.result) : undefined;

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

const profileSetAt = ({ isStartedConnected, profileSet }: Dashboard, y: number) => {
  if (y > SCROLL_THRESHOLD_PX) return 'second';
  return isStartedConnected ? profileSet : 'first';
};

const scrollTo = (state: Dashboard, y: number): Dashboard => {
  const profileSet = profileSetAt(state, y);
  return profileSet === state.profileSet ? state : { ...state, profileSet };
};

export const reduce = (state: GigiState, event: GigiEvent): GigiState => {
  if (event.type === 'widget.completed') {
    return openDashboard(connectorResult(event.message, event.completedAt));
  }
  if (state.screen === 'onboarding') return onboard(state, event);
  switch (event.type) {
    case 'widget.declined':
      return { ...state, hasDeclined: true };
    case 'session.ended':
      // A sign-out removes all that the page keeps, also a profile address that was typed by hand.
      return { ...state, hasDeclined: false, result: null };
    case 'profile.forgotten':
      return initialState;
    case 'page.scrolled':
      return scrollTo(state, event.y);
    default:
      return state;
  }
};

/** Returns people whose name, job, company or city contains the text; an empty text returns none. */
export const findPeople = (people: readonly Person[], query: string) => {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  return people.filter(({ name, title, company, city }) =>
    `${name} ${title} ${company} ${city}`.toLowerCase().includes(wanted),
  );
};
