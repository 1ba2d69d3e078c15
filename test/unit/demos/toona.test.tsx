import { afterEach, beforeEach, expect, it } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import { TOONA_KEY } from '../../../showcase/shared/demo/keys.ts';
import { visitDemo } from '../../support/visit-demo.tsx';

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  localStorage.clear();
  page = await visitDemo(demos.toona, '/toona');
});

afterEach(() => page.close());

const enter = async () => {
  await page.type('input[type=email]', 'ada@example.com');
  await page.submit();
};
const cast = () => page.texts('section li a');

it('Toona searches the characters and says if there is none', async () => {
  await enter();
  await page.type('input[type=search]', 'iron');
  expect(cast()).toHaveLength(2);
  await page.type('input[type=search]', 'nobody at all');
  expect(cast()).toHaveLength(0);
  await page.press('Show the whole cast');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(cast()).toHaveLength(12);
});

it('Toona says that nothing was shared where the person declined, and not after another way to sign in', async () => {
  await page.complete({ approvedData: [], rejected: true });
  expect(page.text()).toContain('Nothing was shared. Sign in with your e-mail instead.');
  await enter();
  expect(page.text()).not.toContain('Nothing was shared');
  await page.complete({ approvedData: [], rejected: true });
  expect(page.text()).toContain('Nothing was shared. The cast stays as it is.');
});

it('Toona asks for the sign-in again after Log out, and after a sign-out in the widget, from the top', async () => {
  await enter();
  await page.press('Log out');
  expect(page.texts('h1')).toEqual(['Next issue starts here']);
  expect(localStorage.getItem(TOONA_KEY)).toBeNull();
  await enter();
  await page.signOut();
  expect(document.activeElement).toBe(page.find('h1'));
});

it('Toona deletes only a character that the person made, with Undo at the place of its card', async () => {
  await page.close();
  const noor = { id: 13, name: 'Noor', anime: 'Low Tide', look: 3 };
  localStorage.setItem(TOONA_KEY, JSON.stringify({ cast: [noor] }));
  page = await visitDemo(demos.toona, '/toona');
  expect(page.texts('section li [aria-label^=Delete]')).toEqual(['Delete Noor']);
  await page.press('Delete Noor');
  expect(cast()).toHaveLength(12);
  expect(document.activeElement?.closest('li')?.textContent).toBe('Deleted “Noor”.Undo');
  await page.press('Undo');
  expect(cast()[0]).toContain('Noor');
  expect(JSON.parse(localStorage.getItem(TOONA_KEY) ?? '').cast[0]).toEqual(noor);
});
