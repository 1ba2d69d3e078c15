/** Entry point of the chunk that holds the dialog. The element fetches it on intent, with React and XState. */
import { slugOf } from '../brand.ts';
import { readReturn } from '../services/oauth-return.ts';
import { createUserStore } from '../services/user-store.ts';
import type { FlowHost, Opening } from './flow-types.ts';
import { createReport } from './report.ts';

/** Continues after a redirect to a provider; does nothing on a page that was loaded in any other way. */
export const resume = async (host: FlowHost, open: (opening: Opening) => Promise<void>): Promise<void> => {
  const returned = readReturn(slugOf(host.options().provider));
  if (returned) await open({ returned });
};

/** Forgets the saved record and gives the name of the person who was signed in. */
export const signOut = async (host: FlowHost): Promise<void> => {
  const users = createUserStore(host.options());
  const username = users.load()?.username ?? null;
  users.forget();
  createReport(host.element, () => '')({ type: 'signout', username });
  // The record's watchers are called in a microtask; the dialogs have changed after it.
  await Promise.resolve();
};

export { openFlow } from './flow-session.ts';
export { openOverlay } from './overlay.ts';
export { prewarm } from './prewarm.tsx';
