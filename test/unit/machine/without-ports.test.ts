import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { dataConnectMachine } from '../../../widget/machine.ts';
import { NOW } from '../../support/controlled-ports.ts';
import { OPTIONS, returning, settle } from '../../support/open-flow.ts';

const withoutPorts = () =>
  createActor(dataConnectMachine, { input: { options: OPTIONS, user: returning, now: () => NOW } }).start();

it('a call without ports fails, and names the function that makes them', async () => {
  const actor = withoutPorts();
  const failures: unknown[] = [];
  actor.on('failure', ({ problem }) => failures.push(problem));
  actor.send({ type: 'open' });
  actor.send({ type: 'data.share' });
  await settle();
  const reason = 'The machine has no ports: use implement()';
  expect(failures).toEqual([{ code: 'share.submission', params: { reason } }]);
  actor.stop();
});

it('the training runs without ports if nothing is read', () => {
  const actor = withoutPorts();
  actor.send({ type: 'open', step: 'training' });
  actor.send({ type: 'close', reason: 'api' });
  expect([actor.getSnapshot().value, actor.getSnapshot().status]).toEqual(['closed', 'active']);
});
