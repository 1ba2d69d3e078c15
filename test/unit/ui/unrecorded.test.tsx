import { describe, expect, it } from 'vitest';
import { newUser, onboarded } from '../../support/open-flow.ts';
import { unmarked } from '../../support/recorder-marks.ts';
import { showFlow } from './show-flow.tsx';

describe('what a person types is marked for tools that record sessions', () => {
  it('in the e-mail field', async () => {
    const flow = await showFlow();
    expect(unmarked([flow.find('input')])).toEqual([]);
  });

  it('in the code field, and where the address is shown', async () => {
    const flow = await showFlow();
    await flow.type('E-mail address', 'ada@example.org');
    await flow.press('Send code');
    await flow.play(() => flow.pending.sendCode.resolve(undefined));
    await flow.play(() => flow.wait(0));
    expect(flow.text()).toContain('ada@example.org');
    expect(unmarked([flow.find('input'), flow.find('.address')])).toEqual([]);
  });

  it.each([
    ['the PIN field', onboarded, 'input'],
    ['the line of who is signed in', newUser, '.username'],
  ])('in %s', async (_, user, selector) => {
    const flow = await showFlow({ user });
    expect(unmarked([flow.find(selector)])).toEqual([]);
  });
});
