import type { DataConnectButton } from 'data-connect';

const WAIT_MS = 20;

/** Waits until the function finds something, for at most ten seconds. */
const until = async <Found>(look: () => Found | undefined): Promise<Found> => {
  for (let waited = 0; waited < 10_000; waited += WAIT_MS) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Error(`Never found: ${look}`);
};

/** Forgets the person of the last sign-in in this tab. Otherwise the dialog would start at the data step. */
const forget = () => {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('data-connect:')) sessionStorage.removeItem(key);
};

/**
 * Signs a known person in on an element with `test-mode`, and shares the data that is switched on: at first, only
 * `basic`.
 */
export const signInAndShare = async (element: DataConnectButton) => {
  const all = <Kind extends HTMLElement>(selector: string) => [
    ...(element.shadowRoot?.querySelectorAll<Kind>(selector) ?? []),
  ];
  const press = async (text: string) => {
    const button = await until(() => all('button').find((each) => each.textContent === text));
    button.click();
  };
  const write = async (selector: string, text: string) => {
    const field = await until(() => all<HTMLInputElement>(selector)[0]);
    // React gives the field a `value` of its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  forget();
  await element.open();
  await write('[type=email]', 'existing@example.org');
  await press('Send code');
  await write('[autocomplete=one-time-code]', '123456');
  await press('Share');
  await until(() => (element.step === null ? true : undefined));
};
