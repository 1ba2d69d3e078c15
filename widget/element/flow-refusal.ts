import { textsOf } from '../ui/texts.ts';
import { createElement } from './create-element.ts';
import type { FlowHost } from './flow-types.ts';
import { deliverTo } from './report.ts';

/** Says below the button, and to the host, that a press could not sign out: the browser keeps the record. */
export const refuse = async ({ element, speech }: FlowHost): Promise<void> => {
  const code = 'signout.refused';
  const message = textsOf((await speech())?.catalogue ?? {}, element.messages)(code);
  const notice = createElement('span', { part: 'notice', role: 'alert' }, message);
  element.shadowRoot?.querySelector('[part=notice]')?.remove();
  element.shadowRoot?.append(notice);
  element.addEventListener('signout', () => notice.remove(), { once: true });
  deliverTo(element)({ name: 'failure', detail: { code, message, step: null } });
};
