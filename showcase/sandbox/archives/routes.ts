import { endpoint, Refusal, type SandboxApp } from '../http/requests.ts';
import { OFFERED_SAMPLES, pack, samplePath } from './samples.ts';

/** For visitors who want to try /account without a download of their own. */
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

const SAMPLES = OFFERED_SAMPLES.map(
  (sample) => `<link rel="sample-download" href="${samplePath(sample)}" title="${sample.title}">`,
).join('\n');

const ADDED = new Map([
  ['/account', SAMPLES],
  ['/frame', `<script type="module" src="/frame-mail.js"></script>\n${SAMPLES}`],
]);

/** Only the provider's own pages can fill a slot in its frame. */
export const withSandbox = async (path: string, response: Response): Promise<Response> => {
  const added = ADDED.get(path);
  if (added === undefined || response.status !== 200) return response;
  const html = await response.text();
  return new Response(html.replace('</head>', `${added}\n</head>`), { headers: response.headers });
};
