import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CHARACTERS } from '../../../showcase/demos/toona/cast.ts';
import { demo } from '../../../showcase/demos/toona/index.ts';
import { VISIT_KEY } from '../../../showcase/demos/toona/visit-key.ts';
import { visitDemo } from '../../support/visit-demo.tsx';

const NOOR = { id: 13, name: 'Noor', anime: 'Low Tide', look: 3 };

let page: Awaited<ReturnType<typeof visitDemo>>;
const visit = async (address = '/toona') => {
  page = await visitDemo(demo, address);
};

beforeEach(async () => {
  localStorage.setItem(VISIT_KEY, JSON.stringify({ cast: [NOOR] }));
  await visit();
});

afterEach(async () => {
  await page.close();
  localStorage.clear();
});

const cast = () => page.texts('section li a');
const deletions = () => page.texts('section li [aria-label^=Delete]');

it('Toona deletes a character that the person made, and only such a one, also for the next visit', async () => {
  expect(deletions()).toEqual(['Delete Noor']);
  expect(page.text()).toContain('Starring No. 13');
  await page.press('Delete Noor');
  expect(cast()).toHaveLength(CHARACTERS.length);
  expect(page.text()).toContain('Starring No. 01');
  await page.close();
  await visit();
  expect(deletions()).toEqual([]);
  expect(cast()).toHaveLength(CHARACTERS.length);
});

it('Toona gives the focus to Undo at the place of the card, which brings the character back', async () => {
  await page.press('Delete Noor');
  const undo = document.activeElement;
  expect(undo?.closest('li')?.textContent).toBe('Deleted “Noor”.Undo');
  await page.press('Undo');
  expect(cast()[0]).toContain('Noor');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Noor');
  expect(JSON.parse(localStorage.getItem(VISIT_KEY) ?? '').cast[0]).toEqual(NOOR);
});

it('Toona gives a new character a number of its own after a deletion', async () => {
  await page.press('Delete Noor');
  await page.press('Create new');
  await page.type('dialog label + input[maxlength="24"]', 'Nao');
  await page.type('dialog label + input[maxlength="28"]', 'Tide');
  await act(async () => {
    page.find('dialog form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(page.text()).toContain('Starring No. 14');
  await page.press('Undo');
  expect(cast().filter((text) => /Noor|Nao/.test(text))).toHaveLength(2);
});
