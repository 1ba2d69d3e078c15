/** How long the dialog must be visible before a press counts. Otherwise a page could show it just under a press. */
export const SEEN_MS = 500;
/** A smaller frame cannot show a readable dialog. */
const MIN_WIDTH_PX = 240;
const MIN_HEIGHT_PX = 160;
const MIN_RATIO = 0.9;

/** From IntersectionObserver v2: whether the target is uncovered, opaque and untransformed. */
interface VisibleEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

export interface PressListener {
  /** The dialog became fully visible, or no longer is. */
  seen(isSeen: boolean): void;
  /** A person pressed a control. The press does not count if the dialog was not fully visible for long enough. */
  pressed(counts: boolean): void;
}

/** Whether a press closes the dialog. Such a press needs no protection, because the page around may close it too. */
const closes = (target: EventTarget | undefined) =>
  target instanceof Element && (target.matches('dialog') || target.closest('[part~=close]') !== null);

const CONTROLS = 'button,a,label,[type=checkbox]';

/**
 * Ignores every press until the dialog has been visible for half a second. If the frame is covered, shrunk, faded or
 * moved, a person presses a control that they do not see. The browser reports this if it can (IntersectionObserver v2);
 * otherwise only the position counts. An ignored press is not repeated later, because the page around the frame
 * controls when the cover goes away.
 */
export const guardPresses = (page: Window, listener: PressListener) => {
  let isInView = false;
  let visibleSince = Number.POSITIVE_INFINITY;
  let observer: IntersectionObserver | undefined;

  const updateVisibility = (time: number) => {
    const isLarge = page.innerWidth >= MIN_WIDTH_PX && page.innerHeight >= MIN_HEIGHT_PX;
    const isSeen = isInView && isLarge;
    visibleSince = isSeen ? Math.min(visibleSince, time) : Number.POSITIVE_INFINITY;
    listener.seen(isSeen);
  };

  const observe = (entries: readonly VisibleEntry[]) => {
    for (const { intersectionRatio, isVisible, time } of entries) {
      isInView = intersectionRatio >= MIN_RATIO && isVisible !== false;
      updateVisibility(time);
    }
  };
  // A dialog that fits into a smaller frame is still in view there.
  page.addEventListener('resize', ({ timeStamp }) => updateVisibility(timeStamp));

  const validatePress = (event: Event) => {
    const [target] = event.composedPath();
    if (closes(target)) return;
    const counts = event.timeStamp - visibleSince >= SEEN_MS;
    if (!counts) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    if (target instanceof Element && target.closest(CONTROLS)) listener.pressed(counts);
  };
  page.addEventListener('click', validatePress, true);

  return {
    watch(dialog: Element | null | undefined): void {
      observer?.disconnect();
      isInView = false;
      updateVisibility(0);
      if (!dialog) return;
      // `delay` is the minimum that browsers with `trackVisibility` allow.
      const options = { threshold: [0, MIN_RATIO, 1], trackVisibility: true, delay: 100 };
      observer = new IntersectionObserver(observe, options);
      observer.observe(dialog);
    },
  };
};
