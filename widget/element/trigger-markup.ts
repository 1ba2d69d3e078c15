/** The parts of the trigger, for the element and for a server that writes HTML. It needs no browser. */

import type { Language } from '../locales/load.ts';
import type { ConnectOptions } from './attributes.ts';

type Attributes = Readonly<Record<string, string>>;

interface Create<Made, Button extends Made> {
  (name: 'button', attributes: Attributes, ...children: Made[]): Button;
  (name: 'slot' | 'i', attributes: Attributes, ...children: (Made | '')[]): Made;
}

export const makeTrigger = <Made, Button extends Made>(create: Create<Made, Button>): Button =>
  create(
    'button',
    { part: 'button', type: 'button' },
    // The visible parts. The host may replace their content by a child with `slot="…"`.
    create('slot', { part: 'icon', name: 'icon' }, create('i', {})),
    create('slot', { part: 'label', name: 'label' }, ''),
  );

export interface TriggerButton {
  lang: string;
  dir: string;
  className: string;
  disabled: boolean;
  ariaLabel: string | null;
  ariaHasPopup: string | null;
  readonly lastElementChild: { readonly firstChild: { data?: string }; textContent?: string };
}

/** Updates the button for the options. The style sheet selects by the button's classes. */
export const drawTrigger = (
  button: TriggerButton,
  options: ConnectOptions,
  text: string,
  language: Language,
): void => {
  // The text node is not replaced: WebKit drops a click whose text node changed between press and release.
  const label = button.lastElementChild;
  // A page's translator has put an element in its place.
  if (label.firstChild.data === undefined) label.textContent = text;
  else label.firstChild.data = text;
  button.lang = language.lang;
  button.ariaLabel = options.visualType === 'icon' ? text : null;
  button.disabled = options.disabled;
  button.ariaHasPopup = options.loginType === 'signOut' ? null : 'dialog';
  button.className = `${options.buttonType} ${options.textLayout} ${options.textColor}`;
  button.dir = language.dir;
};
