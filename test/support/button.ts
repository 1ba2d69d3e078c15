import { statesOf } from './browser-gaps.ts';
import '../../widget/index.ts';
// Imported in advance, so that the first test does not wait for its compilation.
import '../../widget/element/flow.ts';
import type { DataConnectButton } from '../../widget/index.ts';
import type { UserRecord } from '../../widget/types.ts';
import { required, until } from './until.ts';

const EVENTS = ['open', 'stepchange', 'failure', 'complete', 'close', 'signout'];
const buttons: DataConnectButton[] = [];

export const clearPage = (): void => {
  for (const button of buttons.splice(0)) {
    // A removed element closes its dialog by a timer, and the test's clock may be stopped.
    button.close().catch(() => {});
    button.remove();
  }
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  localStorage.clear();
  sessionStorage.clear();
};

/** Saves the record of a person who signed in earlier, in real mode and in test mode. */
export const remember = (user: UserRecord): void => {
  localStorage.setItem('data-connect:mosaic:user', JSON.stringify(user));
  sessionStorage.setItem('data-connect:mosaic:user:test', JSON.stringify(user));
};

interface Setting {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly holder?: ParentNode;
}

/** Adds a button to the page; returns functions for the person's and the host's view. */
export const putButton = ({ attributes = {}, properties = {}, holder = document.body }: Setting = {}) => {
  const element = document.createElement('data-connect-button');
  const notified: (readonly [type: string, detail: unknown])[] = [];
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const [name, value] of Object.entries(properties)) Reflect.set(element, name, value);
  for (const type of EVENTS) {
    element.addEventListener(type, (event) => {
      if (event instanceof CustomEvent) notified.push([type, event.detail]);
    });
  }
  holder.append(element);
  buttons.push(element);

  const root = required(element.shadowRoot, 'the open shadow root');
  const trigger = required(root.querySelector('button'), 'the trigger');
  const dialog = () => root.querySelector('dialog');
  const find = <Found extends Element>(selector: string) =>
    required(dialog()?.querySelector<Found>(selector), selector);
  const textOf = (node: Element | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

  return {
    element,
    root,
    trigger,
    notified,
    notifiedNames: () => notified.map(([type]) => type),
    detailsOf: (type: string) => notified.flatMap(([name, detail]) => (name === type ? [detail] : [])),
    states: () => statesOf(element),
    label: () => textOf(trigger),
    notice: () => textOf(root.querySelector('[role=alert]')),
    dialog,
    text: () => textOf(dialog()),
    shows: (text: string) => until(() => textOf(dialog()).includes(text), text),
    pressTrigger: () => trigger.click(),
    press: (name: string) => {
      const all = [...(dialog()?.querySelectorAll('button') ?? [])];
      const named = all.find((button) => (button.getAttribute('aria-label') ?? textOf(button)) === name);
      required(named, `a button "${name}"`).click();
    },
    type: (selector: string, value: string) => {
      const field = find(selector);
      // React overrides the element's setter; only the prototype's setter makes it notice a change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    submit: () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    find,
  };
};

export type PlacedButton = ReturnType<typeof putButton>;
