/** Loaded for a signed-in person only (`signed-in="menu"`); until then, a press on the button opens the dialog. */

import { menu } from '../../common/locales/en.json';
import { fieldsOf, parseJson, textOf } from '../domain/fields.ts';
import type { Theme, WhenSignedIn } from '../element/attributes.ts';
import { createElement } from '../element/create-element.ts';
import { enterByTicket } from '../element/enter-account.ts';
import type { ConnectProperties } from '../element/properties.ts';
import { apiAddress } from '../services/api.ts';
import { browserEnvironment } from '../services/environment.ts';
import { createPost } from '../services/http.ts';
import { safeStorage } from '../services/storage.ts';
import { ownKeyOf } from '../services/user-store.ts';
import type { OpenOptions } from '../types.ts';
import { UNRECORDED_ATTRIBUTES, UNRECORDED_CLASSES } from '../unrecorded-marks.ts';
import { adoptMenuStyles } from './menu-styles.ts';
import { createMenu, type MenuItem, openMenu } from './open-menu.ts';

/** The name is marked because it comes from the address that the person typed. */
const MARKS = { class: UNRECORDED_CLASSES, ...UNRECORDED_ATTRIBUTES };

/** Gives the name its own direction and ellipsis: otherwise a long Latin name in an Arabic text loses its beginning. */
const isolateName = (trigger: HTMLButtonElement, username: string): void => {
  const label = trigger.lastElementChild;
  const text = label?.textContent ?? '';
  const at = text.lastIndexOf(username);
  // A text of the host may lack the name. A child element comes from a page's translator or an earlier call.
  if (!label || at === -1 || label.firstElementChild) return;
  const parts = [text.slice(0, at), createElement('bdi', MARKS, username), text.slice(at + username.length)];
  label.replaceChildren(createElement('span', {}, ...parts));
};

export type AccountOwner = Pick<
  ConnectProperties,
  'apiBase' | 'apiKey' | 'isolation' | 'locale' | 'provider' | 'testMode'
>;

/** Address of a page of the provider, at the origin of the API (contract §16). */
export const accountAt = ({ apiBase }: AccountOwner, place = ''): string =>
  new URL(`/account${place}`, new URL(apiBase, document.baseURI)).href;

/** The session of a frame on another origin stays in the frame, so the plain link opens there. */
const enterFromMenu = (menu: HTMLElement, owner: AccountOwner, environment = browserEnvironment()): void => {
  const { apiBase, apiKey, locale, isolation, provider, testMode } = owner;
  const { signal } = new AbortController();
  const embedder = isolation === 'frame' ? environment.window.location.origin : undefined;
  const storage = safeStorage(() => environment.storage(testMode ? 'session' : 'local'));
  // The key contains that of the application, so it is the session in the frame of this application.
  const key = ownKeyOf({ apiBase, apiKey, provider, testMode, embedder }, environment);
  const token = () => textOf(fieldsOf(parseJson(storage.read(key))).token);
  const askTicket = () =>
    createPost(environment)(apiAddress(apiBase, document.baseURI, 'account-ticket'), {}, signal, {
      apiKey,
      token: token() ?? '',
      locale,
      embedder,
    });
  const pages = () => (token() ? accountAt(owner) : undefined);
  enterByTicket(menu, pages, { environment, askTicket }, signal);
};

interface MenuOwner extends HTMLElement, AccountOwner {
  readonly connectors: readonly string[] | string;
  readonly signedIn: boolean;
  readonly theme: Theme;
  readonly whenSignedIn: WhenSignedIn;
  open(options?: OpenOptions): Promise<void>;
}

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

/** Called by the element each time it has drawn the name of a person. */
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
