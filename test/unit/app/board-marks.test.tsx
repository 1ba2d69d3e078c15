import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useBoardPage } from './board-page.tsx';

const KEY = 'data-connect:jobs:marks';

const { open, close, until, sees, text, first, button, press, titles, router } = useBoardPage();

beforeEach(async () => {
  await open('/');
  await sees('20 of 220 internships listed');
});
it('the board lists a saved posting at /saved, where it is marked as applied, removed and given back', async () => {
  const [title = ''] = titles();
  await press(`Save ${title}`);
  expect(button(`Save ${title}`).getAttribute('aria-pressed')).toBe('true');
  await close();
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

it('the board gives a mark back with its time, and everything that was removed at once', async () => {
  const [title = ''] = titles();
  await press(`Save ${title}`);
  await close();
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '');
  const [entry] = stored.kept;
  const savedAt = new Date(2026, 1, 3, 0, 30).getTime();
  const since = { ...entry, savedAt, appliedAt: new Date(2026, 1, 4, 23, 30).getTime() };
  localStorage.setItem(KEY, JSON.stringify({ ...stored, kept: [since] }));
  await open('/saved');
  await sees('Saved 3 Feb 2026 · applied 4 Feb 2026');
  for (const [name, gone] of [
    [`Applied for ${title}`, `${title} is no longer marked as applied.`],
    [`Remove ${title}`, `${title} is no longer saved.`],
    ['Remove all', 'Everything on this page is removed.'],
  ] as const) {
    await press(name);
    await sees(gone);
    expect(text()).not.toContain('Saved 3 Feb 2026 · applied 4 Feb 2026');
    await press('Undo');
    await sees('Saved 3 Feb 2026 · applied 4 Feb 2026');
  }
});

it('the board hides a posting that does not interest, puts those like it last, and takes that back', async () => {
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
  await close();
  await open('/saved');
  await sees(title);
  await press(`Show again: ${title}`);
  expect(text()).not.toContain(title);
});

it('the board marks the posting that is open, and hiding it leads back to the list', async () => {
  const [title = ''] = titles();
  const path = first('li a')?.getAttribute('href') ?? '';
  await act(async () => first('li a')?.click());
  await sees('Apply Now');
  expect(router().state.location.pathname).toBe(path);
  await press('Save');
  await press('Applied');
  expect(button('Applied').getAttribute('aria-pressed')).toBe('true');
  await press('Not interested');
  await sees('19 of 219 internships listed');
  await until(() =>
    expect(text()).toContain(`${title} is hidden. By best fit, internships like it come last.`),
  );
  await close();
  await open('/saved');
  await sees('applied ');
});
