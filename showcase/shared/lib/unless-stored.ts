import { useHydrated } from './use-hydrated.ts';

/**
 * Value of `data-unless-stored` for a part of the page that a stored value replaces, such as a log-in. If this browser
 * stores something under the key, the prerendered part stays hidden until the page can read it
 * (`app/inline/first-paint.js`, `theme/awaited.css`). A page has one such key.
 */
export const useUnlessStored = (key: string) => (useHydrated() ? undefined : key);
