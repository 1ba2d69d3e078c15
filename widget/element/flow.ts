/** Entry point of the chunk that holds the dialog. The element fetches it on intent, with React and XState. */
import { createUserStore } from '../services/user-store.ts';
import { noteReturn } from './flow-return.ts';
import type { FlowHost } from './flow-types.ts';
import { createReport } from './report.ts';

/** Opens the element that a redirect to a platform left; a page that was loaded in any other way stays as it is. */
export const resume = async (host: FlowHost): Promise<void> => {
  if (noteReturn(host)) await host.element.open();
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
