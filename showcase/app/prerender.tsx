import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { rememberOnboarded } from '../jobs/state/visits.ts';
import { decoded, markStyles, rulesFor } from './marked-styles.ts';
import { PAGES, type Page } from './pages.ts';
import { routes } from './routes.tsx';

const TAG = /<data-connect-button((?: [\w-]+="[^"]*")*)>/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;
const SHADOW_ROOT = /<template .*<\/template>/s;

/** `renderTrigger` of `data-connect/server`. */
type RenderTrigger = (options: { readonly attributes: Readonly<Record<string, string>> }) => string;

/**
 * Adds the shadow root to every button tag. React renders the tag only, and the button must be visible before any
 * script runs.
 */
const drawTriggers = (html: string, renderTrigger: RenderTrigger) =>
  html.replace(TAG, (tag, texts: string) => {
    const attributes = [...texts.matchAll(ATTRIBUTE)].map(([, name, text = '']) => [name, decoded(text)]);
    return tag + SHADOW_ROOT.exec(renderTrigger({ attributes: Object.fromEntries(attributes) }));
  });

/** A page as HTML, in the parts of a document. */
export interface RenderedPage extends Page {
  readonly title: string;
  /** Content of `#root`. */
  readonly content: string;
  /** Tags of the files that the page loads ahead. */
  readonly links: readonly string[];
  /** Content of `#root` for visitors who have finished the onboarding; empty if it is the same. */
  readonly pastOnboarding: string;
  /** Text of the style sheet that both forms need in addition to the linked ones. */
  readonly rules: string;
}

/** Any origin works: no page shows it. */
const ORIGIN = 'http://localhost';
const ANY_PLACE: Readonly<Record<string, string>> = { '/job/:id': '/job/any', '*': '/anywhere-else' };

const handler = createStaticHandler(routes);

const contentAt = async (path: string) => {
  const context = await handler.query(new Request(ORIGIN + path));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  return markStyles(await new Response(prelude).text());
};

/** React puts these tags before a fragment, because they belong in the head. */
const HEAD = /^(?:<title>[^<]*<\/title>|<link [^>]*>)+/;

const withoutHead = (html: string) => html.replace(HEAD, '');

const renderPage = async (page: Page): Promise<Omit<RenderedPage, 'pastOnboarding' | 'rules'>> => {
  const html = await contentAt(ANY_PLACE[page.address] ?? page.address);
  const [head = ''] = HEAD.exec(html) ?? [];
  const title = /<title>([^<]*)/.exec(head)?.[1];
  if (title === undefined) throw new Error(`${page.address} has no title`);
  return { ...page, title, content: withoutHead(html), links: head.match(/<link [^>]*>/g) ?? [] };
};

/** Renders every page of the showcase for a new visitor. */
export const renderPages = async (renderTrigger: RenderTrigger): Promise<RenderedPage[]> => {
  const rendered = [];
  for (const page of PAGES) rendered.push(await renderPage(page));
  // Storage is in memory here. From here on, every rendered visitor has finished the onboarding.
  rememberOnboarded();
  return Promise.all(
    rendered.map(async (page) => {
      const past = page.hasOnboarding
        ? withoutHead(await contentAt(ANY_PLACE[page.address] ?? page.address))
        : '';
      return {
        ...page,
        content: drawTriggers(page.content, renderTrigger),
        pastOnboarding: past && drawTriggers(past, renderTrigger),
        rules: rulesFor(page.content + past),
      };
    }),
  );
};
