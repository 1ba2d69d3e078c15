import { z } from 'zod';
import { SAMPLE_GRANT } from '../consent/access-tokens.ts';
import { inferenceOf, withoutSignals } from '../interests/inference.ts';
import { sampleScores } from '../interests/sample-person.ts';
import { defineCall } from './call.ts';
import { line } from './schemas.ts';

const item = line(2_000);

export const inferenceResult = z.object({
  output: z.object({ output: z.array(z.array(z.array(z.number().min(0).max(1)).min(1)).min(1)) }),
  reasons: z.array(z.array(z.object({ text: z.string(), platform: z.string() })).max(2)),
  note: z.string().optional(),
});

/** Call 5: how much the token's person is drawn to each item. */
export const inference = () =>
  defineCall({
    id: 'inference',
    method: 'post',
    path: '/api/inference',
    summary: 'Call 5: how much the person is drawn to each item',
    by: 'access',
    body: z.looseObject({ Input: z.array(z.union([item, z.looseObject({ text: item })])).max(1_000) }),
    answer: z.object({ InferenceResult: inferenceResult }),
    refuses: [],
    handle: async ({ caller: { grantId }, body: { Input } }) => {
      const texts = Input.map((each) => (typeof each === 'string' ? each : each.text));
      const isSample = grantId === SAMPLE_GRANT;
      return { InferenceResult: isSample ? inferenceOf(sampleScores(texts)) : withoutSignals(texts.length) };
    },
  });
