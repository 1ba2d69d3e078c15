/** Keys that scroll the page if no element uses them, by `KeyboardEvent.key`. */
export const SCROLLING_KEY = /^((Page|Arrow)(Up|Down)|Home|End| )$/;

/** Whether an element on the event's path can scroll: a slot may contain the host's own scrolling box. */
const canScroll = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.scrollHeight > target.clientHeight &&
  /auto|scroll/.test(getComputedStyle(target).overflowY);

const isFinger = (event: Event): event is TouchEvent => 'touches' in event;

/** A finger scrolls a text that is longer than its field. */
const movesText = (event: Event, [target]: readonly EventTarget[]) =>
  isFinger(event) && target instanceof HTMLInputElement && target.scrollWidth > target.clientWidth;

/** Whether the window shows only a part of the page: it is zoomed, or a phone's keyboard covers the end. */
const isPartSeen = () => {
  const { scale, height } = window.visualViewport ?? { scale: 1, height: window.innerHeight };
  // The tolerance is larger than the toolbars of a browser, which appear and disappear.
  return scale > 1 || height < Number(document.scrollingElement?.clientHeight) * 0.8;
};

/** One finger and the wheel move the visible part of the page, if the window shows only a part. */
const movesView = (event: Event) =>
  isPartSeen() || (isFinger(event) ? event.touches.length > 1 : event instanceof MouseEvent && event.ctrlKey);

export const isSlot = (node: EventTarget): boolean => node instanceof HTMLSlotElement;

/** Whether a key scrolls: in a field it moves the cursor, Space presses a control, and the host's content has its own keys. */
const isScrollingKey = (event: Event, inside: readonly EventTarget[]) => {
  if (!(event instanceof KeyboardEvent) || event.type !== 'keydown' || inside.some(isSlot)) return false;
  const { key } = event;
  const [target] = inside;
  const usesIt = target instanceof Element && target.matches(key === ' ' ? 'input,button' : 'input');
  return !usesIt && SCROLLING_KEY.test(key);
};

const isScrollingMove = (event: Event, inside: readonly EventTarget[]) =>
  /^(wheel|touchmove)$/.test(event.type) && !movesView(event) && !movesText(event, inside);

/** @param inside the part of the event's path that is inside the dialog */
export const scrollsPage = (event: Event, inside: readonly EventTarget[]): boolean =>
  (isScrollingMove(event, inside) || isScrollingKey(event, inside)) && !inside.some(canScroll);

/** Whether no element has the focus: a focus trap of the page would keep the next Tab from a modal dialog. */
export const isStrayKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent && event.target instanceof HTMLBodyElement;

/** Whether the selection changed while the dialog, or no element, has the focus: a listener could read the text. */
export const isStraySelection = ({ type }: Event, dialog: Element): boolean =>
  type === 'selectionchange' &&
  (document.activeElement === document.body || dialog.querySelector(':focus') !== null);
