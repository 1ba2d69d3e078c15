/** Entry point of the chunk that holds the dialog. The element fetches it on intent, with React and XState. */
import { isNamed } from '../domain/record-username.ts';
import { ConnectError } from '../errors.ts';
import { endSession } from '../services/end-session.ts';
import { createUserStore } from '../services/user-store.ts';
import type { SignOutDetail } from '../types.ts';
import { noteReturn } from './flow-return.ts';
import type { FlowHost } from './flow-types.ts';

/** Opens the element to which a redirect returns. After any other page load it does nothing. */
export const resume = async (host: FlowHost): Promise<void> => {
  if (noteReturn(host)) await host.element.open();
};

/**
 * Forgets the saved record, also where memory holds it, ends its session, and takes the open dialogs back to the e-mail step.
 * @returns who was signed in; `null` where nobody was, and in a frame where the person has shared nothing with this application
 * @throws ConnectError `signout.refused` where the browser's storage refuses the removal
 */
export const forgetUser = ({ options }: FlowHost): SignOutDetail | null => {
  const owner = options();
  const users = createUserStore(owner);
  const user = users.load();
  if (!users.forget()) throw new ConnectError({ code: 'signout.refused' });
  if (user) endSession(owner, user);
  return user && isNamed(owner, user.lastDataRequest) ? { username: user.username } : null;
};

export { refusalOf, refuse } from './flow-refusal.ts';
export { openFlow } from './flow-session.ts';
export { openOverlay } from './overlay.ts';
export { prewarm } from './prewarm.tsx';
