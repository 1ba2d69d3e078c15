/** Loaded before the flow: the empty box of a dialog whose flow, texts or frame are slow to load. */
import '../styles/waiting.css';
import type { ConnectOptions } from './attributes.ts';
import { createElement } from './create-element.ts';
import type { Opening } from './flow-types.ts';
import { adopterOf } from './stylesheet.ts';

/** The text of the imported CSS. The build inserts it (`scripts/own-css.ts`). */
declare const css: string;

const adopt = adopterOf(css);

/** The browser handles these keys in a dialog. Others could scroll the page. */
const OWN_KEYS = /^(Tab|Escape|Enter| )$/;

const keepScroll = (event: Event) => {
  if (!(event instanceof KeyboardEvent && OWN_KEYS.test(event.key))) event.preventDefault();
};

/** Events that scroll the page behind. Over the backdrop, Chromium calls only listeners of the window. */
const SCROLLING = ['wheel', 'touchmove', 'keydown'];

const createBox = (trigger: HTMLButtonElement, { provider, theme }: ConnectOptions, close: string) => {
  const button = createElement('button', { part: 'close', 'aria-label': close }, '\u2715');
  const box = createElement(
    'dialog',
    { part: 'dialog', class: 'dialog waiting', 'aria-busy': 'true', 'aria-label': provider },
    createElement('slot', { name: 'header' }, createElement('i', {}), provider),
    button,
  );
  box.lang = trigger.lang;
  box.dir = trigger.dir;
  box.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
  button.onclick = () => box.close('button');
  return box;
};

/**
 * Shows the box, if the dialog is not yet there. A person who closes the box ends the opening.
 * @param close the name of the button that closes the box
 */
export const showWaiting = (
  element: HTMLElement,
  trigger: HTMLButtonElement,
  options: ConnectOptions,
  close: string,
  opening: Opening,
): void => {
  const root = element.shadowRoot;
  // Without a popup the press is a sign-out. An invisible modal dialog would block the page.
  if (opening.isOver || !root || !trigger.ariaHasPopup || !element.isConnected) return;
  if (element.checkVisibility?.() === false) return;
  const box = createBox(trigger, options, close);
  const ended = new AbortController();
  let isLeft = false;
  adopt(root);
  trigger.after(box);
  box.showModal();
  for (const type of SCROLLING)
    window.addEventListener(type, keepScroll, { capture: true, passive: false, signal: ended.signal });
  opening.end = () => {
    ended.abort();
    box.onclose = null;
    // Closing it before its removal returns the focus.
    box.close();
    box.replaceWith();
    return isLeft ? null : true;
  };
  box.onclose = () => {
    isLeft = true;
    opening.end();
    element.dispatchEvent(new CustomEvent('open', { detail: null }));
    element.dispatchEvent(new CustomEvent('close', { detail: { reason: box.returnValue || 'escape' } }));
    opening.leave();
  };
};
