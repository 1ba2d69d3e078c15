import { orUndefined } from '../domain/fields.ts';

/** Events that tell what a person types or presses. Focus is not among them: password managers listen for it. */
const KEPT = [
  ...['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'textInput'],
  ...['compositionstart', 'compositionupdate', 'compositionend', 'copy', 'cut', 'paste', 'drop'],
  ...['pointerdown', 'pointerup', 'pointercancel', 'pointermove', 'mousedown', 'mouseup', 'mousemove'],
  ...['click', 'dblclick', 'auxclick', 'contextmenu', 'wheel'],
  ...['touchstart', 'touchmove', 'touchend', 'touchcancel'],
];

/** Elements for which a click does something by itself. */
const ACTIVATED = 'button,a,input,label,summary';

const isActivated = (node: EventTarget) => node instanceof Element && node.matches(ACTIVATED);

/** The same event, for listeners inside one shadow tree; it does nothing by itself. */
const copyOf = (event: Event): Event => {
  const init = new Proxy(event, {
    get: (original, name) => name !== 'composed' && Reflect.get(original, name),
  });
  const { constructor: Kind } = Object.getPrototypeOf(event);
  // Safari makes no touch event of another one's lists.
  const copy: Event = orUndefined(() => new Kind(event.type, init)) ?? new Event(event.type, event);
  // Canceled from the beginning: the original one presses the button or checks the box.
  copy.preventDefault();
  return Object.defineProperties(copy, {
    timeStamp: { value: event.timeStamp },
    clipboardData: { value: Reflect.get(event, 'clipboardData') },
    preventDefault: { value: () => event.preventDefault() },
  });
};

/**
 * Keeps what a person types and presses in the dialog from every listener of the page, those of the capture phase too: focus
 * traps, shortcuts and scroll locks would take it away, and scripts would read it. Listeners inside the dialog get a copy.
 * Events of the host's own content in a slot pass.
 * @returns the stop
 */
export const keepEvents = (dialog: Element): (() => void) => {
  const keep = (event: Event) => {
    const path = event.composedPath();
    const depth = path.indexOf(dialog);
    const inside = path.slice(0, depth + 1);
    const isOwn = depth >= 0 && event.composed && !inside.some((node) => node instanceof HTMLSlotElement);
    if (!isOwn) return;
    event.stopImmediatePropagation();
    path[0]?.dispatchEvent(copyOf(event));
    // A link around the element would follow it.
    if (event.type === 'click' && !inside.some(isActivated)) event.preventDefault();
  };
  const stopped = new AbortController();
  const listening = { capture: true, passive: false, signal: stopped.signal };
  for (const type of KEPT) window.addEventListener(type, keep, listening);
  return () => stopped.abort();
};
