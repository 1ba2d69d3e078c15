import { expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { allow, connectPlatform, expectWholeFlow, PIN, shareData, signIn } from '../support/flow.ts';
import { RECOMMENDED_POLICY } from '../support/host-page.ts';
import type { Person } from '../support/person.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeToHost, codeFor } = useEngine();

const tabTo = async (person: Person, name: RegExp) => {
  for (let stops = 0; stops < 30; stops += 1) {
    if (name.test(String(await person.focus()))) return;
    await person.key('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}`);
};

it('the whole flow goes by pointer under the recommended policy, with a platform connected in a window', async () => {
  const person = await comeToHost({ policy: RECOMMENDED_POLICY });
  await signIn(person, 'pointer@example.org', codeFor);

  await connectPlatform(person);
  await shareData(person);

  await expectWholeFlow(person);
});

it('the whole flow works by keyboard alone', async () => {
  const person = await comeToHost();
  await tabTo(person, /^Sign In/);
  await person.key('Enter');
  await person.hasFocusOn(textOf('email.label'));
  await person.type('keyboard@example.org');
  await person.key('Enter');
  await person.hasFocusOn(textOf('code.label'));
  await person.type(await codeFor('keyboard@example.org'));
  await person.sees(textOf('onboarding.title'));
  await tabTo(person, /^Skip/);
  await person.key('Space');
  await person.hasFocusOn(textOf('pin.label'));
  await person.type(PIN);
  await person.key('Enter');
  await person.sees(textOf('data.lead', { appName: 'My App' }));
  await tabTo(person, /^Personality$/);
  await person.key('Space');
  await tabTo(person, /^Share$/);
  await person.key('Enter');

  await expectWholeFlow(person);
});

it('a platform is connected by redirect in a window as narrow as a tablet', async () => {
  const person = await comeToHost();
  await person.window.resize(700, 900);
  await signIn(person, 'redirect@example.org', codeFor);
  await person.press(/^YouTube/);
  await allow(person);
  await person.sees('YouTube Connected');
  expect(await person.visit.windows()).toHaveLength(1);
  expect(await person.complaints()).toEqual([]);
});
