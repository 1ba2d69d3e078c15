import { describe, expect, it } from 'vitest';
import { NOT_LOADED, textOf } from '../../e2e/support/person.ts';
import { SIGN_IN } from '../support/flow.ts';
import type { Person } from '../support/person.ts';
import { ENGINE, useEngine } from '../support/use-engine.ts';

const { comeToHost, site } = useEngine();

const HOST = "document.querySelector('data-connect-button')";
const IN_DIALOG = `${HOST}.shadowRoot.querySelector('dialog')`;
const HASHES = ['importMap', 'preload'] as const;
const flowsAsked = () => site().asked.filter((path) => path.includes('.flow-')).length;

const openDialog = async (person: Person) => {
  await person.press(SIGN_IN);
  await person.hasFocusOn(textOf('email.label'));
};

/**
 * One pass covers all controls: after the last one, Firefox focuses its own interface, where BiDi's keys do not work.
 */
const CONTROLS = [textOf('dialog.close'), textOf('email.label'), textOf('email.submit')];

describe('the focus', () => {
  it('goes through the controls of the open dialog, and never those of the page behind it', async () => {
    const person = await comeToHost();
    await openDialog(person);
    const stops = new Set<unknown>();
    for (const key of [...Array<'Tab'>(4).fill('Tab'), ...Array<'Shift+Tab'>(8).fill('Shift+Tab')] as const) {
      await person.key(key);
      stops.add(await person.focus());
    }
    expect([...stops]).toEqual(expect.arrayContaining(CONTROLS));
    expect([...stops]).not.toEqual(expect.arrayContaining(['A field of the host']));
    expect([...stops]).not.toEqual(expect.arrayContaining([SIGN_IN]));
  });

  it('returns to the host with the next Tab once the dialog is closed', async () => {
    const person = await comeToHost();
    await openDialog(person);
    await person.key('Escape');
    await person.hasFocusOn(SIGN_IN);
    await person.key('Shift+Tab');
    await person.hasFocusOn('A field of the host');
  });
});

describe('an element that is moved', () => {
  it.each(['append', 'moveBefore'])(
    'by %s, if the browser has it, keeps its dialog and typed text',
    async (way) => {
      const person = await comeToHost();
      await openDialog(person);
      await person.type('ada@');
      await person.read(`(() => {
      const place = document.body.appendChild(document.createElement('section'));
      const move = '${way}' in place ? '${way}' : 'append';
      move === 'append' ? place.append(${HOST}) : place.moveBefore(${HOST}, null);
    })()`);
      await person.until(`${IN_DIALOG}?.matches(':modal') === true`, 'not modal');
      expect(await person.read(`${HOST}.shadowRoot.querySelector('input').value`)).toBe('ada@');
      expect(await person.events()).toEqual(['open', 'stepchange']);
      expect(await person.complaints()).toEqual([]);
    },
  );
});

describe('openMosaicOverlay of the classic script', () => {
  it('opens, resolves with null once the person closes it, and leaves nothing behind', async () => {
    const person = await comeToHost({ script: 'classic' });
    await person.until("'DataConnect' in window", 'no API');
    await person.read(`${HOST}.remove()`);
    await person.read(
      "void DataConnect.openMosaicOverlay({ provider: 'Acme' }).then((result) => { window.outcome = [result]; })",
    );
    await person.hasFocusOn(textOf('email.label'));
    await person.key('Escape');
    await person.until(`JSON.stringify(window.outcome) === '[null]' && !${HOST}`, 'not ended');
  });
});

describe('the flow', () => {
  it.each([
    { preload: 'auto', idle: 1, hovered: 1, pressed: 1 },
    { preload: 'none', idle: 0, hovered: 0, pressed: 1 },
  ])('is loaded once with preload=$preload: $idle when idle, $hovered after a hover', async (wanted) => {
    const before = flowsAsked();
    const person = await comeToHost({ attributes: `preload="${wanted.preload}"` });
    await expect.poll(flowsAsked, { timeout: 20_000 }).toBe(before + wanted.idle);
    await person.hover(SIGN_IN);
    await person.until(`${HOST}.shadowRoot.querySelector('button').matches(':hover')`, 'no pointer');
    expect(flowsAsked()).toBe(before + wanted.hovered);
    await openDialog(person);
    expect(flowsAsked()).toBe(before + wanted.pressed);
  });

  it.each(HASHES)('runs as built, by the tags with %s', async (script) => {
    const person = await comeToHost({ script, attributes: 'preload="none"' });
    await openDialog(person);
    expect(await person.complaints()).toEqual([]);
  });

  // WebKit loads a file again after a preload's hash refused it, and then does not verify it.
  const ways = HASHES.map((script) => ({ script, runs: script === 'preload' && ENGINE === 'webkit' }));
  it.each(ways)(
    'with an additional line, by the tags with $script, runs: $runs',
    async ({ script, runs }) => {
      site().conditions.added = { to: '.flow-', line: 'globalThis.tampered = true;' };
      const person = await comeToHost({ script, attributes: 'preload="none"' });
      await person.press(SIGN_IN);
      await person.sees(runs ? textOf('email.submit') : NOT_LOADED);
      expect(await person.read("'tampered' in window")).toBe(runs);
    },
  );
});
