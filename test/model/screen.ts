import type { VisibleElement } from '../../widget/machine.ts';

interface Seen {
  readonly role: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly on?: boolean;
}

export interface Screen {
  readonly seen: readonly Seen[];
  readonly text: string;
}

/** Uses nothing outside itself, so that it can also run in a browser's page. */
export const readScreen = (root: ParentNode): Screen | null => {
  const dialog = root.querySelector('dialog[open]');
  if (!dialog) return null;
  const textOf = (element: Element | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const all = (selector: string) => [...dialog.querySelectorAll(selector)];
  const labelOf = (id: string) => textOf(all('label').find((label) => label.getAttribute('for') === id));
  const isOff = (element: Element) =>
    element.hasAttribute('disabled') ||
    element.hasAttribute('readonly') ||
    element.getAttribute('aria-disabled') === 'true';
  const headings = all('h2').map((element) => ({ role: 'heading', name: textOf(element), enabled: true }));
  const buttons = all('button').map((element) => ({
    role: 'button',
    name: element.getAttribute('aria-label') ?? textOf(element),
    enabled: !isOff(element),
  }));
  const links = all('a').map((element) => ({ role: 'link', name: textOf(element), enabled: true }));
  const inputs = all('input').map((element) => ({
    role: element.getAttribute('type') === 'checkbox' ? 'switch' : 'field',
    name: labelOf(element.id),
    enabled: !isOff(element),
    on: element.matches(':checked'),
  }));
  return { seen: [...headings, ...buttons, ...links, ...inputs], text: textOf(dialog) };
};

const isSeen = ({ role, name, enabled, on }: VisibleElement, { seen, text }: Screen) =>
  role === 'text'
    ? text.includes(name)
    : seen.some(
        (one) =>
          one.role === role &&
          one.name.startsWith(name) &&
          (enabled === undefined || one.enabled === enabled) &&
          (on === undefined || one.on === on),
      );

const describe = ({ role, name, enabled, on }: VisibleElement) =>
  `${role} "${name}"${enabled === undefined ? '' : enabled ? ', usable' : ', not usable'}${on === undefined ? '' : on ? ', on' : ', off'}`;

export const missingFrom = (screen: Screen | null, expected: readonly VisibleElement[]): string[] => {
  if (expected.length === 0) return screen === null ? [] : ['no dialog'];
  if (screen === null) return ['a dialog'];
  return expected.filter((element) => !isSeen(element, screen)).map(describe);
};
