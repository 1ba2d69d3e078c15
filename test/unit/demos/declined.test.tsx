import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { demo as copus } from '../../../showcase/demos/copus/index.ts';
import { demo as dcode } from '../../../showcase/demos/dcode/index.ts';
import { demo as gamp } from '../../../showcase/demos/gamp/index.ts';
import { demo as gigi } from '../../../showcase/demos/gigi/index.ts';
import { demo as odysee } from '../../../showcase/demos/odysee/index.ts';
import { demo as prograd } from '../../../showcase/demos/prograd/index.ts';
import { demo as readwise } from '../../../showcase/demos/readwise/index.ts';
import { demo as toona } from '../../../showcase/demos/toona/index.ts';
import { demo as discover } from '../../../showcase/demos/toona-discover/index.ts';
import type { Area } from '../../../showcase/shared/area.ts';
import { GENUINE, NOT_SHARED, post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

let page: Awaited<ReturnType<typeof visitDemo>>;

afterEach(async () => {
  await page.close();
  localStorage.clear();
});

const SAID = 'Nothing was shared';

it.each([
  ['/copus', copus],
  ['/dcode', dcode],
  ['/gamp', gamp],
  ['/gigi', gigi],
  ['/odysee', odysee],
  ['/readwise', readwise],
  ['/toona', toona],
  ['/toona/discover', discover],
])('%s says once that nothing was shared', async (path, demo) => {
  page = await visitDemo(demo, path);
  if (page.all('data-connect-button').length === 0) await page.press('Persona');
  expect(page.text()).not.toContain(SAID);
  await page.complete(NOT_SHARED['chose not to share']);
  expect(page.text().split(SAID)).toHaveLength(2);
});

it('the earnings app says so on its dashboard, until the person shares', async () => {
  page = await visitDemo(prograd, '/prograd');
  for (let question = 0; question < 4; question += 1) await page.submit();
  await page.complete(NOT_SHARED['chose not to share']);
  expect(page.text()).toContain(`${SAID}. The activities stay as they are.`);
  await post();
  expect(page.text()).not.toContain(SAID);
});

it('Toona says so in its home too, until the person shares', async () => {
  page = await visitDemo(toona, '/toona');
  await page.press('Continue with Google');
  await page.complete(NOT_SHARED['chose not to share']);
  expect(page.text()).toContain(`${SAID}. The cast stays as it is.`);
  await page.complete(SHARED);
  expect(page.text()).not.toContain(SAID);
});

it.each<[string, Area, string]>([
  ['/copus', copus, 'The issue stays the one for everyone.'],
  ['/gamp', gamp, 'Your tournaments stay as they are.'],
  ['/gigi', gigi, 'Your profile stays as it is.'],
  ['/toona', toona, 'The cast stays as it is.'],
  ['/toona/discover', discover, 'The cards stay as they are.'],
])('%s says so to a person who shared before, until a sign-out', async (path, demo, rest) => {
  page = await visitDemo(demo, path);
  await post();
  await page.complete(SHARED);
  expect(page.text()).not.toContain(SAID);
  await page.complete(NOT_SHARED['chose not to share']);
  expect(page.text()).toContain(`${SAID}. ${rest}`);
  await page.signOut();
  expect(page.text()).not.toContain(SAID);
});

it('Odysee says so at the menu of its top bar too, until a sign-out', async () => {
  page = await visitDemo(odysee, '/odysee');
  Reflect.set(page.find('dialog data-connect-button'), 'signedIn', true);
  await act(async () => void window.dispatchEvent(new Event('storage')));
  await page.complete(NOT_SHARED['chose not to share']);
  expect(page.find('header').textContent).toContain(`${SAID}. The programme stays as it is.`);
  expect(page.text().split(SAID)).toHaveLength(2);
  await page.signOut();
  expect(page.text()).not.toContain(SAID);
});

it('Gigi says so at the button that was pressed, for a person without a profile', async () => {
  page = await visitDemo(gigi, '/gigi');
  await post();
  await page.signOut();
  await page.press('Reveal your profile');
  const detail = NOT_SHARED['chose not to share'];
  const widget = page.find('main data-connect-button');
  await act(async () => void widget.dispatchEvent(new CustomEvent('complete', { detail })));
  expect(page.find('main').textContent).toContain(`${SAID}. Gigi still doesn't know you.`);
  expect(page.find('header').textContent).not.toContain(SAID);
});

it.each([
  ['/prograd', prograd, '2 USDC'],
  ['/gigi', gigi, '2 USDC'],
])('%s reserves what it promised', async (path, demo, reward) => {
  page = await visitDemo(demo, path);
  await post();
  expect(page.text()).toContain(`${reward} reserved for you (demo)`);
});

it('GAMP reserves what it promised, on its rewards too', async () => {
  page = await visitDemo(gamp, '/gamp');
  await post({ data: { ...GENUINE, approved: [{ data: 'Large' }] } });
  await page.complete(SHARED);
  expect(page.text()).toContain('150 Pro Points reserved for you (demo)');
});
