/** Distances in pixels: to the trigger, and to the edges of the window. */
const GAP_PX = 6;
const EDGE_PX = 8;

/** Places the menu below its trigger, or above it if there is more room, within the window. */
export const placeMenu = (menu: HTMLElement, trigger: Element): void => {
  const at = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = trigger.ownerDocument.documentElement;
  const { offsetWidth, offsetHeight } = menu;
  const start = menu.dir === 'rtl' ? at.right - offsetWidth : at.left;
  const below = at.bottom + GAP_PX;
  const fitsBelow = below + offsetHeight + EDGE_PX <= clientHeight || at.top < clientHeight - at.bottom;
  const top = fitsBelow ? below : at.top - GAP_PX - offsetHeight;
  const within = (value: number, most: number) => Math.max(EDGE_PX, Math.min(value, most - EDGE_PX));
  menu.style.left = `${within(start, clientWidth - offsetWidth)}px`;
  menu.style.top = `${within(top, clientHeight - offsetHeight)}px`;
};
