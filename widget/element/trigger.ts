import type { Language } from '../locales/load.ts';
import type { ConnectOptions } from '../types.ts';

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, part: string) => {
  const element = document.createElement(name);
  element.setAttribute('part', part);
  return element;
};

const makeButton = () => {
  const button = make('button', 'button');
  button.type = 'button';
  for (const name of ['icon', 'label']) {
    // A visible part, whose content the host may replace by a child with `slot="…"`.
    const slot = make('slot', name);
    slot.name = name;
    button.append(slot);
  }
  button.firstElementChild?.append(document.createElement('i'));
  return button;
};

// Built once; each element gets a copy.
let original: HTMLButtonElement | undefined;

export const createTrigger = (): HTMLButtonElement => {
  original ??= makeButton();
  return document.importNode(original, true);
};

/** The line below the trigger that says what went wrong. */
export const createNotice = (message: string): HTMLElement => {
  const notice = make('span', 'notice');
  notice.role = 'alert';
  notice.append(message);
  return notice;
};

/** Updates the button to the options; the style sheet reads them from its class. */
export const drawTrigger = (
  button: HTMLButtonElement,
  { buttonType, textLayout, visualType, textColor, disabled, loginType }: ConnectOptions,
  text: string,
  { lang, dir }: Language,
): void => {
  const label = button.lastElementChild;
  // WebKit drops a click whose text node was replaced between press and release.
  if (label && label.textContent !== text) label.textContent = text;
  button.lang = lang;
  button.dir = dir;
  button.className = `${buttonType} ${textLayout} ${textColor}`;
  button.disabled = disabled;
  button.ariaLabel = visualType === 'icon' ? text : null;
  button.ariaHasPopup = loginType === 'signOut' ? null : 'dialog';
};
