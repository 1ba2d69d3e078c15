import { authorizePlatform, CallError, completePlatform } from './calls.ts';

/** What a platform led the person back with. */
interface Returned {
  readonly platform: string;
  readonly state: string;
  /** `null` where the person declined, or the platform failed. */
  readonly ticket: string | null;
}

const STATE_KEY = 'data-connect-account:state';

/** Leads to the platform's consent page. @throws CallError */
export const connectPlatform = async (id: string): Promise<void> => {
  const state = crypto.randomUUID();
  const url = await authorizePlatform(id, state);
  sessionStorage.setItem(STATE_KEY, state);
  location.assign(url);
};

/** Takes the outcome out of the address, once; `null` where this page did not begin it. */
export const takeReturn = (): Returned | null => {
  const query = new URLSearchParams(location.search);
  const [state, platform] = [query.get('state'), query.get('platform')];
  if (state === null || platform === null) return null;
  history.replaceState(null, '', '/account#platforms');
  const begun = sessionStorage.getItem(STATE_KEY);
  sessionStorage.removeItem(STATE_KEY);
  return state === begun ? { platform, state, ticket: query.get('ticket') } : null;
};

/** @throws CallError */
export const completeReturn = async ({ platform, state, ticket }: Returned): Promise<void> => {
  if (ticket === null) throw new CallError('platform.notConnected');
  await completePlatform(platform, { state, ticket });
};
