import { z } from 'zod';
import type { Interests } from '../interests/inference.ts';
import type { Scorer } from '../interests/scorer.ts';
import type { Signals } from '../interests/signals.ts';
import type { People } from '../people/people.ts';
import { Problem } from '../problem.ts';
import { defineCall } from './call.ts';
import { line } from './schemas.ts';

const item = line(2_000);

export const inferenceResult = z.object({
  output: z.object({ output: z.array(z.array(z.array(z.number().min(0).max(1)).min(1)).min(1)) }),
  reasons: z.array(z.array(z.object({ text: z.string(), platform: z.string() })).max(2)),
  traits: z.array(z.number().min(0).max(1)).length(16).optional(),
  traitResult: z.array(z.number().min(0).max(1)).length(5).optional(),
  note: z.string().optional(),
});

interface InferenceParts {
  readonly people: People;
  readonly signals: Signals;
  readonly score: Scorer;
  /** Answers where nothing was read of a person. */
  readonly interests: Interests;
}

/** Reasons name what a person follows: they and the traits need the personality (Large) or the preferences (Traits). */
const isOpen = (scope: readonly string[]) => scope.includes('large') || scope.includes('traits');

/** Call 5: how much the token's person is drawn to each item. */
export const inference = ({ people, signals, score, interests }: InferenceParts) =>
  defineCall({
    id: 'inference',
    method: 'post',
    path: '/api/inference',
    summary: 'Call 5: how much the person is drawn to each item',
    by: 'access',
    body: z.looseObject({
      Input: z.array(z.union([item, z.looseObject({ text: item, category: item.optional() })])).max(1_000),
    }),
    answer: z.object({ InferenceResult: inferenceResult }),
    refuses: [],
    handle: async ({ caller: { personId, scope }, body: { Input } }) => {
      const items = Input.map((each) => (typeof each === 'string' ? { text: each } : each));
      const texts = items.map(({ text }) => text);
      if (personId === null) return { InferenceResult: interests(null, texts) };
      const own = await signals.of(personId);
      if (own.length > 0) return { InferenceResult: score(own, items, isOpen(scope)) };
      const address = await people.addressOf(personId);
      // Deleted since the token was judged.
      if (address === null) throw new Problem('access.revoked');
      return { InferenceResult: interests(address, texts) };
    },
  });
