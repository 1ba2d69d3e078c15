import { expect, it } from 'vitest';
import { onboarded, returning } from '../../support/open-flow.ts';
import { showFlow } from './show-flow.tsx';

const PIN = 'PIN';
const rules = '.rule[data-met=true]';
const atPin = () => showFlow({ user: onboarded });

// Chromium offers to save `type=password` as the host's password, with any `autocomplete`.
it('the PIN is a secret that the browser does not treat as the host’s password', async () => {
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
])('the fulfilled rules of the PIN %s are marked', async (pin, met) => {
  const flow = await atPin();
  await flow.type(PIN, pin);
  expect(flow.all(rules)).toHaveLength(met);
  expect(flow.said()).toBe(`${met} of 3 rules met`);
  expect(flow.button('Create PIN').disabled).toBe(met < 3);
});

it('the PIN is shown on request, and never written into an attribute', async () => {
  const flow = await atPin();
  await flow.press('Show PIN');
  expect(flow.input(PIN).dataset.masked).toBe('false');
  expect(flow.button('Show PIN').getAttribute('aria-pressed')).toBe('true');
  await flow.type(PIN, 'abcdef1!');
  expect(document.documentElement.outerHTML).not.toContain('abcdef1!');
});

it('the PIN may have the digits of any script, which seal the same PIN', async () => {
  const flow = await atPin();
  await flow.type(PIN, 'abcdef١!');
  expect(flow.all(rules)).toHaveLength(3);
  await flow.press('Create PIN');
  expect(JSON.stringify(flow.calls)).toContain('abcdef1!');
});

it('the training shows the server’s text on the progress of each platform', async () => {
  const flow = await showFlow({ user: returning, step: 'training' });
  expect(flow.all('.note')).toHaveLength(0);
  const sentences = ['Reading your YouTube subscriptions, 120 of 340', 'GitHub is read'];
  await flow.play(() => flow.watchers.notified(sentences));
  expect(flow.all('.note')).toEqual(sentences);
});

it('the training runs four timed steps behind a progress bar, then shows "All set!"', async () => {
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
