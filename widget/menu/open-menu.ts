import { orUndefined } from '../../common/or-undefined.ts';
import { createElement } from '../element/create-element.ts';
import { keepHeldKey } from '../element/held-key.ts';

const GAP_PX = 6;
const EDGE_PX = 8;

/** Places the menu below its trigger, or above it if there is more room, within the window. */
const placeMenu = (menu: HTMLElement, trigger: Element): void => {
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

/** An item of the menu: a link opens a new tab, any other item acts on the page. */
export type MenuItem =
  | { readonly text: string; readonly href: string }
  | { readonly text: string; readonly act: () => void };

interface MenuSettings {
  readonly labelledBy: string;
  readonly lang: string;
  readonly dir: string;
  readonly theme: string;
  readonly newTab: string;
}

const SHARED = { part: 'menu-item', role: 'menuitem', tabindex: '-1' };

const itemElement = (item: MenuItem, newTab: string): HTMLElement => {
  if ('href' in item) {
    const unseen = createElement('span', { class: 'menu-unseen' }, ` ${newTab}`);
    const link = { ...SHARED, href: item.href, target: '_blank', rel: 'noopener' };
    return createElement('a', link, item.text, unseen);
  }
  const button = createElement('button', { ...SHARED, type: 'button' }, item.text);
  button.addEventListener('click', item.act);
  return button;
};

/** Makes the menu by the ARIA pattern; its items take the focus one by one, by the arrow keys. */
export const createMenu = (
  items: readonly MenuItem[],
  { labelledBy, theme, newTab, ...localised }: MenuSettings,
) => {
  const names = { id: 'dc-menu', class: 'menu', part: 'menu', role: 'menu', 'aria-labelledby': labelledBy };
  const elements = items.map((item) => itemElement(item, newTab));
  const menu = createElement(
    'div',
    { ...names, ...localised, 'data-theme': theme, popover: 'manual' },
    ...elements,
  );
  return { menu, items: elements };
};

interface Opening {
  readonly root: ShadowRoot;
  readonly trigger: HTMLButtonElement;
  readonly menu: HTMLElement;
  readonly items: readonly HTMLElement[];
  readonly at: 'first' | 'last';
  /** Whether the menu still belongs to a signed-in person. */
  readonly stays: () => boolean;
  readonly onClose: () => void;
}

/** Shows the menu over the page until the person leaves it; returns the function that closes it. */
export const openMenu = ({ root, trigger, menu, items, at, stays, onClose }: Opening): (() => void) => {
  const open = new AbortController();
  const { signal } = open;

  const focus = (index: number) => items.at(index % items.length)?.focus();
  const present = () => {
    // Throws in a test environment if nothing has the focus.
    const focused = orUndefined(() => root.activeElement);
    return items.indexOf(focused as HTMLElement);
  };

  const close = () => {
    if (signal.aborted) return;
    const hadFocus = present() !== -1;
    open.abort();
    trigger.ariaExpanded = null;
    menu.remove();
    if (hadFocus) trigger.focus();
    onClose();
  };

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => focus(present() + 1),
    ArrowUp: () => focus(present() - 1),
    Home: () => focus(0),
    End: () => focus(-1),
    // A link has no action for this key.
    ' ': () => items[present()]?.click(),
    Escape: close,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The menu's keys must not trigger shortcuts of the page (contract §2.2).
    event.stopPropagation();
    // The browser then moves the focus to the element after the trigger, as without a menu.
    if (event.key === 'Tab') return close();
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key === 'Escape') keepHeldKey(event.code);
    act();
  };

  const isOwn = (event: Event) =>
    event.composedPath().some((target) => target === menu || target === trigger);
  const place = () => placeMenu(menu, trigger);

  root.append(menu);
  // Absent in test environments without a top layer.
  menu.showPopover?.();
  place();
  trigger.ariaExpanded = 'true';
  focus(at === 'first' ? 0 : -1);

  menu.addEventListener('keydown', onKeyDown, { signal });
  menu.addEventListener('keyup', (event) => event.stopPropagation(), { signal });
  // Runs after the item's own listener, so a link has opened its tab by then.
  menu.addEventListener('click', close, { signal });
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const isAway = relatedTarget instanceof Node && relatedTarget !== trigger;
      if (isAway && !menu.contains(relatedTarget)) close();
    },
    { signal },
  );
  // Scrolling may happen in any ancestor.
  window.addEventListener('scroll', place, { signal, capture: true, passive: true });
  window.addEventListener('resize', place, { signal });
  window.addEventListener('pointerdown', (event) => isOwn(event) || close(), { signal, capture: true });
  // The person signs out on another page, or another one signs in.
  window.addEventListener('storage', () => stays() || close(), { signal });
  return close;
};
