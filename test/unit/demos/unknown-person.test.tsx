import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import { WHY_GENERAL } from '../../../showcase/shared/connect/personal-order.ts';
import { tokenOf } from '../../support/token-of.ts';
import { GENUINE, post, visitDemo } from '../../support/visit-demo.tsx';

const ORDERED = /Retuned around|Sorted around|sorted by what you shared|Matched to you|comes first because/i;
const CLAIMS = new RegExp(`${ORDERED.source}|you like`, 'i');

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scoring = (score: number, why?: string) => async (_: string, init: RequestInit) => {
  const output = JSON.parse(String(init.body)).Input.map(() => [[score]]);
  return Response.json({ InferenceResult: { output: { output }, reasons: [], why } });
};

const answered = async (call: (address: string, init: RequestInit) => unknown) => {
  const page = await visitDemo(demos.copus, '/copus');
  vi.stubGlobal('fetch', call);
  vi.useFakeTimers();
  const APIurl = `${window.location.origin}/api/inference`;
  await post({ data: { ...GENUINE, APIurl, approved: [{ data: 'Large' }], accessToken: tokenOf('ada') } });
  await act(() => vi.advanceTimersByTimeAsync(0));
  onTestFinished(page.close);
  return page;
};

const opensBy = async (page: Awaited<ReturnType<typeof visitDemo>>, name: string) => {
  const opened: unknown[] = [];
  for (const widget of page.all('data-connect-button'))
    Object.assign(widget, {
      open: async (options?: unknown) => {
        if (!widget.closest('dialog:not([open])')) opened.push(options);
      },
    });
  vi.spyOn(customElements, 'whenDefined').mockResolvedValue(HTMLElement);
  await page.press(name);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return opened;
};

it('a demo tells a person who connected nothing why the order is general, and claims no interest', async () => {
  const page = await answered(scoring(0, 'unconnected'));
  expect(page.text()).toContain(WHY_GENERAL.unconnected);
  expect(page.text()).not.toMatch(CLAIMS);
  expect(await opensBy(page, 'Connect a platform')).toEqual([{ step: 'onboarding' }]);
});

it('a demo says so if the interests could not be read, and claims no interest', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const page = await answered(async () => Response.json({}, { status: 500 }));
  expect(page.text()).toContain(WHY_GENERAL.unread);
  expect(page.text()).not.toMatch(CLAIMS);
  const again = vi.fn(scoring(0, 'unconnected'));
  vi.stubGlobal('fetch', again);
  expect(await opensBy(page, 'Try again')).toEqual([]);
  expect(again).toHaveBeenCalledOnce();
  expect(page.text()).toContain(WHY_GENERAL.unconnected);
  expect(document.activeElement?.tagName).toBe('H1');
});

it('a demo claims no interest of the next person with the same name', async () => {
  const page = await answered(scoring(0.9));
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const APIurl = `${window.location.origin}/api/inference`;
  await post({ data: { ...GENUINE, APIurl, accessToken: tokenOf('another ada') } });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(page.text()).not.toMatch(ORDERED);
});
