import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { demo as copus } from '../../../showcase/demos/copus/index.ts';
import { demo as gigi } from '../../../showcase/demos/gigi/index.ts';
import { demo as odysee } from '../../../showcase/demos/odysee/index.ts';
import { demo as prograd } from '../../../showcase/demos/prograd/index.ts';
import { demo as toona } from '../../../showcase/demos/toona/index.ts';
import { demo as discover } from '../../../showcase/demos/toona-discover/index.ts';
import { WHY_GENERAL } from '../../../showcase/shared/connect/why-general.ts';
import { GENUINE, post, visitDemo } from '../../support/visit-demo.tsx';

const DEMOS = [
  ['/copus', copus],
  ['/odysee', odysee],
  ['/toona', toona],
  ['/toona/discover', discover],
  ['/gigi', gigi],
  ['/prograd', prograd],
] as const;

/** What the demos say of somebody whose tastes they know. */
const CLAIMS = /Retuned around|sorted by what you shared|Matched to you|you like|comes first because/i;

/** The earnings app loads for 2 s. */
const LOADED_MS = 3_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(DEMOS)(
  '%s tells somebody who connected nothing why it is general, and claims no taste',
  async (path, demo) => {
    const page = await visitDemo(demo, path);
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      const output = JSON.parse(String(body)).Input.map(() => [[0]]);
      return Response.json({ InferenceResult: { output: { output }, reasons: [], why: 'unconnected' } });
    });
    vi.useFakeTimers();
    const data = {
      ...GENUINE,
      APIurl: `${window.location.origin}/api/inference`,
      approved: [{ data: 'Large' }],
    };
    await post({ data });
    await act(() => vi.advanceTimersByTimeAsync(LOADED_MS));
    expect(page.text()).toContain(WHY_GENERAL.unconnected);
    expect(page.text()).not.toMatch(CLAIMS);
    await page.close();
  },
);
