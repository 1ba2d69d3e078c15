/** How long a press waits for the dialog to become visible, as at its opening, before it is dropped. */
const PATIENCE_MS = 1_000;
/** A frame below this size shows no dialog that can be read. */
const LEAST_WIDTH_PX = 240;
const LEAST_HEIGHT_PX = 160;
const LEAST_RATIO = 0.9;

/** Of IntersectionObserver v2, which says whether something covers, fades or transforms the target. */
interface VisibleEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}

const pressed = (event: Event) =>
  event.composedPath().find((target): target is HTMLElement => target instanceof HTMLElement);

/**
 * Holds every press back until the dialog is really visible: what covers, shrinks, fades or moves the frame makes a person
 * press what they do not see. The browser judges it where it can (IntersectionObserver v2), else its place alone counts.
 * @param onCovered called for a press that was dropped
 */
export const guardPresses = (page: Window, onCovered: () => void) => {
  let isVisible = false;
  let waiting: (() => void)[] = [];
  let observer: IntersectionObserver | undefined;

  const judge = (entries: readonly VisibleEntry[]) => {
    const last = entries.at(-1);
    if (!last) return;
    const isLarge = page.innerWidth >= LEAST_WIDTH_PX && page.innerHeight >= LEAST_HEIGHT_PX;
    isVisible = isLarge && last.intersectionRatio >= LEAST_RATIO && last.isVisible !== false;
    if (!isVisible) return;
    for (const press of waiting) press();
    waiting = [];
  };

  const hold = (event: Event) => {
    if (isVisible) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const target = pressed(event);
    const press = () => {
      clearTimeout(timer);
      target?.click();
    };
    const timer = setTimeout(() => {
      waiting = waiting.filter((each) => each !== press);
      onCovered();
    }, PATIENCE_MS);
    waiting.push(press);
  };
  page.addEventListener('click', hold, true);

  return {
    watch(dialog: Element | null | undefined): void {
      observer?.disconnect();
      isVisible = false;
      if (!dialog) return;
      // `delay` is the least that browsers with `trackVisibility` allow.
      const options = { threshold: [0, LEAST_RATIO, 1], trackVisibility: true, delay: 100 };
      observer = new IntersectionObserver(judge, options);
      observer.observe(dialog);
    },
  };
};
