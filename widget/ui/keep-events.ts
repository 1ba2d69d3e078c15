import { orUndefined } from '../../common/or-undefined.ts';
import { isSlot, isStrayKey, isStraySelection, scrollsPage } from './scrolls-page.ts';

/** Dispatches an event. In a sandboxed frame without `allow-forms`, a click on a form's button fires no `submit`. */
const submitBy = (target: EventTarget, event: Event): void => {
  const button =
    target instanceof Element && event.type === 'click' && target.closest('[type=submit]:enabled');
  const form = button ? button.closest('form') : null;
  let isSubmitted = !form;
  const note = () => {
    isSubmitted = true;
  };
  form?.addEventListener('submit', note, { once: true });
  if (target.dispatchEvent(event) && !isSubmitted)
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
};

/** A held Enter counts once: its repeats would submit the next step. */
export const keepRepeat = (event: Pick<KeyboardEvent, 'repeat' | 'key' | 'preventDefault'>): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** Events that show what a person types or presses. Focus is not among them: password managers listen for it. */
const KEPT = (
  'keydown keypress keyup beforeinput input textInput compositionstart compositionupdate compositionend ' +
  'copy cut paste selectstart selectionchange drag dragstart dragend dragenter dragleave dragover drop ' +
  'pointerdown pointermove pointerup pointercancel mousedown mousemove mouseup click dblclick auxclick contextmenu ' +
  // Firefox sends two older events after the wheel's, and does not scroll if a listener cancels them.
  'wheel DOMMouseScroll MozMousePixelScroll touchstart touchmove touchend touchcancel'
).split(' ');

/** Elements that act at their own click: a checkbox changes before it, and a browser follows the innermost link. */
const ACTS = 'a,[type=checkbox]';

/** Whether a file is dropped beside a field: it would replace the page, whose own guard gets no event. */
const dropsFile = ({ type }: Event, [target]: readonly EventTarget[]) =>
  /^dr(agover|op)$/.test(type) && !(target instanceof HTMLInputElement);

const isClick = ({ type }: Event) => type === 'click' || type === 'auxclick';

/** The same event, for listeners inside one shadow tree. */
const copyOf = (event: Event): Event => {
  const init = new Proxy(event, {
    get: (original, name) => name !== 'composed' && Reflect.get(original, name),
  });
  const { constructor: Kind } = Object.getPrototypeOf(event);
  // Safari cannot make a touch event from the touch lists of another event.
  const copy: Event = orUndefined(() => new Kind(event.type, init)) ?? new Event(event.type, init);
  return Object.defineProperties(copy, {
    timeStamp: { value: event.timeStamp },
    clipboardData: { value: Reflect.get(event, 'clipboardData') },
  });
};

/** A copy that does nothing by itself: the original keeps its effect. */
const idleCopyOf = (event: Event): Event => {
  const copy = copyOf(event);
  copy.preventDefault();
  return Object.defineProperty(copy, 'preventDefault', { value: () => event.preventDefault() });
};

/**
 * Keeps the keys and presses in a modal dialog from every listener of the page: focus traps and scroll locks would cancel
 * them, and scripts would read them. Listeners inside get a copy; events of the host's own content in a slot pass.
 */
export const keepEvents = (dialog: Element): (() => void) => {
  const keep = (event: Event) => {
    const path = event.composedPath();
    const depth = path.indexOf(dialog);
    if (isStraySelection(event, dialog)) event.stopImmediatePropagation();
    if (depth < 0 && !isStrayKey(event)) return;
    const inside = path.slice(0, Math.max(depth, 0));
    if (event.cancelable && (scrollsPage(event, inside) || dropsFile(event, inside))) event.preventDefault();
    if (!event.composed || inside.some(isSlot)) return;
    event.stopImmediatePropagation();
    const target = depth < 0 ? dialog : path[0];
    const acts = !isClick(event) || inside.some((node) => node instanceof Element && node.matches(ACTS));
    // A link around the element would follow the original click, and does not get the copy.
    if (!acts) event.preventDefault();
    if (target) submitBy(target, acts ? idleCopyOf(event) : copyOf(event));
  };
  // The listeners are on the window: over the backdrop, Chromium scrolls without calling the listeners of the dialog.
  for (const type of KEPT) window.addEventListener(type, keep, { capture: true, passive: false });
  return () => {
    for (const type of KEPT) window.removeEventListener(type, keep, true);
  };
};
