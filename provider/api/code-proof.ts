import { z } from 'zod';

/** A solved proof of work, in the format of ALTCHA's payload. */
export const proof = z
  .looseObject({
    challenge: z.looseObject({
      parameters: z.looseObject({
        algorithm: z.string().max(40),
        nonce: z.string().max(64),
        salt: z.string().max(64),
        cost: z.int(),
        keyLength: z.int(),
        keyPrefix: z.string().max(64),
        keySignature: z.string().max(128),
        data: z.record(z.string().max(20), z.union([z.string().max(100), z.number()])),
      }),
      signature: z.string().max(128),
    }),
    solution: z.looseObject({ counter: z.int(), derivedKey: z.string().max(64) }),
  })
  .optional()
  .meta({ description: 'The solved `proof` of a refusal with `code.proof`.' });
