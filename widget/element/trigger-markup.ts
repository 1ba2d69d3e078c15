/** What the trigger consists of, for the element and for a server that writes it as HTML: no browser is needed. */
import type { Language } from '../locales/load.ts';
import type { ConnectOptions } from '../types.ts';

type Attributes = Readonly<Record<string, string>>;

/** Makes one element of these attributes and children. */
interface Create<Made, Button extends Made> {
  (name: 'button', attributes: Attributes, ...children: Made[]): Button;
  (name: 'slot' | 'i', attributes: Attributes, ...children: (Made | '')[]): Made;
}

/** The button itself, not drawn yet. */
export const makeTrigger = <Made, Button extends Made>(create: Create<Made, Button>): Button =>
  create(
    'button',
    { part: 'button', type: 'button' },
    // Visible parts, whose content the host may replace by a child with `slot="…"`.
    create('slot', { part: 'icon', name: 'icon' }, create('i', {})),
    create('slot', { part: 'label', name: 'label' }, ''),
  );

/** As much of a button as drawing writes to. */
export interface TriggerButton {
  lang: string;
  dir: string;
  className: string;
  disabled: boolean;
  ariaLabel: string | null;
  ariaHasPopup: string | null;
  readonly lastElementChild: { readonly firstChild: { data: string } };
}

/** Updates the button to the options; the style sheet reads them from its class. */
export const drawTrigger = (
  button: TriggerButton,
  options: ConnectOptions,
  text: string,
  language: Language,
): void => {
  // Not replaced: WebKit drops a click whose text node changed between press and release, and a slot tells of a new one.
  button.lastElementChild.firstChild.data = text;
  button.lang = language.lang;
  button.ariaLabel = options.visualType === 'icon' ? text : null;
  button.disabled = options.disabled;
  button.ariaHasPopup = options.loginType === 'signOut' ? null : 'dialog';
  button.className = `${options.buttonType} ${options.textLayout} ${options.textColor}`;
  button.dir = language.dir;
};
