import type { Context } from 'hono';
import { FIELD_LABELS } from '../field-labels.ts';
import type { SandboxApp, SandboxEnv } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { bodyReader } from '../http/read-body.ts';
import { SHARE_BODY, SHARE_TEST_BODY } from '../openapi/calls/share.ts';
import { inferenceFor } from './scores.ts';
import type { Store } from './store.ts';

/** What each approved id stands for (spec §7); the tiers go by their size. Other labels pass as they are. */
const SIZES = new Map([
  ['basic', 'Medium'],
  ['personality', 'Large'],
  ['preferences', 'Traits'],
  ['small', 'Small'],
  ['medium', 'Medium'],
  ['large', 'Large'],
  ['traits', 'Traits'],
]);

const approvedEntry = (id: string) => ({ data: SIZES.get(id.toLowerCase()) ?? id });

const readShare = bodyReader(SHARE_BODY);
const readShareTest = bodyReader(SHARE_TEST_BODY);

/** Call 4, real and in test mode: the address and the token for the person's data (contract §4). */
export const shareRoutes = (app: SandboxApp, store: Store) => {
  const answer = ({ env: { caller } }: Context<SandboxEnv>, account: string, ids: readonly string[]) => ({
    apiUrl: new URL('/api/inference', caller.origin).href,
    accessToken: store.issueToken(account),
    approved: ids.map(approvedEntry),
  });

  endpoint(app, '/api/getAPIurlMobile', {
    POST: async (context) => {
      const { account, confirmations } = (await readShare(context.req)).Info;
      const ids = confirmations.map(({ data }) => data);
      return context.json(answer(context, account, ids));
    },
  });

  endpoint(app, '/api/inferenceTest', {
    POST: async (context) => {
      const { approvedData: ids, userEmail: account } = await readShareTest(context.req);
      const InferenceResult = inferenceFor(account.toLowerCase(), FIELD_LABELS);
      return context.json({ ...answer(context, account, ids), InferenceResult });
    },
  });
};
