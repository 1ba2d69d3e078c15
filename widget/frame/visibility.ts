import { createPressPlace } from './press-place.ts';

/** A press counts if its conditions have been unchanged for this time. Otherwise a page could show the dialog just under it. */
export const SEEN_MS = 500;
/** A smaller frame cannot show a readable dialog. */
const MIN_WIDTH_PX = 240;
const MIN_HEIGHT_PX = 160;
/** Minimum visible share of the dialog: all of it, except fractions of a pixel. */
const MIN_RATIO = 0.99;
/** Maximum size of a browser's bars and borders. A page can move a frame that leaves more room in the window. */
const MAX_BESIDE_PX = 40;
const MAX_ABOVE_PX = 200;

/** From IntersectionObserver v2: whether the target is uncovered, opaque and untransformed. */
interface VisibleEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

export interface PressListener {
  /** @param isSeen whether presses will count once {@link SEEN_MS} have passed without a further call */
  seen(isSeen: boolean): void;
  /** A person pressed a control; `counts` is `false` if something changed too shortly before. */
  pressed(counts: boolean): void;
}

/** Whether a press closes the dialog. Such a press needs no protection, because the page around may close it too. */
const closes = (target: EventTarget | undefined) =>
  target instanceof Element && (target.matches('dialog') || target.closest('[part~=close]') !== null);

const CONTROLS = 'button,a,label,[type=checkbox]';

/**
 * Ignores a press unless for half a second the dialog was fully visible, the frame had the focus, its size, pixel ratio,
 * theme and place were unchanged, and the mouse was in it: the page around controls all of these. An ignored press is not
 * repeated, because that page controls when that is.
 */
export const guardPresses = (page: Window, listener: PressListener) => {
  const place = createPressPlace();
  let isInView = false;
  let measures = '';
  let seenSince = Number.POSITIVE_INFINITY;
  /** Time since which the mouse has been in the frame without a move of the frame. */
  let pointerSince = Number.POSITIVE_INFINITY;
  /** Whether the current press may count; `null` after its click, and for keys and screen readers. */
  let isBegunWell: boolean | null = null;
  let observer: IntersectionObserver | undefined;

  const measure = (time: number, isChanged = false) => {
    const { innerWidth, innerHeight, document, devicePixelRatio } = page;
    const isLarge = innerWidth * place.scale >= MIN_WIDTH_PX && innerHeight * place.scale >= MIN_HEIGHT_PX;
    const isSeen = isInView && isLarge && document.hasFocus();
    // The `resize` event comes with the next frame of the screen, and a press can come before it.
    const measured = `${innerWidth} ${innerHeight} ${devicePixelRatio}`;
    const isSteady = !isChanged && measured === measures;
    measures = measured;
    const since = isSteady ? Math.min(seenSince, time) : time;
    const before = seenSince;
    seenSince = isSeen ? since : Number.POSITIVE_INFINITY;
    if (before !== seenSince || !isSeen) listener.seen(isSeen);
  };

  const observe = (entries: readonly VisibleEntry[]) => {
    for (const { intersectionRatio, isVisible, time } of entries) {
      isInView = intersectionRatio >= MIN_RATIO && isVisible !== false;
      measure(time);
    }
  };
  const forgetPointer = () => {
    place.forget();
    pointerSince = Number.POSITIVE_INFINITY;
  };
  page.addEventListener('resize', ({ timeStamp }) => {
    forgetPointer();
    measure(timeStamp, true);
  });
  for (const type of ['focus', 'blur'])
    page.addEventListener(type, ({ timeStamp }) => measure(timeStamp, true));

  /** A phone's keyboard moves the page, and the frame gets no event. */
  const forgetBelowKeyboard = () => {
    if (page.document.activeElement?.shadowRoot?.activeElement?.matches('input')) place.forget();
  };
  const canBeMoved = () =>
    page.outerWidth - page.innerWidth * place.scale > MAX_BESIDE_PX ||
    page.outerHeight - page.innerHeight * place.scale > MAX_ABOVE_PX;

  const followPointer = (event: PointerEvent) => {
    const { pointerType, timeStamp } = event;
    const isTouch = pointerType === 'touch';
    if (isTouch) forgetBelowKeyboard();
    const isPlaceNew = !place.isKnown;
    if (!place.isSame(event)) {
      pointerSince = timeStamp;
      measure(timeStamp, true);
    }
    pointerSince = Math.min(pointerSince, timeStamp);
    if (event.type !== 'pointerdown') return;
    // A finger has no position before it presses. Only a frame that fills the window cannot have moved below it.
    isBegunWell = isTouch ? !isPlaceNew || !canBeMoved() : timeStamp - pointerSince >= SEEN_MS;
  };
  for (const type of ['pointermove', 'pointerdown', 'pointerup'] as const)
    page.addEventListener(type, followPointer, true);
  page.document.documentElement.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') pointerSince = Number.POSITIVE_INFINITY;
  });

  const validatePress = (event: Event) => {
    const [target] = event.composedPath();
    const isPointerSteady = isBegunWell ?? true;
    isBegunWell = null;
    if (closes(target)) return;
    measure(event.timeStamp);
    const counts = isPointerSteady && event.timeStamp - seenSince >= SEEN_MS;
    if (!counts) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    if (!(target instanceof Element && target.closest(CONTROLS))) return;
    listener.pressed(counts);
    if (!counts) listener.seen(seenSince < Number.POSITIVE_INFINITY);
  };
  page.addEventListener('click', validatePress, true);

  return {
    changed(): void {
      measure(new Event('').timeStamp, true);
    },
    watch(dialog: Element | null | undefined): void {
      observer?.disconnect();
      isInView = false;
      forgetPointer();
      measure(0);
      if (!dialog) return;
      // `delay` is the minimum that browsers with `trackVisibility` allow.
      const options = { threshold: [0, MIN_RATIO, 1], trackVisibility: true, delay: 100 };
      observer = new IntersectionObserver(observe, options);
      observer.observe(dialog);
    },
  };
};
