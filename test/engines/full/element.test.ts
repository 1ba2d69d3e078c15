import { expect, it } from 'vitest';
import { NOT_LOADED, textOf } from '../../e2e/support/person.ts';
import { openDialog, SIGN_IN } from '../support/flow.ts';
import { ENGINE, useEngine } from '../support/use-engine.ts';

const { comeToHost, site } = useEngine();

const HOST = "document.querySelector('data-connect-button')";
const HASHES = ['importMap', 'preload'] as const;

/** After the last control, Firefox focuses its own interface, where BiDi's keys do not work. */
const CONTROLS = [textOf('dialog.close'), textOf('email.label'), textOf('email.submit')];

it('Tab goes through the controls of the open dialog, never those of the page, and back to the page after it', async () => {
  const person = await comeToHost();
  await openDialog(person);
  const stops = new Set<unknown>();
  for (const key of [...Array<'Tab'>(4).fill('Tab'), ...Array<'Shift+Tab'>(8).fill('Shift+Tab')] as const) {
    await person.key(key);
    stops.add(await person.focus());
  }
  expect([...stops]).toEqual(expect.arrayContaining(CONTROLS));
  expect(stops.has('A field of the host') || stops.has(SIGN_IN)).toBe(false);
  await person.key('Escape');
  await person.hasFocusOn(SIGN_IN);
  await person.key('Shift+Tab');
  await person.hasFocusOn('A field of the host');
});

it.each(['append', 'moveBefore'])(
  'an element that is moved by %s, if the browser has it, keeps its dialog and typed text',
  async (way) => {
    const person = await comeToHost();
    await openDialog(person);
    await person.type('ada@');
    await person.read(`(() => {
      const place = document.body.appendChild(document.createElement('section'));
      const move = '${way}' in place ? '${way}' : 'append';
      move === 'append' ? place.append(${HOST}) : place.moveBefore(${HOST}, null);
    })()`);
    await person.until(`${HOST}.shadowRoot.querySelector('dialog')?.matches(':modal') === true`, 'not modal');
    expect(await person.read(`${HOST}.shadowRoot.querySelector('input').value`)).toBe('ada@');
    expect(await person.events()).toEqual(['open', 'stepchange']);
    expect(await person.complaints()).toEqual([]);
  },
);

it.each(HASHES)('the flow runs as built, by the tags with %s', async (script) => {
  const person = await comeToHost({ script, attributes: 'preload="none"' });
  await openDialog(person);
  expect(await person.complaints()).toEqual([]);
});

// WebKit loads a file again after a preload's hash refused it, and then does not verify it.
const WAYS = HASHES.map((script) => ({ script, runs: script === 'preload' && ENGINE === 'webkit' }));
it.each(WAYS)('a changed flow runs by the tags with $script: $runs', async ({ script, runs }) => {
  site().conditions.added = { to: '.flow-', line: 'globalThis.tampered = true;' };
  const person = await comeToHost({ script, attributes: 'preload="none"' });
  await person.press(SIGN_IN);
  await person.sees(runs ? textOf('email.submit') : NOT_LOADED);
  expect(await person.read("'tampered' in window")).toBe(runs);
});

it('the dialog fits a frame of 320 px', async () => {
  const person = await comeToHost({ frame: 320 });
  await person.press(SIGN_IN);
  await person.hasFocusOn(textOf('email.label'));
  const overhang = `(() => {
    const view = frames[0];
    const dialog = view.document.querySelector('data-connect-button').shadowRoot.querySelector('dialog');
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return Math.max(-left, right - view.innerWidth, -top, bottom - view.innerHeight) < 0.5;
  })()`;
  await person.until(overhang, 'the dialog does not fit');
  expect(await person.read('frames[0].document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
});
