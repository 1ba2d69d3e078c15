import { expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { signIn } from '../support/flow.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost, codeFor } = useEngine({ storage: 'blocked' });

const STORES = `(() => {
  try {
    localStorage.setItem('a', '1');
    return true;
  } catch {
    return false;
  }
})()`;

it('a person whose browser stores nothing signs in and connects a platform', async () => {
  const person = await comeToHost();
  expect(await person.read(STORES)).toBe(false);
  await signIn(person, 'blocked@example.org', codeFor);
  await person.press(/^YouTube/);
  await (await person.newestWindow()).press('Allow');
  await person.sees('YouTube Connected');
  await person.press(textOf('onboarding.continue'));
  await person.hasFocusOn(textOf('pin.label'));
  expect(await person.complaints()).toEqual([]);
});
