// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { styleSheetOf } from '../../../widget/element/stylesheet.ts';
import { clearPage, putButton } from '../../support/button.ts';

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an environment with gaps', () => {
  it('that refuses custom states opens the dialog nevertheless', async () => {
    const refuse = () => {
      throw new DOMException('unknown state', 'SyntaxError');
    };
    vi.spyOn(HTMLElement.prototype, 'attachInternals').mockImplementation(refuse);
    const button = putButton();
    button.pressTrigger();
    await button.shows('Sign in with Mosaic');
  });

  it('that has no IntersectionObserver gets a button', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    expect(putButton().label()).toBe('Sign In with Mosaic');
  });

  it('that has no constructable style sheets gets none', () => {
    vi.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation(() => {
      throw new TypeError('not a function');
    });
    expect(styleSheetOf('a {}')(document)).toEqual([]);
  });
});
