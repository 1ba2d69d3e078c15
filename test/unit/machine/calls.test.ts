import { expect, it } from 'vitest';
import { newUser, OPTIONS, onboarded, openFlow, returning, settle } from '../../support/open-flow.ts';
import {
  atCode,
  BROKEN,
  EMAIL,
  type Flow,
  failure,
  inputsOf,
  PIN,
  press,
  withKey,
  withPin,
} from './flows.ts';

it('a code that is typed after "Send again" is confirmed with the challenges of all codes, newest first', async () => {
  const flow = await atCode({}, 'challenge-1');
  flow.wait(30_000);
  flow.send({ type: 'code.submit', code: '000000' });
  flow.pending.confirmCode.fail({ code: 'code.invalid' });
  await settle();
  flow.send({ type: 'code.resend' });
  flow.pending.sendCode.resolve({ challenge: 'challenge-2', codeLength: 6 });
  await settle();
  flow.send({ type: 'code.submit', code: '12 34-56' });
  expect(inputsOf(flow, 'confirmCode')).toEqual([
    { email: EMAIL, code: '000000', challenge: 'challenge-1', earlier: [] },
    { email: EMAIL, code: '123456', challenge: 'challenge-2', earlier: ['challenge-1'] },
  ]);
});

it('each press on a platform authorizes a new attempt for the person', async () => {
  const flow = openFlow(newUser);
  press(flow);
  flow.windows[0]?.report({ type: 'oauth.closed', blank: true });
  press(flow, 'github');
  expect(inputsOf(flow, 'authorize')).toEqual([
    { attempt: { platform: 'youtube', state: 'state-1' }, user: newUser },
    { attempt: { platform: 'github', state: 'state-2' }, user: newUser },
  ]);
});

it('a result is prepared of the choice, with the encrypted PIN of a person who just set one', async () => {
  const flow = await withPin();
  expect(inputsOf(flow, 'encryptPin')).toEqual([{ pin: PIN, user: onboarded }]);
  flow.send({ type: 'data.toggle', id: 'preferences' });
  flow.send({ type: 'data.share' });
  expect(inputsOf(flow, 'prepareResult')).toEqual([
    {
      user: flow.context().user,
      appName: 'Jobs',
      requestData: OPTIONS.requestData,
      approved: ['basic', 'preferences'],
      limits: {},
      encryptedPin: 'cipher',
    },
  ]);
  const earlier = openFlow(returning);
  earlier.send({ type: 'data.share' });
  expect(inputsOf(earlier, 'prepareResult')).toMatchObject([{ encryptedPin: '', approved: ['basic'] }]);
});

it('nothing of the previous person is left after they signed out', async () => {
  const flow = await withPin();
  flow.send({ type: 'user.signOut' });
  expect(flow.context()).toMatchObject({ user: null, email: '', encryptedPin: '', connected: [] });
  expect(flow.notified('signout')).toEqual([{ type: 'signout', username: 'ada' }]);
  expect(inputsOf(flow, 'endSession')).toEqual([onboarded]);
});

const codeWasSent = async () => {
  const flow = await atCode();
  flow.wait(30_000);
  return flow;
};

it.each<[string, () => Flow | Promise<Flow>, (flow: Flow) => void, keyof Flow['pending'], object]>([
  [
    'sending the code',
    () => openFlow(),
    (flow) => flow.send({ type: 'email.submit', email: EMAIL }),
    'sendCode',
    failure('email', { code: 'code.send' }),
  ],
  [
    'confirming the code',
    codeWasSent,
    (flow) => flow.send({ type: 'code.submit', code: '123456' }),
    'confirmCode',
    failure('code', { code: 'code.invalid' }),
  ],
  [
    'authorizing',
    () => openFlow(newUser),
    press,
    'authorize',
    failure('onboarding', { code: 'request.unreachable' }),
  ],
  ['sending the PIN', () => withPin(withKey), () => {}, 'setPin', failure('pin', { code: 'pin.save' })],
  [
    'preparing the result',
    () => openFlow(returning),
    (flow) => flow.send({ type: 'data.share' }),
    'prepareResult',
    failure('dataRequest', { code: 'share.submission', params: { reason: 'of the browser' } }),
  ],
])(
  'an error of another class while %s is a problem of this call, until the next try',
  async (_, open, act, call, failed) => {
    const flow = await open();
    act(flow);
    flow.pending[call].reject(BROKEN);
    await settle();
    expect(flow.notified('failure')).toEqual([failed]);
    if (call !== 'setPin') act(flow);
    else flow.send({ type: 'pin.submit', pin: PIN });
    expect(flow.context().problem).toBeNull();
  },
);

it('an error of another class while a ticket is sent back is a service that could not be reached', async () => {
  const flow = openFlow(newUser);
  press(flow);
  flow.windows[0]?.report({ type: 'oauth.connected', ticket: 'ticket-1' });
  flow.pending.complete.reject(BROKEN);
  await settle();
  expect(flow.context().failures).toEqual({ youtube: { code: 'request.unreachable' } });
});

it.each(['', ' ', '-'])('the empty code %j is refused without a call', async (code) => {
  const flow = await atCode();
  flow.send({ type: 'code.submit', code });
  expect(inputsOf(flow, 'confirmCode')).toEqual([]);
  expect(flow.notified('failure')).toEqual([failure('code', { code: 'code.invalid' })]);
});
