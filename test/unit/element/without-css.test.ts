// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { oldBrowser } from '../../../common/locales/en.json';
import { clearPage, putButton } from '../../support/button.ts';

const TOO_OLD = oldBrowser['element.browser'];

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
  await expect(element.open()).rejects.toThrow(TOO_OLD);
  expect(detailsOf('failure')).toEqual([{ code: 'element.load', message: TOO_OLD, step: null }]);
});
