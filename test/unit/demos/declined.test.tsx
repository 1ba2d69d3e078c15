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
