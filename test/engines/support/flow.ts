import { expect } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import type { Person } from './person.ts';

export const SIGN_IN = 'Sign In with Mosaic';
export const PIN = 'looms-1843!';

type CodeFor = (email: string) => Promise<string>;

export const openDialog = async (person: Person) => {
  await person.press(SIGN_IN);
  await person.hasFocusOn(textOf('email.label'));
};

export const openFrame = async (person: Person) => {
  await person.press(SIGN_IN);
  await person.sees(textOf('email.submit'));
  await person.canPress();
};

export const signIn = async (person: Person, email: string, codeFor: CodeFor) => {
  await openDialog(person);
  await signInThere(person, email, codeFor);
};

export const signInThere = async (person: Person, email: string, codeFor: CodeFor) => {
  await person.type(email);
  await person.press(textOf('email.submit'));
  await person.hasFocusOn(textOf('code.label'));
  await person.type(await codeFor(email));
  await person.sees(textOf('onboarding.title'));
};

/** Whether the confirmation page accepts presses, half a second after it became visible. */
const TAKES_PRESSES =
  "document.readyState === 'complete' && document.querySelector('button:not([aria-disabled])') instanceof Element";

export const confirm = async (window: Pick<Person, 'press' | 'until'>) => {
  await window.until(TAKES_PRESSES, 'the confirmation takes no press');
  await window.press('Connect');
};

export const allow = async (window: Pick<Person, 'press' | 'until'>) => {
  await window.press('Allow');
  await confirm(window);
};

export const connectPlatform = async (person: Person) => {
  await person.press(/^YouTube/);
  await allow(await person.newestWindow());
  await person.sees('YouTube Connected');
  await person.press(textOf('onboarding.continue'));
  await person.hasFocusOn(textOf('pin.label'));
};

export const shareData = async (person: Person) => {
  await person.type(PIN);
  await person.press(textOf('pin.submit'));
  await person.press('Personality');
  await person.press(textOf('data.share'));
};

const WHOLE_FLOW = ['open', ...Array<string>(6).fill('stepchange'), 'complete', 'close'];

export const expectWholeFlow = async (person: Person) => {
  await person.hasFocusOn(SIGN_IN);
  expect(await person.events()).toEqual(WHOLE_FLOW);
  expect(await person.complaints()).toEqual([]);
};
