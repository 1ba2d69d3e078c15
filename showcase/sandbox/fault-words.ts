import { z } from 'zod';
import { FAULT_DELAY_LIMIT_MS } from './limits.ts';

/** The calls that a fault may name. A fault without a name applies to any of them. */
export const CALLS = [
  'verify',
  'confirm',
  'authorize',
  'complete',
  'pin',
  'share',
  'inference',
  'jobs',
  'oauth',
] as const;
/** The provider's own calls to the stand-in platforms. A fault applies to them only by name, not by `any`. */
export const PLATFORM_CALLS = ['tokens', 'read', 'revoke'] as const;
/** Refusals of a platform: of the token, of this reading, or, for some time, of every call. */
export const REFUSALS = ['token', 'scope', 'limit'] as const;

/** The parts of a fault, for error texts and the API description. */
export const FAULT_WORDS = `status=400…599, delay=0…${FAULT_DELAY_LIMIT_MS}, abort, malformed, empty, unexpected, refuse=${REFUSALS.join('|')} with retry=seconds, call=${[...CALLS, ...PLATFORM_CALLS].join('|')}`;

const FAULT_LIMIT = 2_000;
const NO_TEXT = `fault must be a non-empty text of at most ${FAULT_LIMIT} characters`;
const NO_COUNT = 'times must be a whole number from 1';

/** The body of `POST /sandbox/fault`. It validates requests and appears in the API description. */
export const FAULT_BODY = z.object(
  {
    fault: z
      .string(NO_TEXT)
      .trim()
      .min(1, NO_TEXT)
      .max(FAULT_LIMIT, NO_TEXT)
      .meta({ description: `Parts with \`;\` between them: ${FAULT_WORDS}` }),
    times: z
      .int(NO_COUNT)
      .min(1, NO_COUNT)
      .optional()
      .meta({ description: 'So many requests; all without it.' }),
  },
  NO_TEXT,
);
