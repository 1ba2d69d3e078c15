import { authorizePlatform, CallError, completePlatform } from './calls.ts';

/** The result in the address to which a platform returned the person. */
interface Returned {
  readonly platform: string;
  readonly state: string;
  /** `null` if the person declined or the platform failed. */
  readonly ticket: string | null;
}

const STATE_KEY = 'data-connect-account:state';

/**
 * Opens the platform's consent page.
 * @throws CallError
 */
export const connectPlatform = async (id: string): Promise<void> => {
  const state = crypto.randomUUID();
  const url = await authorizePlatform(id, state);
  sessionStorage.setItem(STATE_KEY, state);
  location.assign(url);
};

/** Reads the result from the address and removes it; `null` if this page did not begin the attempt. */
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
