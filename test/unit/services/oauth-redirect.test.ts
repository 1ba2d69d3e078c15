// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isMobile } from '../../../widget/services/oauth-redirect.ts';
import { returnAddress } from '../../../widget/services/oauth-return.ts';
import { NOW } from './builders.ts';
import { attempt, leave, left } from './leaving.ts';

const KEY = 'data-connect:mosaic:oauth';

const PAGE = '/shop?item=7&code=host#top';

const goTo = (address: string) => history.replaceState({ host: 1 }, '', address);

beforeEach(() => goTo(PAGE));

afterEach(() => goTo('/'));

const showAgain = (persisted: boolean) => {
  const event = new Event('pageshow');
  window.dispatchEvent(Object.assign(event, { persisted }));
};

describe('mobile', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 1024, true],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 1024, true],
    ['Mozilla/5.0 (X11; Linux x86_64)', 768, true],
    ['Mozilla/5.0 (X11; Linux x86_64)', 769, false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 1440, false],
  ])('is %s at %i px: %s', (userAgent, innerWidth, mobile) => {
    expect(isMobile({ navigator: { ...navigator, userAgent }, innerWidth })).toBe(mobile);
  });

  it('navigates the page itself, after storing and reporting the attempt', () => {
    const { oauth, reports, left: gone, items, environment } = leave();
    oauth.navigate('https://accounts.example/o');
    expect(JSON.parse(items.get(KEY) ?? '')).toEqual({
      ...attempt,
      startedAt: NOW,
      returnTo: location.href,
      element: 'sign-in',
    });
    expect(reports).toEqual([{ type: 'oauth.leaving' }]);
    expect(gone).toEqual(['1 reports before https://accounts.example/o']);
    expect(environment.open).not.toHaveBeenCalled();
    oauth.close();
  });

  it('keeps the attempt of a navigating page when its dialog closes', () => {
    expect(left().items.has(KEY)).toBe(true);
  });

  it('reports when the page returns undecided, and deletes the attempt at its close', () => {
    const { oauth, reports, items } = leave();
    oauth.navigate('https://accounts.example/o');
    showAgain(false);
    showAgain(true);
    showAgain(true);
    oauth.close();
    expect(reports).toEqual([{ type: 'oauth.leaving' }, { type: 'oauth.restored' }]);
    expect(items.size).toBe(0);
  });

  it('reports nothing if a page is shown again before it navigates, or after its close', () => {
    const { oauth, reports } = leave();
    showAgain(true);
    oauth.navigate('https://accounts.example/o');
    oauth.close();
    showAgain(true);
    expect(reports).toEqual([{ type: 'oauth.leaving' }]);
  });

  const unload = (isHeld: boolean) => {
    const event = new Event('beforeunload', { cancelable: true });
    if (isHeld) event.preventDefault();
    window.dispatchEvent(event);
  };
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  it('is usable again if the host asks whether to leave, and keeps the attempt for a person who leaves', async () => {
    const { oauth, reports, items } = leave();
    unload(true);
    oauth.navigate('https://accounts.example/o');
    unload(false);
    await nextTask();
    expect(reports).toEqual([{ type: 'oauth.leaving' }]);
    unload(true);
    await nextTask();
    expect(reports).toEqual([{ type: 'oauth.leaving' }, { type: 'oauth.restored' }]);
    oauth.close();
    unload(true);
    await nextTask();
    expect(reports).toHaveLength(2);
    expect(items.has(KEY)).toBe(true);
  });

  it('is still navigating if the page is shown but does not come from the cache', () => {
    const { oauth, items } = leave();
    oauth.navigate('https://accounts.example/o');
    showAgain(false);
    oauth.close();
    expect(items.has(KEY)).toBe(true);
  });

  it('returns to the page’s own address, without a fragment and a provider’s parameters', () => {
    const added = 'state=a&code=b&error=c&error_description=d&error_uri=e&iss=f&scope=g&platform=h&opener=i';
    expect(returnAddress(`https://host.example/shop?item=7&${added}#top`)).toBe(
      'https://host.example/shop?item=7',
    );
  });
});
