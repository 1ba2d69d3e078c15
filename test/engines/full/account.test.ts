import { describe, expect, it } from 'vitest';
import { texts } from '../../../provider/account/locales/en.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo, codeFor } = useEngine();

const ROOM = `(() => {
  const box = document.querySelector('.code').getBoundingClientRect();
  const cell = document.querySelector('.code-cell').getBoundingClientRect();
  return Math.min(cell.left - box.left, cell.top - box.top, box.bottom - cell.bottom);
})()`;
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

describe('the account of a person', () => {
  it.each([1280, 500])('signs in by code, shows each section, and signs out, at %i px', async (width) => {
    const email = `account-${width}@example.org`;
    const person = await comeTo('/account');
    await person.window.resize(width, 800);
    await person.hasFocusOn(texts['signIn.email']);
    await person.type(email);
    await person.key('Enter');
    await person.hasFocusOn(texts['code.label']);
    expect(await person.read(ROOM)).toBeGreaterThanOrEqual(3);
    await person.type(await codeFor(email));

    await person.sees(texts['apps.none']);
    await person.sees(texts['platforms.none']);
    expect(await person.read(OVERHANG)).toBe(0);
    await person.press(texts['page.signOut']);
    await person.sees(texts['signIn.out']);
    expect(await person.complaints()).toEqual([]);
  });
});
