import { BRAND_TILES } from '../brand-mark.ts';
import type { Language } from '../locales/load.ts';
import type { ConnectOptions } from '../types.ts';

const draw = (name: string, attribute: string, value: string, ...children: Node[]): Element => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  element.setAttribute(attribute, value);
  element.append(...children);
  return element;
};

const span = (name: string, ...children: Node[]): HTMLSpanElement => {
  const element = document.createElement('span');
  element.part.value = name;
  element.className = name;
  element.append(...children);
  return element;
};

/** A visible part whose content the host may replace by a child with `slot="…"`. */
const slotted = (name: string, fallback: Node): HTMLSpanElement => {
  const slot = document.createElement('slot');
  slot.name = name;
  slot.append(fallback);
  return span(name, slot);
};

/** Options that the stylesheet reads as `data-…` of the button. */
const LOOKS = ['buttonType', 'textLayout', 'visualType', 'textColor'] as const;

/** The trigger button and its notice line, built once per element; `update` brings it in line with the options. */
export const createTrigger = () => {
  const label = document.createTextNode('');
  const tiles = BRAND_TILES.map((d) => draw('path', 'd', d));
  const button = document.createElement('button');
  button.type = 'button';
  button.part.value = 'button';
  const mark = draw('svg', 'viewBox', '2 1 21 21', ...tiles);
  mark.ariaHidden = 'true';
  button.append(slotted('icon', mark), slotted('label', label));
  const notice = span('notice');
  notice.role = 'alert';

  const update = (options: ConnectOptions, text: string, { lang, dir }: Language) => {
    label.data = text;
    button.lang = lang;
    button.dir = dir;
    for (const name of LOOKS) button.dataset[name] = options[name];
    button.disabled = options.disabled;
    button.ariaLabel = options.visualType === 'icon' ? label.data : null;
    button.ariaHasPopup = options.loginType === 'signOut' ? null : 'dialog';
  };

  return { button, notice, update };
};

export type Trigger = ReturnType<typeof createTrigger>;
