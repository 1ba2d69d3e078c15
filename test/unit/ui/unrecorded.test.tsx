import { expect, it } from 'vitest';
import { newUser, onboarded } from '../../support/open-flow.ts';
import { unmarked } from '../../support/recorder-marks.ts';
import { showFlow } from './show-flow.tsx';

it('the e-mail, the code and the shown address are marked for tools that record sessions', async () => {
  const flow = await showFlow();
  expect(unmarked([flow.find('input')])).toEqual([]);
  await flow.type('E-mail address', 'ada@example.org');
  await flow.press('Send code');
  await flow.play(() => flow.pending.sendCode.resolve(undefined));
  await flow.play(() => flow.wait(0));
  expect(flow.text()).toContain('ada@example.org');
  expect(unmarked([flow.find('input'), flow.find('.address')])).toEqual([]);
});

it.each([
  ['the PIN field', onboarded, 'input'],
  ['the name of who is signed in', newUser, '.username'],
])('%s is marked for tools that record sessions', async (_, user, selector) => {
  const flow = await showFlow({ user });
  expect(unmarked([flow.find(selector)])).toEqual([]);
});
