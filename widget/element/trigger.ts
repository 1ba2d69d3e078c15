import type { Language } from '../locales/load.ts';
import type { ConnectOptions } from '../types.ts';
import { createElement } from './create-element.ts';

const makeButton = () =>
  createElement(
    'button',
    { part: 'button', type: 'button' },
    // Visible parts, whose content the host may replace by a child with `slot="…"`.
    createElement('slot', { part: 'icon', name: 'icon' }, createElement('i', {})),
    createElement('slot', { part: 'label', name: 'label' }),
  );

// Built once; each element gets a copy.
let original: HTMLButtonElement | undefined;

export const createTrigger = (): HTMLButtonElement =>
  // biome-ignore lint/suspicious/noAssignInExpressions: 8 bytes of what every page loads.
  document.importNode((original ??= makeButton()), true);

/** Updates the button to the options; the style sheet reads them from its class. */
export const drawTrigger = (
  button: HTMLButtonElement,
  options: ConnectOptions,
  text: string,
  language: Language,
): void => {
  const label = button.lastElementChild;
  // WebKit drops a click whose text node was replaced between press and release.
  if (label && label.textContent !== text) label.textContent = text;
  button.lang = language.lang;
  button.dir = language.dir;
  button.className = `${options.buttonType} ${options.textLayout} ${options.textColor}`;
  button.disabled = options.disabled;
  button.ariaLabel = options.visualType === 'icon' ? text : null;
  button.ariaHasPopup = options.loginType === 'signOut' ? null : 'dialog';
};
