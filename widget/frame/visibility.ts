/** A press counts if its conditions have been unchanged for this time. Otherwise a page could show the dialog just under it. */
export const SEEN_MS = 500;
/** The same after something covered the dialog. It doubles with each further cover until a press counts. */
const COVERED_MS = { first: 1_000, longest: 16_000 } as const;
/** A smaller dialog, or one at a smaller scale than a browser's own zoom of 50 %, cannot be read. */
const MIN_PX = { width: 240, height: 160 } as const;
const MIN_SCALE = 0.5;
/** All of the dialog, except fractions of a pixel. */
const MIN_RATIO = 0.99;
/** `trackVisibility` allows no less than 100. Three different times, so that a blinking cover meets one of them. */
const DELAYS_MS = [100, 130, 170] as const;

/** `isVisible` (version 2): whether the target is uncovered, opaque and untransformed. */
type VisibleEntry = IntersectionObserverEntry & { readonly isVisible?: boolean };

export interface PressListener {
  /** @param restMs time after which presses will count, without a further call; `null` while the dialog is not visible */
  seen(restMs: number | null): void;
  pressed(isHidden: boolean): void;
}

/** A field needs no protection, nor does a press that closes the dialog: the page around may close it too. */
const CONTROLS = 'button:not([part~=close]),a,[type=checkbox]';

/**
 * Ignores a press of a control unless the dialog was fully visible, the frame had the focus, and its size and theme were
 * unchanged: the page around controls all of these. An ignored press is not repeated, because that page controls when that is.
 */
export const guardPresses = (page: Window, listener: PressListener) => {
  const observers = new Set<IntersectionObserver>();
  const inView = new Set<IntersectionObserver>();
  let shown: Element | null = null;
  let size = '';
  let restMs = SEEN_MS;
  let countsFrom = Number.POSITIVE_INFINITY;
  let hiddenSince = 0;

  const isLarge = () => {
    const { width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
    return width >= MIN_PX.width && height >= MIN_PX.height && page.devicePixelRatio >= MIN_SCALE;
  };
  const isInView = () => observers.size > 0 && inView.size === observers.size;
  const sizeNow = () => `${page.innerWidth} ${page.innerHeight} ${page.devicePixelRatio}`;
  const restart = (time: number) => {
    size = sizeNow();
    const isSeen = isInView() && isLarge() && page.document.hasFocus();
    if (countsFrom < Number.POSITIVE_INFINITY) hiddenSince = time;
    countsFrom = isSeen ? time + restMs : Number.POSITIVE_INFINITY;
    listener.seen(isSeen ? restMs : null);
  };
  const observe = (entries: readonly VisibleEntry[], observer: IntersectionObserver) => {
    for (const { intersectionRatio, isVisible, time } of entries) {
      const wasInView = isInView();
      if (intersectionRatio >= MIN_RATIO && isVisible !== false) inView.add(observer);
      else inView.delete(observer);
      // The first observer that sees a cover counts it.
      if (wasInView && !isInView())
        restMs = Math.min(Math.max(COVERED_MS.first, restMs * 2), COVERED_MS.longest);
      restart(time);
    }
  };
  for (const type of ['resize', 'focus', 'blur'])
    page.addEventListener(type, ({ timeStamp }) => restart(timeStamp));

  const validatePress = (event: Event) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element && target.closest(CONTROLS))) return;
    // The `resize` event comes with the next frame of the screen, and a press can come before it.
    if (size !== sizeNow()) restart(event.timeStamp);
    if (event.timeStamp >= countsFrom) restMs = SEEN_MS;
    else {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    // A dialog that has just opened is not hidden.
    listener.pressed(countsFrom === Number.POSITIVE_INFINITY && event.timeStamp - hiddenSince > SEEN_MS);
  };
  page.addEventListener('click', validatePress, true);

  return {
    changed(): void {
      restart(new Event('').timeStamp);
    },
    watch(dialog: Element | null | undefined): void {
      for (const observer of observers) observer.disconnect();
      observers.clear();
      inView.clear();
      [shown, restMs, countsFrom] = [dialog ?? null, SEEN_MS, 0];
      restart(new Event('').timeStamp);
      if (shown === null) return;
      for (const delay of DELAYS_MS) {
        const options = { threshold: [0, MIN_RATIO, 1], trackVisibility: true, delay };
        const observer = new IntersectionObserver(observe, options);
        observers.add(observer);
        observer.observe(shown);
      }
    },
  };
};
