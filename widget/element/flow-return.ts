import { startStep } from '../domain/user-record.ts';
import type { OauthReturn } from '../machine/events.ts';
import { readReturn } from '../services/oauth-return.ts';
import { createUserStore } from '../services/user-store.ts';
import { elementName } from './element-name.ts';
import type { FlowHost } from './flow-types.ts';

/** Returns that were read from the address and wait for their element to open. */
const waiting = new WeakMap<HTMLElement, OauthReturn>();

/** The return from a redirect that belongs to this element; each opening takes it along, and only one gets it. */
export const takeReturn = ({ element, options }: FlowHost): OauthReturn | null => {
  const returned = waiting.get(element) ?? readReturn(options().provider, elementName(element));
  waiting.delete(element);
  // The host may list other platforms by now; one that it does not list does not count.
  return returned && options().connectors.includes(returned.attempt.platform) ? returned : null;
};

/** Whether the element has to open because the person comes back to it from a platform. */
export const noteReturn = (host: FlowHost): boolean => {
  if (host.options().loginType === 'signOut') return false;
  const returned = takeReturn(host);
  if (!returned) return false;
  waiting.set(host.element, returned);
  // "Connection timeout" stands in the list of platforms; a dialog at another step could not explain why it opened.
  const isTooLate = returned.problem?.code === 'connection.timeout';
  return !isTooLate || startStep(createUserStore(host.options()).load()) === 'onboarding';
};
