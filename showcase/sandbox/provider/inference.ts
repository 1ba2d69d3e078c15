import type { SandboxApp } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { bodyReader } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { INFERENCE_BODY } from '../openapi/calls/inference.ts';
import { inferenceFor } from './scores.ts';
import type { Store } from './store.ts';

const readInference = bodyReader(INFERENCE_BODY);

/** Call 5: how much the token's person likes each item (contract §4). */
export const inferenceRoutes = (app: SandboxApp, store: Store) => {
  endpoint(app, '/api/inference', {
    POST: async (context) => {
      const [, token = ''] = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
      const account = store.accountOf(token);
      if (account === undefined) {
        throw new Refusal(401, 'A valid bearer token is missing', { 'WWW-Authenticate': 'Bearer' });
      }
      const { Input } = await readInference(context.req);
      const texts = Input.map((item) => (typeof item === 'string' ? item : item.text));
      return context.json({ InferenceResult: inferenceFor(account, texts) });
    },
  });
};
