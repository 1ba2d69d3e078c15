import type { ModelEvent } from '../../../widget/machine.ts';
import type { PathStep } from './paths.ts';

/** Maximum duration of a wait. A person would not watch a longer one. */
const LONGEST_WAIT_MS = 60_000;

/** Events that start a call and end with the server's answer. */
const STARTS_CALL = new Set(['email.submit', 'code.resend', 'platform.press', 'data.share', 'data.decline']);

export interface PlayConditions {
  readonly testMode: boolean;
  /** Width of the previewed page, in px. */
  readonly previewWidth: number;
}

export type Playability =
  | { readonly kind: 'playable'; readonly note: string | null }
  | { readonly kind: 'unplayable'; readonly reason: string };

/** Up to this width, the page itself goes to the provider (specification §9). */
const PHONE_WIDTH = 768;

const reasonAgainst = (
  { event }: PathStep,
  before: ModelEvent | undefined,
  { testMode, previewWidth }: PlayConditions,
): string | null => {
  if (event.type.startsWith('oauth.')) return 'needs a report of the provider’s own window';
  if (/^passkey\.(use|add)$/.test(event.type) || ('call' in event && /passkey/i.test(event.call))) {
    return 'needs a passkey of this device';
  }
  if (event.type === 'platform.cancel') return 'needs the provider’s window to be closed by hand';
  if (event.type === 'user.kept') return 'the browser’s storage would have to refuse a removal';
  if ('error' in event) {
    if (event.call === 'encryptPin' || event.call === 'prepareResult') {
      return 'WebCrypto would have to fail';
    }
    if (testMode && (event.call === 'sendCode' || event.call === 'authorize')) {
      return 'test mode makes no such call';
    }
  }
  if ('ms' in event) {
    if (event.ms > LONGEST_WAIT_MS) return `takes ${event.ms / 60_000} minutes`;
    if (before && (STARTS_CALL.has(before.type) || isCodeGiven(before))) {
      return 'a call would have to stay unanswered meanwhile';
    }
  }
  if (event.type === 'platform.press' && previewWidth <= PHONE_WIDTH) {
    return 'on a phone-wide preview the page itself leaves for the provider';
  }
  return null;
};

const isCodeGiven = (event: ModelEvent) => event.type === 'code.submit' && event.code !== '';

/** Whether the preview can play a path by filling and pressing alone, and if not, why. */
export const playabilityOf = (steps: readonly PathStep[], conditions: PlayConditions): Playability => {
  for (const [index, step] of steps.entries()) {
    const reason = reasonAgainst(step, steps[index - 1]?.event, conditions);
    if (reason) return { kind: 'unplayable', reason: `${labelOf(step.event)}: ${reason}` };
  }
  const waited = steps.reduce((ms, { event }) => ms + ('ms' in event ? event.ms : 0), 0);
  return { kind: 'playable', note: waited >= 5000 ? `takes ${Math.round(waited / 1000)} s` : null };
};

/** `act`: by the person; `host`: by the page; `auto`: by the machine itself. */
export type Actor = 'act' | 'host' | 'auto';

export const actorOf = (event: ModelEvent): Actor => {
  if (event.type.startsWith('xstate.') || event.type.startsWith('oauth.') || event.type === 'code.tick')
    return 'auto';
  return event.type === 'user.gone' || (event.type === 'open' && event.step === 'training') ? 'host' : 'act';
};

/** A short text for an event. It never contains a secret. */
export const labelOf = (event: ModelEvent): string => {
  if ('error' in event) return `${event.call} fails`;
  if ('output' in event) return `${event.call} answers`;
  if ('ms' in event)
    return `after ${event.ms >= 60_000 ? `${event.ms / 60_000} min` : `${event.ms / 1000} s`}`;
  switch (event.type) {
    case 'open':
      return event.step ? 'startTraining()' : 'open';
    case 'email.submit':
      return event.email.endsWith('nowhere') ? 'email.submit, malformed' : 'email.submit';
    case 'code.submit':
      return event.code === '' ? 'code.submit, empty' : 'code.submit';
    case 'pin.submit':
      return event.pin.length < 8 ? 'pin.submit, too short' : 'pin.submit';
    case 'platform.press':
      return `platform.press ${event.platform}`;
    case 'data.toggle':
      return `data.toggle ${event.id}`;
    case 'oauth.closed':
      return event.blank ? 'oauth.closed, blank' : 'oauth.closed';
    case 'oauth.returned':
      return event.problem ? 'oauth.returned, refused' : 'oauth.returned';
    default:
      return event.type;
  }
};
