import { html } from 'hono/html';
import { isConnectorId } from '../../../common/platforms/ids.ts';
import { standInOf } from '../../../common/platforms/platforms.ts';
import { SHOWCASE_APPS } from '../apps.ts';
import { missingPage, page } from '../http/page.ts';
import { endpoint, Refusal, requireOwnPage, type SandboxApp, sourceOf } from '../http/requests.ts';

/** Contract §4: an address that begins with `existing` is a known user, and call 3 uses each of the six URL keys. */
export const asContract = async (path: string, response: Response): Promise<Response> => {
  const rewrite = rewriteFor(path);
  // A preflight of the same path gets a 204, which has no body to change.
  if (rewrite === undefined || response.status !== 200) return response;
  const { headers } = response;
  return new Response(JSON.stringify(rewrite(JSON.parse(await response.text()))), { headers });
};

type Answer = Readonly<Record<string, unknown>>;

const rewriteFor = (path: string): ((answer: Answer) => Answer) | undefined => {
  if (path === '/api/email/verify/confirm') return asExisting;
  const connector = /^\/api\/([^/]+)\/authorize$/.exec(path)?.[1];
  return isConnectorId(connector) ? ({ url }) => ({ [standInOf(connector).urlKey]: url }) : undefined;
};

const asExisting = (answer: Answer): Answer =>
  String(answer.username).startsWith('existing')
    ? { ...answer, isNewUser: false, userState: 'existing', flowType: 'login' }
    : answer;

/** Only loopback lists all mail; elsewhere, only a page of this server can read a mailbox, by its address. */
export const inboxRoutes = (app: SandboxApp, read: (email: string) => Promise<Response>) => {
  endpoint(app, '/sandbox/inbox', {
    GET: ({ env: { caller }, req, json }) => {
      requireOwnPage(req.raw, caller);
      const email = req.query('email')?.trim() ?? '';
      if (caller.isLocal) return read(email);
      if (email === '') return json({ messages: [], addressRequired: true });
      if (sourceOf(req.raw, caller) !== 'own') {
        throw new Refusal(403, 'A mailbox is read from this site’s own pages only');
      }
      return read(email);
    },
  });
};

export const privacyRoutes = (app: SandboxApp) =>
  endpoint(app, '/sandbox/privacy/:name', {
    GET: (context) => {
      const found = SHOWCASE_APPS.find(({ name }) => name === context.req.param('name'));
      if (found === undefined) return missingPage(context, 'No such application');
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
