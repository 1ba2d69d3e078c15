// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPage } from '../../support/button.ts';
import { openSandbox } from '../../support/open-sandbox.ts';
import { until } from '../../support/until.ts';
import { openFor } from './open-for.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearPage();
});

/** Replaces the page's network by the sandbox. */
const serve = (fault?: string) => {
  const sandbox = openSandbox({ origin: location.origin });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input), location.href), init);
    if (fault) request.headers.set('x-sandbox-fault', fault);
    return sandbox.fetch(request);
  });
};
const sharing = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const button = await openFor({
    attributes: { 'auto-fetch': '', 'test-mode': '', 'api-key': 'sandbox-demo-key' },
  });
  button.press('Share');
  return button;
};

it('auto-fetch shows the outcome for 1.5 s, completes with the answer, and posts it to its own window', async () => {
  serve();
  const post = vi.spyOn(window, 'postMessage');
  const button = await sharing();
  await button.shows('Shared with My App');
  vi.advanceTimersByTime(1499);
  expect([button.detailsOf('complete'), post.mock.calls]).toEqual([[], []]);
  vi.advanceTimersByTime(1);
  const apiUrl = 'http://localhost:3000/api/inference';
  expect(button.detailsOf('complete')).toMatchObject([{ success: true, testMode: true, apiUrl }]);
  expect(post).toHaveBeenCalledExactlyOnceWith(
    {
      source: 'content-script',
      type: 'API_URL_RESPONSE',
      unique: 'Mosaic-Response',
      APIurl: apiUrl,
      approved: [{ data: 'Medium' }],
      accessToken: expect.any(String),
      username: 'ada',
    },
    '/',
  );
  expect(button.notifiedNames().slice(-2)).toEqual(['complete', 'close']);
  post.mockRestore();
});

it('auto-fetch fires failure after a failed call, with the person’s text, and calls back after 2 s', async () => {
  serve('status=503');
  const button = await sharing();
  await button.shows('API request failed: 503');
  expect(button.detailsOf('failure')).toEqual([
    { code: 'share.http', message: 'API request failed: 503', step: 'dataRequest' },
  ]);
  vi.advanceTimersByTime(2000);
  expect(button.detailsOf('complete')).toMatchObject([{ success: false, error: 'API request failed: 503' }]);
  // The retry is a new opening of the same dialog.
  button.press('Try again');
  await until(() => button.detailsOf('stepchange').length === 2, 'the next opening');
  expect(button.detailsOf('stepchange').at(-1)).toEqual({ step: 'dataRequest', previous: null });
  expect(button.dialog()?.open).toBe(true);
});

it('response-type="code" completes with a code, posts nothing, and receives no access token', async () => {
  const sandbox = openSandbox({ origin: location.origin });
  const answers: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await sandbox.fetch(new Request(new URL(String(input), location.href), init));
    answers.push(await answer.clone().text());
    return answer;
  });
  const post = vi.spyOn(window, 'postMessage');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const button = await openFor({
    attributes: {
      'response-type': 'code',
      'code-challenge': 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      'test-mode': '',
      'api-key': 'sandbox-demo-key',
    },
  });
  button.press('Share');
  await button.shows('Shared with My App');
  vi.advanceTimersByTime(1500);
  const [result] = button.detailsOf('complete');
  expect(result).toMatchObject({
    success: true,
    apiUrl: 'http://localhost:3000/api/inference',
    code: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(post).not.toHaveBeenCalled();
  expect(answers.join('')).toContain('"code":');
  expect(answers.join('') + JSON.stringify(result)).not.toMatch(/accessToken|eyJ/);
  expect(result).not.toHaveProperty('apiResponse.code');
});
