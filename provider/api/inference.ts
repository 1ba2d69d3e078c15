import { z } from 'zod';
import type { Interests } from '../interests/inference.ts';
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

/** Call 5: how much the token's person is drawn to each item. */
export const inference = (people: People, interests: Interests) =>
  defineCall({
    id: 'inference',
    method: 'post',
    path: '/api/inference',
    summary: 'Call 5: how much the person is drawn to each item',
    by: 'access',
    body: z.looseObject({ Input: z.array(z.union([item, z.looseObject({ text: item })])).max(1_000) }),
    answer: z.object({ InferenceResult: inferenceResult }),
    refuses: [],
    handle: async ({ caller: { personId }, body: { Input } }) => {
      const texts = Input.map((each) => (typeof each === 'string' ? each : each.text));
      if (personId === null) return { InferenceResult: interests(null, texts) };
      const address = await people.addressOf(personId);
      // Deleted since the token was judged.
      if (address === null) throw new Problem('access.revoked');
      return { InferenceResult: interests(address, texts) };
    },
  });
