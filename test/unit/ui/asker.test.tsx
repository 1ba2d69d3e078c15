import { expect, it } from 'vitest';
import type { AppFacts } from '../../../widget/domain/app-facts.ts';
import { returning } from '../../support/open-flow.ts';
import { showFlow } from './show-flow.tsx';

const APP: AppFacts = {
  provider: 'Acme ID',
  name: 'Bookshop',
  origin: 'https://shop.example',
  purpose: 'Shows books that fit you',
  policy: 'https://shop.example/privacy',
  keepDays: 30,
  until: '2027-02-23T12:00:00.000Z',
};

const LARGE = {
  tiers: { Large: { type: 'Full Profile', descriptions: 'Everything we need', reasons: true } },
} as const;

const asked = async (app: AppFacts | null, options = {}, setting = {}) => {
  const flow = await showFlow({ user: returning, options, ...setting });
  await flow.play(() => flow.send({ type: 'app.loaded', app }));
  return flow;
};

/** Without the marks that keep a text in its own direction. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

it('the data request names the registered application and its origin, with purpose, storage period, policy and end', async () => {
  const flow = await asked(APP);
  expect(flow.all('.asker p').map(plain)).toEqual([
    'Bookshop https://shop.example',
    'Why: Shows books that fit you',
    'Kept for 30 days Privacy policy Bookshop, opens in a new tab',
    'Access until February 23, 2027; end it at any time.',
  ]);
  const policy = flow.find<HTMLAnchorElement>('.asker a');
  expect([policy.href, policy.target, policy.rel]).toEqual([APP.policy, '_blank', 'noopener']);
});

it('the data request of /authorize leaves the names of the application to the heading of the page', async () => {
  const flow = await asked(APP, {}, { pageAddress: undefined });
  expect(flow.all('.asker p').map(plain)[0]).toBe('Why: Shows books that fit you');
});

it('the data request leaves out what the provider does not know of the application', async () => {
  const flow = await asked({ ...APP, purpose: '', policy: '', keepDays: undefined, until: undefined });
  expect(flow.all('.asker p')).toEqual(['Bookshop https://shop.example']);
});

it('a size quotes the host, and says below in the provider’s words what it gives', async () => {
  const flow = await asked(APP, { requestData: LARGE });
  expect(flow.all('.row-line').map(plain)).toEqual([
    'Gives: scores for up to 64 topics, your personality type, your main topics, your username',
    'The names of up to two things you follow or like, for each topic that fits you well.',
  ]);
  expect(flow.all('.more').map(plain)).toEqual(['What Jobs does with itJobs says: “Everything we need”']);
  expect(plain(flow.describes(flow.input('Full Profile')))).toContain('Gives: scores');
});

it('a host’s description of a size is cut to a bound', async () => {
  const long = { tiers: { Small: { type: 'S', descriptions: 'x'.repeat(5_000) } } };
  const [says = ''] = (await asked(APP, { requestData: long })).all('.more');
  expect(says.length).toBeLessThan(600);
});
