// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterAll, beforeAll, it, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  type ConnectActor,
  type ConnectEvent,
  type ConnectMachine,
  implement,
  MODEL_OPTIONS,
  MODEL_USERS,
  modelEvents,
  type Ports,
} from '../../widget/machine.ts';
import { livePorts } from '../../widget/services/live-ports.ts';
import { testModePorts } from '../../widget/services/test-mode.ts';
import type { ConnectEmitted, RequestData } from '../../widget/types.ts';
import { NOTICE } from '../unit/services/builders.ts';
import { checkEvents, checkLegal, checkSecrets, must } from './checks.ts';
import {
  type FuzzEnvironment,
  type FuzzSettings,
  fuzzEnvironment,
  OUTCOME_COUNT,
  SECRETS,
} from './fuzz-environment.ts';

const DEFAULT_RUNS = 10_000;
const runs = Number(process.env.FUZZ_RUNS ?? DEFAULT_RUNS);
const seed = Number(process.env.FUZZ_SEED ?? 20261121);

interface Start extends FuzzSettings {
  readonly user: keyof typeof MODEL_USERS;
  readonly autoFetch: boolean;
  readonly testMode: boolean;
  readonly requestData: RequestData;
  readonly isTraining: boolean;
}

const REQUESTS: readonly RequestData[] = [
  { ids: ['basic', 'personality'] },
  { ids: ['basic', 'personality', 'preferences'] },
  { tiers: { Small: { type: 'Personality', descriptions: 'd', reward: '10% Discount' } } },
];

const starts: fc.Arbitrary<Start> = fc.record({
  user: fc.constantFrom('email', 'onboarding', 'pin', 'pinWithKey', 'dataRequest'),
  autoFetch: fc.boolean(),
  testMode: fc.boolean(),
  requestData: fc.constantFrom(...REQUESTS),
  isTraining: fc.nat(9).map((number) => number === 0),
  isPhone: fc.boolean(),
  storage: fc.constantFrom('open', 'open', 'full', 'blocked'),
  hasWebCrypto: fc.nat(3).map((number) => number > 0),
  blocksPopups: fc.nat(4).map((number) => number === 0),
});
const choices = fc.array(fc.nat(9999), { minLength: 4, maxLength: 30 });

const WITH_SECRETS: readonly ConnectEvent[] = [
  { type: 'code.submit', code: SECRETS.code },
  { type: 'pin.submit', pin: SECRETS.pin },
];
const isAct = ({ type }: { readonly type: string }) =>
  !/^(xstate|oauth|user\.gone|code\.tick|open)/.test(type);
const WAITS_MS = [1000, 2000, 15_000, 20_000, 30_000, 300_000, 600_000];

const result = (state: string, more: object = {}) => ({
  source: 'data-connect-oauth',
  state,
  platform: 'youtube',
  at: Date.now(),
  ...more,
});

const resultsFor = (state: string) => [
  result(state),
  result(state, { error: 'access_denied' }),
  result('another-state'),
  result(state, { platform: 'github' }),
  result(state, { at: Date.now() - 31_000 }),
  result(state, { source: 'somebody' }),
];

/** Everything that can happen at this moment: likely events first, then unexpected actions. */
const happenings = (actor: ConnectActor, environment: FuzzEnvironment): (() => void)[] => {
  const snapshot = actor.getSnapshot();
  const { attempt } = snapshot.context;
  const acts = modelEvents(snapshot).filter(isAct);
  const send = (event: ConnectEvent) => () => actor.send(event);
  const own = acts.filter((event): event is ConnectEvent => !('call' in event || 'ms' in event));
  const results = attempt ? resultsFor(attempt.state) : [];
  const message = (data: unknown, origin: string) => () =>
    environment.dispatch('message', new MessageEvent('message', { data, origin }));
  return [
    ...own.filter(({ type }) => type !== 'close').map(send),
    ...WITH_SECRETS.map(send),
    ...[...environment.requests].flatMap(({ answer }) =>
      Array.from({ length: OUTCOME_COUNT }, (_, outcome) => () => answer(outcome)),
    ),
    ...results.flatMap((data) => [
      message(data, window.location.origin),
      message(data, 'https://evil.example'),
      () => environment.broadcast(data),
    ]),
    ...environment.popups.map(({ popup }) => popup.close),
    () => environment.dispatch('pageshow', new PageTransitionEvent('pageshow', { persisted: true })),
    () => environment.dispatch('storage', new StorageEvent('storage', { key: USER_KEY, newValue: null })),
    ...WAITS_MS.map((ms) => () => vi.advanceTimersByTime(ms)),
    send({ type: 'close', reason: 'escape' }),
    send({ type: 'data.share' }),
    send({ type: 'open' }),
  ];
};
const USER_KEY = 'data-connect:mosaic:user';

/** Lets every settled promise reach the machine. */
const settle = async () => {
  for (let turn = 0; turn < SETTLING_TURNS; turn += 1) await Promise.resolve();
};
const SETTLING_TURNS = 20;

let current: Ports;
const machines = new Map<boolean, ConnectMachine>();

/** Building a machine takes longer than a sequence. */
const machineOn = (ports: Ports, testMode: boolean): ConnectMachine => {
  current = ports;
  const machine =
    machines.get(testMode) ?? implement(new Proxy(ports, { get: (_, name) => Reflect.get(current, name) }));
  machines.set(testMode, machine);
  return machine;
};

let eventsPlayed = 0;
const logged: unknown[] = [];

const play = async (start: Start, picks: readonly number[]) => {
  const { user, autoFetch, testMode, requestData, isTraining } = start;
  const environment = fuzzEnvironment(start);
  const settings = {
    provider: 'Mosaic',
    apiBase: '/api',
    apiKey: 'key',
    redirectUrl: null,
    testMode,
    locale: 'en',
    responseType: 'token' as const,
    codeChallenge: '',
    element: '0',
    notice: () => NOTICE,
  };
  const ports = (testMode ? testModePorts : livePorts)(settings, environment.environment);
  const options = { ...MODEL_OPTIONS, autoFetch, testMode, requestData };
  const record = MODEL_USERS[user];
  const input = { options, user: record && { ...record, token: SECRETS.token }, now: ports.now };
  const emitted: ConnectEmitted[] = [];
  const actor = createActor(machineOn(ports, testMode), { input });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'open', step: isTraining ? 'training' : undefined });

  for (const pick of picks) {
    const possible = happenings(actor, environment);
    possible[pick % possible.length]?.();
    eventsPlayed += 1;
    await settle();
    checkLegal(actor.getSnapshot(), environment);
    if (actor.getSnapshot().matches('closed')) break;
  }
  if (!actor.getSnapshot().matches('closed')) actor.send({ type: 'close', reason: 'removed' });
  await settle();
  checkEvents(emitted, requestData);
  checkSecrets(emitted, environment, logged);
  actor.stop();
  await settle();
  const left = [...environment.running(), ...Array.from({ length: vi.getTimerCount() }, () => 'timer')];
  must(`nothing left running: ${left}`, left.length === 0);
};

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => void logged.push(...parts));
  }
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  console.log(`Invariants: ${runs} sequences, ${eventsPlayed} events, seed ${seed}`);
});

it('any sequence of acts keeps one complete, one close, a way out, basic, the secrets, and leaves nothing running', async () => {
  await fc.assert(fc.asyncProperty(starts, choices, play), { seed, numRuns: runs, endOnFailure: false });
}, 3_600_000);
