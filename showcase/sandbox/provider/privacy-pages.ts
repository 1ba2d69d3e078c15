import { html } from 'hono/html';
import { SHOWCASE_APPS } from '../apps.ts';
import type { SandboxApp } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { page } from '../http/page.ts';

/** The privacy page of each application of the showcase, from its registration. */
export const privacyRoutes = (app: SandboxApp) =>
  endpoint(app, '/sandbox/privacy/:name', {
    GET: (context) => {
      const found = SHOWCASE_APPS.find(({ name }) => name === context.req.param('name'));
      if (found === undefined) {
        const nothing = html`<h1>No such application</h1><p><a href="/">Back to the job board</a></p>`;
        return page(context, 'No such application', nothing, 404);
      }
      const { title, purpose, kept, keepDays, contact } = found;
      return page(
        context,
        `${title}: your data`,
        html`<h1>${title}: your data</h1>
<p>${title} is a demonstration. Why it asks: ${purpose}</p>
<ul>
<li><strong>What it keeps.</strong> ${kept}</li>
<li><strong>For how long.</strong> ${keepDays} days after you shared last, or until you sign out.</li>
<li><strong>Who gets it.</strong> Only this page. It has no server of its own and sends your data to no other.</li>
<li><strong>Whom to ask.</strong> ${contact}, which gets no mail, because this is a demonstration.</li>
</ul>
<p>What the provider keeps, and how to end the access: <a href="/account">your account</a>.</p>`,
      );
    },
  });
