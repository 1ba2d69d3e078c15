// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPage } from '../../support/button.ts';
import { openSandbox } from '../../support/open-sandbox.ts';
import { openFor } from './open-for.ts';

const API_URL = 'http://localhost:3000/api/inference';
const posted = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window, 'postMessage').mockReset().mockImplementation(posted.mockReset());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearPage();
});

const sharing = async (attributes: Readonly<Record<string, string>>) => {
  const sandbox = openSandbox({ origin: location.origin });
  const answers: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await sandbox.fetch(new Request(new URL(String(input), location.href), init));
    answers.push(await answer.clone().text());
    return answer;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const button = await openFor({
    attributes: { ...attributes, 'test-mode': '', 'api-key': 'sandbox-demo-key' },
  });
  button.press('Share');
  await button.shows('Shared with My App');
  return { ...button, answers };
};

it('auto-fetch shows the outcome for 1.5 s, completes with the answer, and posts it to its own window', async () => {
  const button = await sharing({ 'auto-fetch': '' });
  vi.advanceTimersByTime(1499);
  expect([button.detailsOf('complete'), posted.mock.calls]).toEqual([[], []]);
  vi.advanceTimersByTime(1);
  expect(button.detailsOf('complete')).toMatchObject([{ success: true, testMode: true, apiUrl: API_URL }]);
  expect(posted).toHaveBeenCalledExactlyOnceWith(
    {
      source: 'content-script',
      type: 'API_URL_RESPONSE',
      unique: 'Mosaic-Response',
      APIurl: API_URL,
      approved: [{ data: 'Medium' }],
      accessToken: expect.any(String),
      username: 'ada',
    },
    '/',
  );
  expect(button.notifiedNames().slice(-2)).toEqual(['complete', 'close']);
});

it('response-type="code" completes with a code, posts nothing, and receives no access token', async () => {
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const button = await sharing({ 'response-type': 'code', 'code-challenge': challenge });
  vi.advanceTimersByTime(1500);
  const [result] = button.detailsOf('complete');
  const code = expect.stringMatching(/^[\w-]{43}$/);
  expect(result).toMatchObject({ success: true, apiUrl: API_URL, code });
  expect(posted).not.toHaveBeenCalled();
  const answers = button.answers.join('');
  expect(answers).toContain('"code":');
  expect(answers + JSON.stringify(result)).not.toMatch(/accessToken|eyJ/);
  expect(result).not.toHaveProperty('apiResponse.code');
});
