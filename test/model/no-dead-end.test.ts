// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ports } from '../../widget/machine/ports.ts';
import { startFlow } from '../../widget/machine/start-flow.ts';
import { type ConnectEvent, MODEL_OPTIONS, MODEL_USERS, modelEvents } from '../../widget/machine.ts';
import { answersTo } from '../../widget/testing/answers.ts';
import { MODEL_STARTED } from '../../widget/testing/samples.ts';
import type { ConnectEmitted } from '../../widget/types.ts';
import { controlledPorts, NOW } from '../support/controlled-ports.ts';
import { settle } from '../support/open-flow.ts';

const runs = Math.ceil(Number(process.env.FUZZ_RUNS ?? 10_000) / 10);
const seed = Number(process.env.FUZZ_SEED ?? 20261125);

const NONSENSE: readonly unknown[] = [undefined, null, 0, '', 'text', {}, [], () => {}, { token: 1 }];

/** Ports whose calls wait, answer, throw, reject, never answer or give a malformed answer, as chosen by the numbers. */
const faultyPorts = (next: () => number): Ports => {
  const { ports } = controlledPorts();
  const fault = (number: number): unknown => {
    if (number % 4 === 0) throw new Error('A port threw');
    if (number % 4 === 1) return Promise.reject(new Error('A port rejected'));
    if (number % 4 === 2) return new Promise(() => {});
    return NONSENSE[number % NONSENSE.length];
  };
  return new Proxy(ports, {
    get(target, name) {
      const port: unknown = Reflect.get(target, name);
      if (typeof port !== 'function') return port;
      return (...args: readonly unknown[]) => {
        const number = next();
        const answers = answersTo('', name).flatMap((answer) => ('output' in answer ? [answer.output] : []));
        // Most calls answer: without answers, a flow could leave its first steps only with a record that begins later.
        if (number < 30 && answers.length > 0) return Promise.resolve(answers[number % answers.length]);
        if (number < 40) return Reflect.apply(port, target, args);
        const answer = fault(number);
        if (answer instanceof Promise) answer.catch(() => {});
        return answer;
      };
    },
  });
};

const act = (actor: ReturnType<typeof startFlow>['actor'], number: number) => {
  const happening = modelEvents(actor.getSnapshot()).filter(
    (event) => event.type !== 'close' && event.type !== 'open',
  );
  const event = happening[number % Math.max(1, happening.length)];
  if (!event) return;
  if ('ms' in event) vi.advanceTimersByTime(event.ms);
  else if ('call' in event) actor.send({ type: 'platform.press', platform: 'youtube' });
  else actor.send(event satisfies ConnectEvent);
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
  vi.spyOn(console, 'error').mockReturnValue();
  // XState warns of events that come after the end.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a dialog can always be closed, fires `close` once, and opens again, whatever fails around it', async () => {
  const numbers = fc.array(fc.nat(99), { minLength: 30, maxLength: 60 });
  const start = fc.record({
    user: fc.constantFrom(null, ...Object.values(MODEL_USERS)),
    isKnown: fc.boolean(),
    passkeys: fc.constantFrom('none', 'likely'),
    app: fc.constantFrom(null, 'awaited'),
    started: fc.constantFrom(undefined, MODEL_STARTED),
  });
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(start, numbers, fc.array(fc.nat(99), { maxLength: 60 }), async (given, faults, acts) => {
      let place = 0;
      const ports = faultyPorts(() => faults[place++ % faults.length] ?? 0);
      const emitted: ConnectEmitted[] = [];
      const input = { ...given, options: MODEL_OPTIONS, now: () => NOW };
      const flow = startFlow({ ports, input, provider: 'Mosaic', notify: (event) => emitted.push(event) });
      flow.actor.start();
      flow.actor.send({ type: 'open' });
      for (const number of acts) {
        await settle();
        act(flow.actor, number);
      }
      await settle();
      flow.actor.send({ type: 'close', reason: 'button' });
      await settle();

      const types = emitted.map(({ type }) => type);
      for (const event of emitted) reached.add(event.type === 'step' ? event.step : event.type);
      const closes = types.filter((type) => type === 'close').length;
      expect(closes).toBe(types.filter((type) => type === 'open').length);
      if (closes > 0) expect(types.at(-1)).toBe('close');

      const again: string[] = [];
      const sound = startFlow({
        ports: controlledPorts().ports,
        input: { options: MODEL_OPTIONS, user: null, now: () => NOW },
        provider: 'Mosaic',
        notify: ({ type }) => again.push(type),
      });
      sound.actor.start();
      sound.actor.send({ type: 'open' });
      expect(again).toEqual(['open', 'step']);
      sound.actor.stop();
    }),
    { numRuns: runs, seed },
  );
  const steps = ['email', 'code', 'success', 'onboarding', 'pin', 'dataRequest'];
  expect([...reached]).toEqual(expect.arrayContaining([...steps, 'complete', 'failure', 'signout']));
});
