/** Whether an element on the way can scroll: a slot may hold the host's own scrolling box. */
const canScroll = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.scrollHeight > target.clientHeight &&
  /auto|scroll/.test(getComputedStyle(target).overflowY);

const isFinger = (event: WheelEvent | TouchEvent): event is TouchEvent => 'touches' in event;

/** A finger moves a text that is longer than its field. */
const movesText = (event: WheelEvent | TouchEvent, [target]: readonly EventTarget[]) =>
  isFinger(event) && target instanceof HTMLInputElement && target.scrollWidth > target.clientWidth;

/** Whether the window shows a part of the page: it is zoomed, or a phone's keyboard covers its end. */
const isPartSeen = ({ visualViewport, document }: Window) =>
  Number(visualViewport?.scale) > 1 ||
  // By more than the bars of a browser, which come and go.
  Number(visualViewport?.height) < Number(document.scrollingElement?.clientHeight) * 0.8;

/** Where a part is seen, one finger and the wheel move it. */
const movesView = (event: WheelEvent | TouchEvent) =>
  isPartSeen(window) || (isFinger(event) ? event.touches.length > 1 : event.ctrlKey);

/**
 * Keeps the wheel and the finger from scrolling the page behind a modal dialog. The page's own styles stay as they are.
 * @returns the stop
 */
export const keepPage = (dialog: Element): (() => void) => {
  const keep = (event: WheelEvent | TouchEvent) => {
    const path = event.composedPath();
    const depth = path.indexOf(dialog);
    if (depth < 0 || !event.cancelable || movesView(event) || movesText(event, path)) return;
    if (!path.slice(0, depth).some(canScroll)) event.preventDefault();
  };
  const stopped = new AbortController();
  const listening = { passive: false, signal: stopped.signal };
  // On the document: Chromium scrolls by what is over the backdrop without asking the listeners of the dialog.
  dialog.ownerDocument.addEventListener('wheel', keep, listening);
  dialog.ownerDocument.addEventListener('touchmove', keep, listening);
  return () => stopped.abort();
};
