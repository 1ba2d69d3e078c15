import { createActor, SimulatedClock } from 'xstate';
import type { ConnectEvent, ConnectInput, FlowOptions } from '../../widget/machine/events.ts';
import { implement } from '../../widget/machine/implement.ts';
import type { PasskeyHint } from '../../widget/machine/ports.ts';
import { selectStep } from '../../widget/machine/selectors.ts';
import type { ConnectEmitted, OpenOptions, UserRecord } from '../../widget/types.ts';
import { controlledPorts, NOW } from './controlled-ports.ts';

export const OPTIONS: FlowOptions = {
  appName: 'Jobs',
  autoFetch: false,
  connectors: ['youtube', 'github', 'gmail'],
  requestData: { ids: ['basic', 'personality', 'preferences'] },
  testMode: false,
};

export const newUser: UserRecord = {
  version: 2,
  email: 'ada@example.org',
  username: 'ada',
  verified: true,
  onboardingComplete: false,
  pinCreated: false,
  trainingCompleted: false,
  connectedAccounts: [],
  token: 'token-1',
  isNewUser: true,
  userState: 'new',
  flowType: 'onboarding',
};
export const onboarded: UserRecord = { ...newUser, onboardingComplete: true };
export const returning: UserRecord = { ...onboarded, pinCreated: true };

/** Lets every settled promise reach the machine. */
export const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** The real machine with controlled ports and a clock on command, opened for a saved record. */
export const openFlow = (
  user: UserRecord | null = null,
  options: Partial<FlowOptions> = {},
  step?: OpenOptions['step'],
  passkeys: PasskeyHint = 'none',
  app?: ConnectInput['app'],
  isKnown?: boolean,
  hasPrivacyControl?: boolean,
) => {
  const clock = new SimulatedClock();
  const controlled = controlledPorts();
  const emitted: ConnectEmitted[] = [];
  const now = () => new Date(Date.parse(NOW) + clock.now()).toISOString();
  const actor = createActor(implement(controlled.ports), {
    clock,
    input: { options: { ...OPTIONS, ...options }, user, passkeys, now, app, isKnown, hasPrivacyControl },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'open', step });

  return {
    ...controlled,
    actor,
    emitted,
    step: () => selectStep(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    send: (event: ConnectEvent) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
    notified: (type: ConnectEmitted['type']) => emitted.filter((event) => event.type === type),
  };
};

export const GMAIL_APP = {
  provider: 'Acme ID',
  name: 'Jobs',
  origin: 'https://jobs.example',
  purpose: '',
  policy: '',
  account: 'https://id.example/account',
  connectors: ['gmail'],
} as const;
