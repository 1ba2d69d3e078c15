// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { OLD_BROWSER } from '../../../widget/trigger-texts.ts';
import { clearPage, putButton } from '../../support/button.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  clearPage();
});

it.each([
  ['no CSS', undefined],
  ['no CSS.supports', {}],
])('an opening in a test page with %s, such as jsdom, is refused as in an old browser', async (_, CSS) => {
  vi.stubGlobal('CSS', CSS);
  const { element, detailsOf } = putButton();
  await expect(element.open()).rejects.toThrow(OLD_BROWSER);
  expect(detailsOf('failure')).toEqual([{ code: 'element.load', message: OLD_BROWSER, step: null }]);
});
