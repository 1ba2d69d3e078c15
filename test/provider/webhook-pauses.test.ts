import { describe, expect, it } from 'vitest';
import { namedPauseMs } from '../../provider/webhooks/named-pause.ts';
import { ReceiverError } from '../../provider/webhooks/post.ts';
import { soon } from '../support/until.ts';
import { startProvider } from './support/provider.ts';
import { startReceiver } from './support/receiver.ts';
import { startSharing } from './support/share.ts';

const NOW = Date.UTC(2026, 10, 27, 12, 0, 0);

it.each([
  ['120', 120_000],
  ['0', 0],
  ['86400', 3_600_000],
  ['99999999999999999999', 3_600_000],
  ['Fri, 27 Nov 2026 12:05:00 GMT', 300_000],
  ['Fri, 27 Nov 2026 11:00:00 GMT', 0],
  ['Fri, 27 Nov 2037 12:00:00 GMT', 3_600_000],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After: %j is a pause of %j milliseconds', (named, pause) => {
  expect(namedPauseMs(new ReceiverError(503, named), NOW)).toBe(pause);
});

describe('a receiver that asks for fewer requests', () => {
  it.each([
    ['429 with Retry-After: 600', 429, { 'retry-after': '600' }, 600_000],
    ['503 with Retry-After: 600', 503, { 'retry-after': '600' }, 600_000],
    ['429 without a time', 429, {}, 30_000],
  ])(
    'by %s gets no event of another person until then, and then each',
    async (_what, status, headers, pause) => {
      let isBusy = true;
      const provider = await startProvider();
      const receiver = await startReceiver(
        () => (isBusy ? status : 204),
        () => (isBusy ? headers : {}),
      );
      const app = await provider.addApp();
      await provider.targets.set(app.id, receiver.url);
      await (await startSharing(provider, app.key)).share();
      const tried = () => provider.database.query.selectFrom('webhook_events').select(['failure']).execute();
      await soon(async () => expect(await tried()).toEqual([{ failure: `HTTP ${status}` }]));
      isBusy = false;
      const other = await startSharing(provider, app.key, 'bo@example.org');
      await other.share();
      provider.clock.pass(pause - 1_000);
      expect(await provider.events.take()).toBe(null);
      expect(receiver.got).toHaveLength(1);
      provider.clock.pass(1_000);
      await soon(() => expect(receiver.got).toHaveLength(3));
      expect(new Set(receiver.events().map(({ data }) => data.sub)).size).toBe(2);
    },
  );

  it('by another status goes on with the events of other people', async () => {
    const provider = await startProvider();
    const receiver = await startReceiver(() => (receiver.got.length > 1 ? 204 : 500));
    const app = await provider.addApp();
    await provider.targets.set(app.id, receiver.url);
    await (await startSharing(provider, app.key)).share();
    await soon(() => expect(receiver.got).toHaveLength(1));
    await (await startSharing(provider, app.key, 'bo@example.org')).share();
    await soon(() => expect(receiver.got).toHaveLength(2));
  });
});
