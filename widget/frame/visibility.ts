/** How long a person must have seen the dialog before a press counts, so that nobody shows it just under a press. */
export const SEEN_MS = 500;
/** A frame below this size shows no dialog that can be read. */
const MIN_WIDTH_PX = 240;
const MIN_HEIGHT_PX = 160;
const MIN_RATIO = 0.9;

/** Of IntersectionObserver v2, which says whether something covers, fades or transforms the target. */
interface VisibleEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

export interface PressListener {
  /** The dialog came into full view, or left it. */
  seen(isSeen: boolean): void;
  /** A person pressed a control; it did not count where the dialog was not in full view for long enough. */
  pressed(counts: boolean): void;
}

/** Whether a press closes the dialog, which the page around it may do as well: it needs no protection. */
const closes = (target: EventTarget | undefined) =>
  target instanceof Element && (target.matches('dialog') || target.closest('[part~=close]') !== null);

const CONTROLS = 'button,a,label,[type=checkbox]';

/**
 * Drops every press until the dialog was really visible for half a second: what covers, shrinks, fades or moves the frame
 * makes a person press what they do not see. The browser judges it where it can (IntersectionObserver v2), else its place
 * alone counts.
 * A dropped press is not repeated later, because the page around the frame decides when the cover goes away.
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
      // `delay` is the least that browsers with `trackVisibility` allow.
      const options = { threshold: [0, MIN_RATIO, 1], trackVisibility: true, delay: 100 };
      observer = new IntersectionObserver(observe, options);
      observer.observe(dialog);
    },
  };
};
