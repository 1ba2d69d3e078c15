/** Entry point of the chunk that holds the dialog. The element fetches it on intent, with React and XState. */
import { ConnectError } from '../errors.ts';
import { endSession } from '../services/end-session.ts';
import { createUserStore } from '../services/user-store.ts';
import type { SignOutDetail } from '../types.ts';
import { noteReturn } from './flow-return.ts';
import type { FlowHost } from './flow-types.ts';

/** Opens the element that a redirect to a platform left; a page that was loaded in any other way stays as it is. */
export const resume = async (host: FlowHost): Promise<void> => {
  if (noteReturn(host)) await host.element.open();
};

/**
 * Forgets the saved record, also where memory holds it, ends its session, and takes the open dialogs back to the e-mail step.
 * @returns who was signed in; `null` where nobody was
 * @throws ConnectError `signout.refused` where the browser's storage refuses the removal
 */
export const forgetUser = ({ options }: FlowHost): SignOutDetail | null => {
  const owner = options();
  const users = createUserStore(owner);
  const user = users.load();
  if (!users.forget()) throw new ConnectError({ code: 'signout.refused' });
  if (user) endSession(owner, user);
  return user && { username: user.username };
};

export { refusalOf, refuse } from './flow-refusal.ts';
export { openFlow } from './flow-session.ts';
export { openOverlay } from './overlay.ts';
export { prewarm } from './prewarm.tsx';
