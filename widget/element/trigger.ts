import type { Language } from '../locales/load.ts';
import type { ConnectOptions } from '../types.ts';

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, part: string) => {
  const element = document.createElement(name);
  element.setAttribute('part', part);
  return element;
};

/** Options that the stylesheet reads as `data-…` of the button. */
const LOOKS = ['buttonType', 'textLayout', 'visualType', 'textColor'] as const;

/** The trigger button and its notice line, built once per element; `update` brings it in line with the options. */
export const createTrigger = () => {
  const button = make('button', 'button');
  button.type = 'button';
  for (const name of ['icon', 'label']) {
    // A visible part, whose content the host may replace by a child with `slot="…"`.
    const slot = make('slot', name);
    slot.name = name;
    button.append(slot);
  }
  button.firstElementChild?.append(document.createElement('i'));
  const label = button.lastElementChild;
  const notice = make('span', 'notice');
  notice.role = 'alert';

  const update = (options: ConnectOptions, text: string, { lang, dir }: Language) => {
    if (label) label.textContent = text;
    button.lang = lang;
    button.dir = dir;
    for (const name of LOOKS) button.dataset[name] = options[name];
    button.disabled = options.disabled;
    button.ariaLabel = options.visualType === 'icon' ? text : null;
    button.ariaHasPopup = options.loginType === 'signOut' ? null : 'dialog';
  };

  return { button, notice, update };
};

export type Trigger = ReturnType<typeof createTrigger>;
