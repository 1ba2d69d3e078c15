import { expect, it } from 'vitest';
import { selectBusy, selectIsKnown } from '../../../widget/machine/selectors.ts';
import type { SignIn } from '../../../widget/types.ts';
import { onboarded, openFlow, returning, settle } from '../../support/open-flow.ts';
import { askForCode, EMAIL, type Flow, failure, stateOf } from './flows.ts';

const SIGN_IN: SignIn = { token: 'two', email: EMAIL, username: 'ada', isNewUser: false };

const open = (user = null as typeof returning | null) =>
  openFlow(user, {}, undefined, 'none', undefined, true);
const isOffered = (flow: Flow) => stateOf(flow).matches({ email: 'known' });
const isKnown = (flow: Flow) => selectIsKnown(stateOf(flow));

it('a person of another application goes on by a press alone, with the address that the server names', async () => {
  const flow = open();
  expect([flow.step(), isOffered(flow), flow.calls]).toEqual(['email', true, []]);
  flow.send({ type: 'known.continue' });
  flow.send({ type: 'known.continue' });
  expect(flow.calls).toMatchObject([{ name: 'continueSession' }]);
  expect([selectBusy(stateOf(flow)), isKnown(flow)]).toEqual([true, true]);
  flow.pending.continueSession.resolve(SIGN_IN);
  await settle();
  expect([flow.step(), flow.saved.at(-1)]).toMatchObject(['success', { email: EMAIL, token: 'two' }]);
  flow.wait(1000);
  expect(flow.step()).toBe('dataRequest');
});

it('no code, passkey or address is taken while a person of another application is offered', () => {
  const flow = open();
  for (const type of ['passkey.use', 'email.change', 'code.resend'] as const) flow.send({ type });
  flow.send({ type: 'email.submit', email: 'bob@example.org' });
  expect([isOffered(flow), flow.calls]).toEqual([true, []]);
});

it('a person of another application can use another address, also after a way back from the code', async () => {
  const flow = open();
  flow.send({ type: 'known.skip' });
  expect([flow.step(), isKnown(flow), flow.context().email]).toEqual(['email', false, '']);
  await askForCode(flow, 'bob@example.org');
  flow.send({ type: 'email.change' });
  expect([flow.step(), isKnown(flow)]).toEqual(['email', false]);
});

it.each(['session.expired', 'request.unreachable'] as const)(
  'a person of another application goes on with the e-mail field and a reason after %s',
  async (code) => {
    const flow = open();
    flow.send({ type: 'known.continue' });
    flow.pending.continueSession.fail({ code });
    await settle();
    expect([flow.step(), isKnown(flow), flow.context().problem]).toEqual(['email', false, { code }]);
    expect([flow.notified('failure'), flow.saved]).toEqual([[failure('email', { code })], []]);
  },
);

it('closing the dialog cancels the call for a person of another application', () => {
  const flow = open();
  flow.send({ type: 'known.continue' });
  flow.send({ type: 'close', reason: 'escape' });
  expect([flow.step(), flow.calls[0]?.signal?.aborted]).toEqual([null, true]);
});

it('no person is offered where one is signed in, nor after their sign-out or the end of their session', async () => {
  const flow = open(returning);
  expect(flow.step()).toBe('dataRequest');
  flow.send({ type: 'user.signOut' });
  expect([flow.step(), isKnown(flow)]).toEqual(['email', false]);
  const ended = open(onboarded);
  ended.watchers.gone();
  expect([ended.step(), isKnown(ended)]).toEqual(['email', false]);
});
