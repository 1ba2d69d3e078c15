import { createElement } from '../element/create-element.ts';

/** An item of the menu: a link opens a new tab, any other item acts on the page. */
export type MenuItem =
  | { readonly text: string; readonly href: string }
  | { readonly text: string; readonly act: () => void };

interface MenuSettings {
  /** Id of the trigger, whose name is the name of the menu. */
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
