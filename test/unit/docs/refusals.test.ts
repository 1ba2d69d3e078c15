import { describe, expect, it } from 'vitest';
import { CONNECTOR_IDS } from '../../../provider/config-platforms.ts';
import { askWith } from '../../../provider/platforms/readers/ask.ts';
import { ReadError } from '../../../provider/platforms/readers/read-error.ts';
import { REFUSALS, type Refusal } from '../../../showcase/docs/reference/refusals.ts';

type Sample = NonNullable<Refusal['sample']>;

const respond = ({ status, body, headers = {} }: Sample) =>
  body === null ? new Response('<html>', { status, headers }) : Response.json(body, { status, headers });

const readWith = (id: (typeof CONNECTOR_IDS)[number], sample: Sample) => {
  const api = { base: 'https://platform.example', fetch: async () => respond(sample) };
  return askWith(id, api, 'token', AbortSignal.timeout(5_000))('list').catch((error: unknown) => error);
};

describe('the documented refusals', () => {
  it.each(CONNECTOR_IDS)('of %s have the outcome that the documentation names', async (id) => {
    for (const { name, outcome, sample } of REFUSALS[id].refusals) {
      if (sample === undefined) continue;
      const error = await readWith(id, sample);
      expect(error instanceof ReadError && error.fault, name).toBe(outcome);
    }
  });
});
