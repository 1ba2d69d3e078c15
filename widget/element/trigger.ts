import { BRAND_MARK } from '../brand-mark.ts';
import type { ConnectOptions } from '../types.ts';
import { type Messages, triggerLabel } from './labels.ts';

const SVG = 'http://www.w3.org/2000/svg';

const brandMark = (): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', BRAND_MARK.viewBox);
  svg.setAttribute('aria-hidden', 'true');
  for (const { d, opacity } of BRAND_MARK.paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    path.setAttribute('fill', 'currentColor');
    path.setAttribute('opacity', String(opacity));
    svg.append(path);
  }
  return svg;
};

const part = (name: string, ...children: Node[]): HTMLSpanElement => {
  const span = document.createElement('span');
  span.part.add(name);
  span.className = name;
  span.append(...children);
  return span;
};

const slot = (name: string, fallback: Node): HTMLSlotElement => {
  const element = document.createElement('slot');
  element.name = name;
  element.append(fallback);
  return element;
};

/** The trigger button and its notice line, built once per element; `update` brings it in line with the options. */
export const createTrigger = () => {
  const label = document.createTextNode('');
  const icon = part('icon', slot('icon', brandMark()));
  const text = part('label', slot('label', label));
  const button = document.createElement('button');
  button.type = 'button';
  button.part.add('button');
  button.append(icon, text);
  const notice = part('notice');
  notice.role = 'alert';

  const update = (options: ConnectOptions, messages: Messages) => {
    label.data = triggerLabel(options, messages);
    button.dataset.type = options.buttonType;
    button.dataset.layout = options.textLayout;
    button.dataset.visual = options.visualType;
    button.dataset.color = options.textColor;
    button.dataset.theme = options.theme;
    button.disabled = options.disabled;
    button.ariaLabel = options.visualType === 'icon' ? label.data : null;
    if (options.loginType === 'signOut') button.removeAttribute('aria-haspopup');
    else button.setAttribute('aria-haspopup', 'dialog');
  };

  const setBusy = (isBusy: boolean) => {
    button.ariaBusy = isBusy ? 'true' : null;
  };

  return { button, notice, update, setBusy };
};

export type Trigger = ReturnType<typeof createTrigger>;
