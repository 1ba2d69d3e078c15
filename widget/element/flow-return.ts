import { startStep } from '../domain/user-record.ts';
import type { OauthReturn } from '../machine/events.ts';
import { readReturn } from '../services/oauth-return.ts';
import { createUserStore } from '../services/user-store.ts';
import { elementName } from './element-name.ts';
import type { FlowHost } from './flow-types.ts';

const waiting = new WeakMap<HTMLElement, OauthReturn>();

/** Each opening asks for the result of a redirect, and only one gets it. */
export const takeReturn = ({ element, options }: FlowHost): OauthReturn | null => {
  const returned = waiting.get(element) ?? readReturn(options().provider, elementName(element));
  waiting.delete(element);
  // The host may list other platforms now; a result for an unlisted one is ignored.
  return returned && options().connectors.includes(returned.attempt.platform) ? returned : null;
};

export const noteReturn = (host: FlowHost): boolean => {
  if (host.options().loginType === 'signOut') return false;
  const returned = takeReturn(host);
  if (!returned) return false;
  waiting.set(host.element, returned);
  // Only the list of platforms shows "Connection timeout". A dialog at another step could not explain why it opened.
  const isTooLate = returned.problem?.code === 'connection.timeout';
  return !isTooLate || startStep(createUserStore(host.options()).load()) === 'onboarding';
};
