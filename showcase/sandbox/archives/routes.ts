import type { SandboxApp } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { OFFERED_SAMPLES, pack } from './samples.ts';

/** Made-up downloads of the platforms, for visitors who want to try /account without one of their own. */
export const archiveRoutes = (app: SandboxApp) =>
  endpoint(app, '/sandbox/archives/:file', {
    GET: async ({ req, body }) => {
      const sample = OFFERED_SAMPLES.find(({ name }) => name === req.param('file'));
      if (sample === undefined) throw new Refusal(404, 'There is no such sample');
      return body(await pack(sample), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${sample.name}"`,
        'X-Content-Type-Options': 'nosniff',
      });
    },
  });
