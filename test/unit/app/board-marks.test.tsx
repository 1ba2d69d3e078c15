import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { soon } from '../../support/until.ts';
import { openPage } from './open-page.tsx';

let page: Awaited<ReturnType<typeof openPage>>;

const until = (check: () => void) =>
  soon(async () => {
    await act(async () => {});
    check();
  });
const sees = (text: string) => until(() => expect(page.text()).toContain(text));
const nameOf = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
const button = (name: string) => {
  const found = [...page.screen.querySelectorAll('button')].find((each) => nameOf(each) === name);
  if (!found) throw new Error(`No button "${name}"`);
  return found;
};
const press = (name: string) => act(async () => button(name).click());
const titles = () => [...page.screen.querySelectorAll('li h2')].map(({ textContent }) => textContent ?? '');
const open = async (address: string) => {
  page = await openPage(address);
};

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('data-connect:jobs:onboarded', 'true');
  await open('/');
  await sees('20 of 220 internships listed');
});
afterEach(() => page.close());

it('lists a saved posting at /saved, where it is marked as applied, removed and given back', async () => {
  const [title = ''] = titles();
  await press(`Save ${title}`);
  expect(button(`Save ${title}`).getAttribute('aria-pressed')).toBe('true');
  await page.close();
  await open('/saved');
  await until(() => expect(titles()).toEqual([title]));
  await press(`Applied for ${title}`);
  await sees('applied ');
  await press(`Applied for ${title}`);
  await press(`Remove ${title}`);
  await sees('Nothing saved yet');
  await until(() => button('Undo'));
  await press('Undo');
  await until(() => expect(titles()).toEqual([title]));
  await press('Remove all');
  await sees('Nothing saved yet');
});

it('hides a posting that does not interest, puts those like it last, and takes that back', async () => {
  const before = titles();
  const [title = ''] = before;
  await press(`Not interested in ${title}`);
  await sees('19 of 219 internships listed');
  expect(titles()).not.toContain(title);
  await until(() => button('Undo'));
  await press('Undo');
  await sees('20 of 220 internships listed');
  expect(titles()).toEqual(before);

  await press(`Not interested in ${title}`);
  await page.close();
  await open('/saved');
  await sees(title);
  await press(`Show again: ${title}`);
  expect(page.text()).not.toContain(title);
});

it('marks the posting that is open, and hiding it leads back to the list', async () => {
  const [title = ''] = titles();
  const path = page.screen.querySelector('li a')?.getAttribute('href') ?? '';
  await act(async () => page.screen.querySelector<HTMLElement>('li a')?.click());
  await sees('Apply Now');
  expect(page.router.state.location.pathname).toBe(path);
  await press('Save');
  await press('Applied');
  expect(button('Applied').getAttribute('aria-pressed')).toBe('true');
  await press('Not interested');
  await sees('19 of 219 internships listed');
  await until(() => expect(page.text()).toContain(`${title} is hidden. You will see fewer like it.`));
  await page.close();
  await open('/saved');
  await sees('applied ');
});
