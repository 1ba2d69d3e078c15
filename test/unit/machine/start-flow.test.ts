import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFlow } from '../../../widget/machine/start-flow.ts';
import type { ConnectEmitted, UserRecord } from '../../../widget/types.ts';
import { controlledPorts, NOW } from '../../support/controlled-ports.ts';
import { OPTIONS, returning } from '../../support/open-flow.ts';

const log = vi.spyOn(console, 'error');

beforeEach(() => {
  log.mockImplementation(() => {});
  // XState warns of a stop that comes twice.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  log.mockReset();
  vi.mocked(console.warn).mockRestore();
});

const RENDER = { code: 'element.render', params: { provider: 'Acme ID' } };
const REMOVED = { type: 'close', reason: 'removed' };

const start = (user: UserRecord | null, notify?: (emitted: ConnectEmitted) => void) => {
  const controlled = controlledPorts();
  const emitted: ConnectEmitted[] = [];
  const flow = startFlow({
    ports: controlled.ports,
    input: { options: OPTIONS, user, now: () => NOW },
    provider: 'Acme ID',
    notify(event) {
      emitted.push(event);
      notify?.(event);
    },
  });
  return { ...controlled, ...flow, emitted };
};

const open = (...how: Parameters<typeof start>) => {
  const flow = start(...how);
  flow.actor.start();
  flow.actor.send({ type: 'open' });
  return flow;
};

const OPENED = [{ type: 'open' }, { type: 'step', step: 'dataRequest' }];

it('an opening reports what it emits, and closes once', () => {
  const { emitted, close } = open(returning);
  expect(emitted).toEqual(OPENED);
  close('escape');
  expect(emitted).toEqual([...OPENED, { type: 'close', reason: 'escape' }]);
  close('escape');
  expect(emitted).toHaveLength(3);
  expect(log).not.toHaveBeenCalled();
});

it('an opening ends with one failure and one close if it fails, and logs the error', () => {
  const { emitted, fail, actor } = open(returning);
  const error = new Error('boom');
  fail(error);
  const failure = { type: 'failure', problem: RENDER, step: 'dataRequest' };
  expect(emitted).toEqual([...OPENED, failure, REMOVED]);
  expect(log.mock.calls).toEqual([[error]]);
  expect(actor.getSnapshot().status).toBe('stopped');
  fail(error);
  expect(emitted).toHaveLength(4);
});

it('an opening only logs an error before it is open and after it has closed', () => {
  const before = start(returning);
  before.fail('early');
  expect(before.emitted).toEqual([]);
  const after = open(returning);
  after.close('api');
  after.fail('late');
  expect(after.emitted.filter(({ type }) => type === 'failure')).toEqual([]);
  expect(log.mock.calls).toEqual([['early'], ['late']]);
});

it('an opening ends in the same way, with all that it started, if a state gets an answer that it cannot use', async () => {
  const flow = open(null);
  flow.actor.send({ type: 'email.submit', email: 'ada@example.org' });
  flow.pending.sendCode.resolve(undefined);
  await vi.waitUntil(() => flow.actor.getSnapshot().matches('code'));
  const { tick } = flow.watchers;
  flow.actor.send({ type: 'code.submit', code: '123456' });
  flow.pending.confirmCode.resolve(JSON.parse('null'));
  await vi.waitUntil(() => flow.emitted.length > 3);
  expect(flow.emitted.slice(3)).toEqual([{ type: 'failure', problem: RENDER, step: 'code' }, REMOVED]);
  expect(flow.watchers.tick).not.toBe(tick);
  expect(log).toHaveBeenCalledOnce();
});

it('an opening ends the call that runs when it fails', () => {
  const flow = open(null);
  flow.actor.send({ type: 'email.submit', email: 'ada@example.org' });
  const { signal } = flow.calls.at(-1) ?? {};
  expect(signal?.aborted).toBe(false);
  flow.fail('boom');
  expect(signal?.aborted).toBe(true);
});
