import { describe, expect, it } from 'vitest';
import { onboarded, returning } from '../../support/open-flow.ts';
import { showFlow } from './show-flow.tsx';

const PIN = 'PIN';
const rules = '.rule[data-met=true]';
const atPin = () => showFlow({ user: onboarded });

describe('the PIN step', () => {
  // Chromium offers to save `type=password` as the host's password, with any `autocomplete`.
  it('asks for a secret that the browser does not treat as the host’s password', async () => {
    const flow = await atPin();
    const { type, autocomplete, dataset } = flow.input(PIN);
    expect([type, autocomplete, dataset.masked]).toEqual(['text', 'off', 'true']);
    expect(flow.focused()).toBe(flow.input(PIN));
  });

  it.each([
    ['abcdefgh', 1],
    ['abcdefg1', 2],
    ['abcdef1!', 3],
    ['a1!', 2],
  ])('marks the fulfilled rules of %s', async (pin, met) => {
    const flow = await atPin();
    await flow.type(PIN, pin);
    expect(flow.all(rules)).toHaveLength(met);
    expect(flow.said()).toBe(`${met} of 3 rules met`);
    expect(flow.button('Create PIN').disabled).toBe(met < 3);
  });

  it('sees a PIN that a script has set', async () => {
    const flow = await atPin();
    const field = flow.input(PIN);
    await flow.play(() => {
      field.value = 'abcdef1!';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(flow.all(rules)).toHaveLength(3);
    expect(flow.button('Create PIN').disabled).toBe(false);
  });

  it('shows the PIN on request', async () => {
    const flow = await atPin();
    await flow.press('Show PIN');
    expect(flow.input(PIN).dataset.masked).toBe('false');
    expect(flow.button('Show PIN').getAttribute('aria-pressed')).toBe('true');
  });

  it('never writes the PIN into an attribute', async () => {
    const flow = await atPin();
    await flow.press('Show PIN');
    await flow.type(PIN, 'abcdef1!');
    expect(document.documentElement.outerHTML).not.toContain('abcdef1!');
  });

  it('accepts the digits of any script, and seals the same PIN', async () => {
    const flow = await atPin();
    await flow.type(PIN, 'abcdef١!');
    expect(flow.all(rules)).toHaveLength(3);
    await flow.press('Create PIN');
    expect(JSON.stringify(flow.calls)).toContain('abcdef1!');
  });

  it('creates the PIN once', async () => {
    const flow = await atPin();
    await flow.type(PIN, 'abcdef1!');
    await flow.press('Create PIN');
    await flow.press('Create PIN');
    expect(flow.calls.filter(({ name }) => name === 'encryptPin')).toHaveLength(1);
    await flow.play(() => flow.pending.encryptPin.resolve('sealed'));
    expect(flow.step()).toBe('dataRequest');
    expect(flow.find('.set-up').getAttribute('aria-label')).toBe('Step 3 of 3');
  });
});

describe('the training step', () => {
  it('shows the server’s text on the progress of each platform', async () => {
    const flow = await showFlow({ user: returning, step: 'training' });
    expect(flow.all('.note')).toHaveLength(0);
    const sentences = ['Reading your YouTube subscriptions, 120 of 340', 'GitHub is read'];
    await flow.play(() => flow.watchers.notified(sentences));
    expect(flow.all('.note')).toEqual(sentences);
  });

  it('runs four timed steps behind a progress bar, then shows "All set!"', async () => {
    const flow = await showFlow({ user: returning, step: 'training' });
    const progress = () => flow.find('[role=progressbar]').getAttribute('aria-valuenow');
    const seen = [[progress(), flow.said()]];
    for (const ms of [2000, 2500, 3000]) {
      await flow.play(() => flow.wait(ms));
      seen.push([progress(), flow.said()]);
    }
    expect(seen).toEqual([
      ['0', 'Preparing your profile'],
      ['25', 'Reading your connections'],
      ['50', 'Finding your interests'],
      ['75', 'Putting it all together'],
    ]);
    await flow.play(() => flow.wait(2000));
    expect(flow.title()).toBe('All set!');
    expect(flow.focused()).toBe(flow.find('h2'));
  });
});
