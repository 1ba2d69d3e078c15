import { vi } from 'vitest';
import type { ConnectSnapshot } from '../../widget/machine.ts';
import type { ConnectEmitted, RequestData } from '../../widget/types.ts';
import { type FuzzEnvironment, SECRETS } from './fuzz-environment.ts';

const count = (emitted: readonly ConnectEmitted[], type: string) =>
  emitted.filter((event) => event.type === type).length;

/** Throws if an invariant does not hold. Half a million calls of `expect` would take a fifth of the time. */
export const must = (what: string, holds: boolean) => {
  if (!holds) throw new Error(`Broken: ${what}`);
};

const mustHoldNone = (place: string, text: string, secrets: readonly string[]) => {
  for (const secret of secrets) {
    must(`no secret in ${place}`, !text.includes(secret) && !text.includes(encodeURIComponent(secret)));
  }
};

/** The emitted data outside the widget: only the window message may contain the access. */
const received = (emitted: readonly ConnectEmitted[]) =>
  JSON.stringify(emitted.map((event) => ('access' in event ? { ...event, access: null } : event)));

export const checkLegal = (snapshot: ConnectSnapshot, environment: FuzzEnvironment) => {
  if (snapshot.matches('closed')) return;
  // Closing is always possible. Without a control to press, an operation is running that ends by itself.
  must('a way out', snapshot.can({ type: 'close', reason: 'button' }));
  if (snapshot.hasTag('busy') && !snapshot.matches({ onboarding: { connecting: 'leaving' } })) {
    must('something under way', environment.requests.size + vi.getTimerCount() > 0);
  }
  const { options, selected } = snapshot.context;
  if (snapshot.matches({ dataRequest: 'choosing' }) && options.requestData.ids) {
    must('basic among the chosen', selected.includes('basic'));
  }
  mustHoldNone('the context', JSON.stringify(snapshot.context), [SECRETS.pin, SECRETS.code]);
};

/** The events of each opening: a retry after a reported failure begins the next one. */
const openingsOf = (emitted: readonly ConnectEmitted[]) => {
  const starts = emitted.flatMap(({ type }, index) => (type === 'open' ? [index] : []));
  return starts.map((start, index) => emitted.slice(start, starts[index + 1]));
};

const checkOpening = (emitted: readonly ConnectEmitted[], { ids }: RequestData) => {
  must('at most one complete', count(emitted, 'complete') <= 1);
  must('one close', count(emitted, 'close') === 1);
  must('close as the last event', emitted.at(-1)?.type === 'close');
  const complete = emitted.find((event) => event.type === 'complete');
  if (complete?.type === 'complete' && ids && !complete.result.rejected) {
    must('basic among the approved', complete.result.approvedData.includes('basic'));
  }
};

export const checkEvents = (emitted: readonly ConnectEmitted[], requestData: RequestData) => {
  must('open as the first event', emitted[0]?.type === 'open');
  for (const opening of openingsOf(emitted)) checkOpening(opening, requestData);
};

export const checkSecrets = (
  emitted: readonly ConnectEmitted[],
  environment: FuzzEnvironment,
  logged: readonly unknown[],
) => {
  mustHoldNone('the events', received(emitted), ALL_SECRETS);
  mustHoldNone('the log', JSON.stringify(logged), ALL_SECRETS);
  mustHoldNone('the addresses', environment.addresses().join(' '), ALL_SECRETS);
  // The record contains the session token (specification §3), and no other secret.
  const stored = JSON.stringify([...environment.items]);
  mustHoldNone('the storage', stored, [SECRETS.pin, SECRETS.code, SECRETS.access]);
  mustHoldNone('the requests', environment.bodies.join(' '), [SECRETS.pin]);
};
const ALL_SECRETS = Object.values(SECRETS);
