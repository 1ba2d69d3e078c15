import type { Preview } from './use-preview.ts';

/** An element of the path is missing on the screen or unusable. */
export class PlayFailed extends Error {
  override readonly name = 'PlayFailed';
}

const LOOK_AGAIN_MS = 50;

const isUsable = (element: Element) =>
  !element.matches(':disabled') &&
  element.getAttribute('aria-disabled') !== 'true' &&
  !element.matches('input:read-only:not([type=checkbox])');

/** Can only fill and press, and sees only visible content. */
export const personAt = ({ element, window: page }: Preview, signal: AbortSignal) => {
  const root = element.shadowRoot;
  if (!root) throw new PlayFailed('The element is not defined yet.');

  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new PlayFailed('Stopped.')));
  });
  stopped.catch(() => {});
  const wait = (ms: number) =>
    Promise.race([stopped, new Promise<void>((resolve) => setTimeout(resolve, ms))]);

  const until = async <Found>(check: () => Found | null | undefined | false, what: string, ms: number) => {
    const deadline = page.performance.now() + ms;
    for (;;) {
      const found = check();
      if (found) return found;
      if (page.performance.now() > deadline) throw new PlayFailed(`Not on the screen: ${what}.`);
      await wait(LOOK_AGAIN_MS);
    }
  };

  const find = (selector: string, what: string, ms: number) =>
    until(() => [...root.querySelectorAll<HTMLElement>(selector)].find(isUsable), what, ms);

  return {
    wait,
    until,
    press: async (selector: string, what: string, ms = 8000) => (await find(selector, what, ms)).click(),
    pressNamed: async (selector: string, name: string, ms = 8000) => {
      const named = (each: Element) => each.textContent?.toLowerCase().includes(name) && isUsable(each);
      const all = () => [...root.querySelectorAll<HTMLElement>(selector)];
      (await until(() => all().find(named), name, ms)).click();
    },
    fill: async (selector: string, text: string, what: string, ms = 8000) => {
      const field = await find(selector, what, ms);
      field.focus();
      // React overrides the element's setter. Only a change by the prototype's setter is detected by React.
      const { set } = Object.getOwnPropertyDescriptor(page.HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, text);
      field.dispatchEvent(new page.Event('input', { bubbles: true, composed: true }));
    },
    /** Submits the form without a press on its button, as Enter and password managers do. */
    submit: async () => {
      const form = await until(() => root.querySelector<HTMLFormElement>('[part~=form]'), 'the form', 8000);
      form.requestSubmit();
    },
  };
};

export type Person = ReturnType<typeof personAt>;
