import { RESEND_COOLDOWN_MS } from '../constants.ts';
import { codeAgeMs } from '../domain/record-key.ts';
import type { Problem } from '../errors.ts';
import type { ConnectContext } from './events.ts';

/** Milliseconds since the code was mailed; not a number if none was. */
export const ageMs = ({ sentAt, now }: ConnectContext) => codeAgeMs(sentAt, Date.parse(now()));

/** Whether the mailed code is no longer valid. */
export const endsCode = ({ hint }: Problem) => hint === 'expired' || hint === 'tooManyTries';

/** Seconds until another code may be asked for. */
export const cooldownS = (context: ConnectContext): number =>
  Math.max(0, Math.ceil((RESEND_COOLDOWN_MS - ageMs(context)) / 1000));
