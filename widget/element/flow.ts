/** Entry point of the chunk with the dialog. The element loads it on intent, with React and XState. */
import { isNamed } from '../domain/record-key.ts';
import { ConnectError } from '../errors.ts';
import { endSession } from '../services/end-session.ts';
import { createUserStore } from '../services/user-store.ts';
import type { SignOutDetail, UserRecord } from '../types.ts';
import { noteReturn } from './flow-return.ts';
import type { Embedded, FlowHost } from './flow-types.ts';

const detailOf = (owner: Embedded, user: UserRecord | null): SignOutDetail | null =>
  user && isNamed(owner, user.lastDataRequest) ? { username: user.username } : null;

export const signedInUser = ({ options }: FlowHost): SignOutDetail | null =>
  detailOf(options(), createUserStore(options()).read());

/** Opens the element to which a redirect returns. After any other page load it does nothing. */
export const resume = async (host: FlowHost): Promise<void> => {
  if (noteReturn(host)) await host.element.open();
};

/** @throws ConnectError `signout.refused` if the browser's storage refuses the removal */
export const forgetUser = ({ options }: FlowHost): SignOutDetail | null => {
  const owner = options();
  const users = createUserStore(owner);
  const user = users.load();
  if (!users.forget()) throw new ConnectError({ code: 'signout.refused' });
  if (user) endSession(owner, user);
  return detailOf(owner, user);
};

export { loadAppFacts } from '../services/api.ts';
export { refusalOf, refuse } from './flow-refusal.ts';
export { openFlow } from './flow-session.ts';
export { openOverlay } from './overlay.ts';
export { prewarm } from './prewarm.tsx';
