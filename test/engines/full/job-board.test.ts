import { expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { SIGN_IN } from '../support/flow.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo, codeFor } = useEngine();

it('the job board becomes personal once a person shares, and stays so after a reload', async () => {
  const person = await comeTo('/');
  await person.press(SIGN_IN);
  await person.hasFocusOn(textOf('email.label'));
  await person.type('existing-board@example.org');
  await person.key('Enter');
  await person.hasFocusOn(textOf('code.label'));
  await person.type(await codeFor('existing-board@example.org'));
  await person.press('Personality');
  await person.press(textOf('data.share'));
  await person.sees('Personalized Internships');
  await person.goto('/');
  await person.sees('Personalized Internships');
  expect(await person.complaints()).toEqual([]);
});
