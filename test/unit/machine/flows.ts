import type { FlowOptions } from '../../../widget/machine/events.ts';
import { selectPlatforms } from '../../../widget/machine/selectors.ts';
import type { ConnectorName, SignIn, Step, UserRecord } from '../../../widget/types.ts';
import { resultFor } from '../../support/controlled-ports.ts';
import { newUser, onboarded, openFlow, settle } from '../../support/open-flow.ts';

export type Flow = ReturnType<typeof openFlow>;

export const EMAIL = 'ada@example.org';
export const PIN = 'correct-h0rse!';

export const withKey: UserRecord = {
  ...onboarded,
  pinKey: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'session-1' },
};

export const BROKEN = new Error('of the browser');

export const failure = (step: Step, problem: object) => ({ type: 'failure', problem, step });

export const stateOf = ({ actor }: Flow) => actor.getSnapshot();

export const namesOf = ({ calls }: Flow) => calls.map(({ name }) => name);

export const inputsOf = ({ calls }: Flow, call: string) =>
  calls.filter(({ name }) => name === call).map(({ input }) => input);

export const askForCode = async (flow: Flow, email = EMAIL, challenge?: string) => {
  flow.send({ type: 'email.submit', email });
  flow.pending.sendCode.resolve(challenge === undefined ? undefined : { challenge, codeLength: 6 });
  await settle();
  flow.wait(0);
  return flow;
};

export const atCode = (options: Partial<FlowOptions> = {}, challenge?: string) =>
  askForCode(openFlow(null, options), EMAIL, challenge);

export const confirmCode = async (flow: Flow, answer: SignIn) => {
  flow.send({ type: 'code.submit', code: '123456' });
  flow.pending.confirmCode.resolve(answer);
  await settle();
  return flow;
};

export const signedIn = async (answer: SignIn, options: Partial<FlowOptions> = {}) =>
  confirmCode(await atCode(options), answer);

export const withPin = async (user = onboarded, options: Partial<FlowOptions> = {}) => {
  const flow = openFlow(user, options);
  flow.send({ type: 'pin.submit', pin: PIN });
  flow.pending.encryptPin.resolve('cipher');
  await settle();
  return flow;
};

export const shareRequestOf = (flow: Flow) => ({
  ...flow.context(),
  appName: 'Jobs',
  requestData: flow.context().options.requestData,
  approved: flow.context().selected,
});

export const prepare = async (flow: Flow, choice: 'data.share' | 'data.decline' = 'data.share') => {
  flow.send({ type: choice });
  flow.pending.prepareResult.resolve(resultFor(shareRequestOf(flow)));
  await settle();
  return flow;
};

export const succeed = async (flow: Flow) => {
  await prepare(flow);
  flow.pending.share.resolve({ response: {}, access: null });
  await settle();
  return flow;
};

export const DOWN = { code: 'share.http', params: { status: 503 } } as const;

export const failToShare = async (flow: Flow) => {
  await prepare(flow);
  flow.pending.share.fail(DOWN);
  await settle();
  return flow;
};

export const platformOf = (flow: Flow, connector: ConnectorName = 'youtube') =>
  selectPlatforms(stateOf(flow)).find((platform) => platform.connector === connector);

export const press = (flow: Flow, platform: ConnectorName = 'youtube') =>
  flow.send({ type: 'platform.press', platform });

export const waiting = async () => {
  const flow = openFlow(newUser);
  press(flow);
  flow.pending.authorize.resolve('https://provider.example/allow');
  await settle();
  return flow;
};

export const TRAINING_MS = [2000, 2500, 3000, 2000, 1000];
