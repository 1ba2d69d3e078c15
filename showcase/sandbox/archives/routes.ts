import type { SandboxApp } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { packSample, SAMPLE_ARCHIVES, SAMPLE_PLATFORMS } from './samples.ts';

/** Made-up downloads of the platforms, for visitors who want to try /account without one of their own. */
export const archiveRoutes = (app: SandboxApp) =>
  endpoint(app, '/sandbox/archives/:file', {
    GET: async ({ req, body }) => {
      const platform = SAMPLE_PLATFORMS.find((id) => SAMPLE_ARCHIVES[id].name === req.param('file'));
      if (platform === undefined) throw new Refusal(404, 'There is no such sample');
      return body(await packSample(platform), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${SAMPLE_ARCHIVES[platform].name}"`,
        'X-Content-Type-Options': 'nosniff',
      });
    },
  });
