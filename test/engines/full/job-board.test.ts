import { expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { connectSample } from '../../e2e/support/sample-account.ts';
import { signInAt } from '../../e2e/support/session.ts';
import { SIGN_IN } from '../support/flow.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo, codeFor, site } = useEngine();

it('the job board becomes personal once a person shares, and stays so after a reload', async () => {
  const email = 'existing-board@example.org';
  const { url } = site();
  await connectSample(url, await signInAt(url, url, email), 'engineer');
  const person = await comeTo('/');
  await person.press(SIGN_IN);
  await person.hasFocusOn(textOf('email.label'));
  await person.canPress();
  await person.type(email);
  await person.key('Enter');
  await person.hasFocusOn(textOf('code.label'));
  await person.type(await codeFor(email));
  await person.press('Personality');
  await person.press(textOf('data.share'));
  await person.sees('Personalized Internships');
  await person.goto('/');
  await person.sees('Personalized Internships');
  expect(await person.complaints()).toEqual([]);
});
