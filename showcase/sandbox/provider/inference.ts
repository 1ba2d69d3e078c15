import { isFields, listAt, readBody, textAt } from '../http/body.ts';
import type { SandboxApp } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { badRequest, Refusal } from '../http/refusal.ts';
import { INPUT_LIMIT } from '../limits.ts';
import { inferenceFor } from './scores.ts';
import type { Store } from './store.ts';

/** Call 5: how much the token's person likes each item (contract §4). */
export const inferenceRoutes = (app: SandboxApp, store: Store) => {
  endpoint(app, '/api/inference', {
    POST: async (context) => {
      const [, token = ''] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
      const account = store.accountOf(token);
      if (account === undefined) {
        throw new Refusal(401, 'A valid bearer token is missing', { 'WWW-Authenticate': 'Bearer' });
      }
      const items = listAt((await readBody(context.req)).Input, 'Input');
      if (items.length > INPUT_LIMIT) throw badRequest(`Input must not hold more than ${INPUT_LIMIT} items`);
      const texts = items.map((item, index) =>
        isFields(item) ? textAt(item.text, `Input[${index}].text`) : textAt(item, `Input[${index}]`),
      );
      return context.json({ InferenceResult: inferenceFor(account, texts) });
    },
  });
};
