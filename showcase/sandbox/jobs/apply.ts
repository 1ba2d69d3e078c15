import { html } from 'hono/html';
import type { SandboxApp } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { page } from '../http/page.ts';
import { sampleJobs } from './sample-jobs.ts';

/** Target of "Apply Now" in a sample posting. It works without the network. */
export const applyRoutes = (app: SandboxApp) => {
  endpoint(app, '/sandbox/apply/:id', {
    GET: (context) => {
      const id = context.req.param('id')?.split('-')[0];
      const job = sampleJobs().find((each) => each.id === id);
      if (job === undefined) {
        return page(
          context,
          'No such posting',
          html`<h1>No such posting</h1><p><a href="/">Back to the job board</a></p>`,
          404,
        );
      }
      return page(
        context,
        `Apply: ${job.title}`,
        html`<h1>${job.title}</h1>
<p>${job.company ?? 'Employer not named'}, ${job.city}</p>
<p>This is a sample posting: there is nothing to apply for, and nobody receives anything from this page. With a live job search the employer’s own form would open here.</p>
<div class="choices"><a class="choice main" href="/">Back to the job board</a></div>`,
      );
    },
  });
};
