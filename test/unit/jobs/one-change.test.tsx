import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useJobList } from '../../../showcase/jobs/api/use-job-list.ts';
import { JobsProvider } from '../../../showcase/jobs/JobsProvider.tsx';
import { useJobs } from '../../../showcase/jobs/state/jobs-context.ts';
import { tokenOf } from '../../support/token-of.ts';
import { soon } from '../../support/until.ts';
import { GENUINE, post } from '../../support/visit-demo.tsx';
import { openPage } from '../app/open-page.tsx';

const INFERENCE = `${window.location.origin}/api/inference`;

/** The orders of the list that were rendered as settled, each once. */
let orders: Set<string>;
const Orders = () => {
  const view = useJobList();
  const { inference } = useJobs();
  if (view.status === 'ready' && !view.isRefreshing)
    orders.add(`${inference === null ? 'all' : 'you'}: ${view.list.jobs.map(({ id }) => id)}`);
  return null;
};

let page: Awaited<ReturnType<typeof openPage>>;
const settles = (count: number) =>
  soon(async () => {
    await act(async () => {});
    expect(orders.size).toBeGreaterThanOrEqual(count);
  });

beforeEach(async () => {
  localStorage.clear();
  orders = new Set();
  const element = (
    <JobsProvider>
      <Orders />
    </JobsProvider>
  );
  page = await openPage('/orders', [{ path: '/orders', element }]);
});
afterEach(() => page.close());

it('settles once in the order of the person: the list before is never settled in that order', async () => {
  await settles(1);
  const { fetch } = window;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.endsWith('/api/inference')) return fetch(address, init);
    const output = JSON.parse(String(init.body)).Input.map((_: unknown, at: number) => [[at < 3 ? 0.9 : 0]]);
    return Response.json({ InferenceResult: { output: { output } } });
  });
  await post({ data: { ...GENUINE, APIurl: INFERENCE, accessToken: tokenOf('ada') } });
  await settles(2);
  await act(async () => {});
  expect([...orders].map((order) => order.split(':')[0])).toEqual(['all', 'you']);
});
