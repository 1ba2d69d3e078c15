import { afterEach, beforeEach, expect, it } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import { post, visitDemo } from '../../support/visit-demo.tsx';

let page: Awaited<ReturnType<typeof visitDemo>>;

beforeEach(async () => {
  localStorage.clear();
  page = await visitDemo(demos['toona-discover'], '/toona/discover');
});

afterEach(() => page.close());

it('the discovery app needs no login on the next visit, until a sign-out, and opens the page of the address', async () => {
  await post();
  await page.close();
  page = await visitDemo(demos['toona-discover'], '/toona/discover?page=home');
  expect(page.texts('h1')).toEqual(['Welcome in']);
  expect(document.activeElement).toBe(document.body);
  await page.signOut();
  expect(page.texts('h1')).toEqual(['Look up. There is more to watch.']);
});
