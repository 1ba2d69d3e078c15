/** Loaded before the flow: the empty box of a dialog whose flow, texts or frame are slow to load. */
import '../styles/waiting.css';
import type { ConnectOptions } from './attributes.ts';
import { createElement } from './create-element.ts';
import type { Opening } from './flow-types.ts';
import { adopterOf } from './stylesheet.ts';

/** The text of the imported CSS. The build inserts it (`scripts/own-css.ts`). */
declare const css: string;

const adopt = adopterOf(css);

/** The keys of the browser itself go on, such as the one that loads a slow page again. */
const SCROLLING_KEY = /^((Page|Arrow)(Up|Down)|Home|End)$/;

/**
 * Shows the box, if the dialog is not yet there. A person who closes the box ends the opening.
 * @param close the name of the button that closes the box
 */
export const showWaiting = (
  element: HTMLElement,
  trigger: HTMLButtonElement,
  { provider, theme }: ConnectOptions,
  close: string,
  opening: Opening,
  leave: () => void,
): void => {
  const root = element.shadowRoot;
  // Without a popup the press is a sign-out. An invisible modal dialog would block the page.
  const isWanted = !opening.isOver && trigger.ariaHasPopup && element.isConnected;
  if (!root || !isWanted || element.checkVisibility?.() === false) return;
  const name = createElement('span', { class: 'brand-name', dir: 'auto' }, provider);
  const slot = createElement('slot', { name: 'header' }, createElement('i', {}), name);
  const button = createElement('button', { part: 'close', class: 'close', 'aria-label': close }, '✕');
  const header = createElement(
    'div',
    { class: 'header' },
    createElement('span', { class: 'brand' }, slot),
    button,
  );
  const panel = createElement('div', { class: 'panel' }, header, createElement('div', { class: 'bars' }));
  const box = createElement(
    'dialog',
    {
      part: 'dialog',
      class: 'dialog waiting',
      lang: trigger.lang,
      dir: trigger.dir,
      'aria-busy': 'true',
      'aria-label': provider,
    },
    panel,
  );
  const flow = createElement('div', { class: 'flow', 'data-theme': theme }, box);
  const ended = new AbortController();
  let isLeft = false;
  adopt(root);
  trigger.after(flow);
  box.showModal();
  // The page may take the element away while the rest still loads.
  const keepScroll = (event: Event) => {
    const scrolls = !(event instanceof KeyboardEvent) || SCROLLING_KEY.test(event.key);
    if (scrolls && box.isConnected) event.preventDefault();
  };
  // Over the backdrop, Chromium calls only listeners of the window.
  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, keepScroll, { capture: true, passive: false, signal: ended.signal });
  opening.end = () => {
    ended.abort();
    box.onclose = null;
    // Closing it before its removal returns the focus.
    box.close();
    flow.replaceWith();
    return isLeft ? null : true;
  };
  button.onclick = () => box.close('button');
  box.onclose = () => {
    isLeft = true;
    opening.end();
    element.dispatchEvent(new CustomEvent('open', { detail: null }));
    element.dispatchEvent(new CustomEvent('close', { detail: { reason: box.returnValue || 'escape' } }));
    leave();
  };
};
