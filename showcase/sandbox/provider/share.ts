import type { Context } from 'hono';
import { FIELD_LABELS } from '../field-labels.ts';
import { dateAt, fieldsAt, listAt, readBody, textAt } from '../http/body.ts';
import type { SandboxApp, SandboxEnv } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { badRequest } from '../http/refusal.ts';
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

/** Call 4, real and in test mode: the address and the token for the person's data (contract §4). */
export const shareRoutes = (app: SandboxApp, store: Store) => {
  const answer = ({ env: { caller } }: Context<SandboxEnv>, account: string, ids: readonly string[]) => ({
    apiUrl: new URL('/api/inference', caller.origin).href,
    accessToken: store.issueToken(account),
    approved: ids.map(approvedEntry),
  });

  endpoint(app, '/api/getAPIurlMobile', {
    POST: async (context) => {
      const info = fieldsAt((await readBody(context.req)).Info, 'Info');
      const account = textAt(info.account, 'Info.account');
      const ids = listAt(info.confirmations, 'Info.confirmations').map((entry, index) => {
        const path = `Info.confirmations[${index}]`;
        const { data, date } = fieldsAt(entry, path);
        dateAt(date, `${path}.date`);
        return textAt(data, `${path}.data`);
      });
      return context.json(answer(context, account, ids));
    },
  });

  endpoint(app, '/api/inferenceTest', {
    POST: async (context) => {
      const body = await readBody(context.req);
      const ids = listAt(body.approvedData, 'approvedData').map((id, index) =>
        textAt(id, `approvedData[${index}]`),
      );
      const account = textAt(body.userEmail, 'userEmail');
      textAt(body.appName, 'appName');
      dateAt(body.timestamp, 'timestamp');
      if (typeof body.testMode !== 'boolean') throw badRequest('testMode must be true or false');
      const InferenceResult = inferenceFor(account.toLowerCase(), FIELD_LABELS);
      return context.json({ ...answer(context, account, ids), InferenceResult });
    },
  });
};
