/**
 * The menu of a signed-in person (`signed-in="menu"`). The element loads this file only for such a person; until then, a
 * press on its button opens the dialog.
 */
import { menu } from '../../common/locales/en.json';
import type { Theme, WhenSignedIn } from '../element/attributes.ts';
import type { OpenOptions } from '../types.ts';
import { type AccountOwner, accountAt, enterFromMenu } from './account-links.ts';
import { createMenu, type MenuItem } from './menu-element.ts';
import { isolateName } from './menu-name.ts';
import { adoptMenuStyles } from './menu-styles.ts';
import { openMenu } from './open-menu.ts';

/** The element's own members that the menu uses. */
export interface MenuOwner extends HTMLElement, AccountOwner {
  readonly connectors: readonly string[] | string;
  readonly signedIn: boolean;
  readonly theme: Theme;
  readonly whenSignedIn: WhenSignedIn;
  open(options?: OpenOptions): Promise<void>;
}

/** The triggers that open a menu, while a person is signed in. */
const armed = new WeakSet<HTMLButtonElement>();

const TEXTS = import.meta.glob<typeof menu>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'menu',
});

const TRIGGER_ID = 'dc-trigger';

const armTrigger = (element: MenuOwner, root: ShadowRoot, trigger: HTMLButtonElement) => {
  const press = trigger.onclick;
  let close: (() => void) | null = null;

  /** The element's own press. It opens the dialog, or signs out if the button has no popup. */
  const pressAs = (popup: 'dialog' | null, event: PointerEvent) => {
    trigger.ariaHasPopup = popup;
    press?.call(trigger, event);
    if (element.signedIn) trigger.ariaHasPopup = 'menu';
  };

  const open = (options?: OpenOptions) => void element.open(options).catch(() => {});

  const itemsIn = (texts: typeof menu): MenuItem[] => [
    { text: texts.choose, act: () => open() },
    ...(element.connectors.length > 0
      ? [{ text: texts.platforms, act: () => open({ step: 'onboarding' }) }]
      : []),
    { text: texts.shares, href: accountAt(element, '#apps') },
    { text: texts.account, href: accountAt(element) },
    { text: texts.signOut, act: () => pressAs(null, new PointerEvent('click')) },
  ];

  const toggle = (at: 'first' | 'last') => {
    if (close) return close();
    const { lang, dir } = trigger;
    const texts = TEXTS[`./${lang}.json`] ?? menu;
    const settings = { labelledBy: TRIGGER_ID, lang, dir, theme: element.theme, newTab: texts.newTab };
    adoptMenuStyles(root);
    const made = createMenu(itemsIn(texts), settings);
    enterFromMenu(made.menu, element);
    close = openMenu({
      ...made,
      root,
      trigger,
      at,
      stays: () => element.signedIn,
      onClose: () => {
        close = null;
      },
    });
  };

  trigger.onclick = (event) => {
    if (trigger.ariaHasPopup !== 'menu') return press?.call(trigger, event);
    if (trigger.ariaBusy) return;
    // The session has ended in the meantime.
    if (!element.signedIn) return pressAs('dialog', event);
    toggle('first');
  };
  trigger.onkeydown = (event) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isArrow || trigger.ariaHasPopup !== 'menu' || trigger.ariaBusy) return;
    event.preventDefault();
    event.stopPropagation();
    if (!close) toggle(event.key === 'ArrowDown' ? 'first' : 'last');
  };
};

/**
 * Gives the element's button the menu. The element calls it each time it has drawn the name of a person.
 * @param username the drawn name
 */
export const arm = (element: MenuOwner, username: string): void => {
  const root = element.shadowRoot;
  const trigger = root?.querySelector<HTMLButtonElement>('button[part=button]');
  // The person may have signed out while this file was loading.
  if (!root || !trigger || !element.signedIn || element.whenSignedIn !== 'menu') return;
  trigger.ariaHasPopup = 'menu';
  trigger.id = TRIGGER_ID;
  adoptMenuStyles(root);
  isolateName(trigger, username);
  if (armed.has(trigger)) return;
  armed.add(trigger);
  armTrigger(element, root, trigger);
};
