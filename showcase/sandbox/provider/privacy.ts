import { html } from 'hono/html';
import type { SandboxApp } from '../http/caller.ts';
import { endpoint } from '../http/endpoint.ts';
import { page } from '../http/page.ts';

const TYPES = [
  {
    id: 'basic',
    name: 'Basic data',
    text: 'Your username and general interests. Part of every request, because an application has to know whom it speaks to.',
  },
  {
    id: 'personality',
    name: 'Personality',
    text: 'Sixteen scores for personality types and five for traits. They come from what you like and follow; your posts, messages and contacts are not passed on.',
  },
  {
    id: 'preferences',
    name: 'Preferences',
    text: 'A score for each topic, without the posts and videos it was read from.',
  },
];

/** Where the widget's privacy links lead: what each data type means. A provider has a page of its own here. */
export const privacyRoutes = (app: SandboxApp) =>
  endpoint(app, '/api/privacy', {
    GET: (context) =>
      page(
        context,
        'What is shared',
        html`<h1>What is shared</h1>
${TYPES.map(({ id, name, text }) => html`<h2 id="${id}">${name}</h2><p>${text}</p>`)}
<p class="soft">This is the sandbox’s page: its scores come from the sample accounts that you connect. Without one every score is 0.</p>`,
      ),
  });
