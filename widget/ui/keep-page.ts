/** Whether an element on the event's path can scroll: a slot may contain the host's own scrolling box. */
const canScroll = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.scrollHeight > target.clientHeight &&
  /auto|scroll/.test(getComputedStyle(target).overflowY);

const isFinger = (event: WheelEvent | TouchEvent): event is TouchEvent => 'touches' in event;

/** A finger scrolls a text that is longer than its field. */
const movesText = (event: WheelEvent | TouchEvent, [target]: readonly EventTarget[]) =>
  isFinger(event) && target instanceof HTMLInputElement && target.scrollWidth > target.clientWidth;

/** Whether the window shows only a part of the page: it is zoomed, or a phone's keyboard covers the end. */
const isPartSeen = ({ visualViewport, document }: Window) =>
  Number(visualViewport?.scale) > 1 ||
  // By more than the toolbars of a browser, which appear and disappear.
  Number(visualViewport?.height) < Number(document.scrollingElement?.clientHeight) * 0.8;

/** If only a part is visible, one finger and the wheel move it. */
const movesView = (event: WheelEvent | TouchEvent) =>
  isPartSeen(window) || (isFinger(event) ? event.touches.length > 1 : event.ctrlKey);

/**
 * Keeps the wheel and the finger from scrolling the page behind a modal dialog. The page's own styles do not change.
 * @returns the function that stops it
 */
export const keepPage = (dialog: Element): (() => void) => {
  const keep = (event: WheelEvent | TouchEvent) => {
    const path = event.composedPath();
    const depth = path.indexOf(dialog);
    if (depth < 0 || !event.cancelable || movesView(event) || movesText(event, path)) return;
    if (!path.slice(0, depth).some(canScroll)) event.preventDefault();
  };
  const stopped = new AbortController();
  const listening = { capture: true, passive: false, signal: stopped.signal };
  // On the window: Chromium scrolls by what is over the backdrop without asking the listeners of the dialog.
  window.addEventListener('wheel', keep, listening);
  window.addEventListener('touchmove', keep, listening);
  return () => stopped.abort();
};
