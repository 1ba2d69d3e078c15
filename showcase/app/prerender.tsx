import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router';
import { searchAddress } from '../jobs/api/search-jobs.ts';
import { SavedListTemplates } from '../jobs/pages/SavedList.tsx';
import { rememberOnboarded } from '../jobs/state/onboarded.ts';
import { drawTriggers, type RenderTrigger } from './drawn-triggers.ts';
import { markStyles, rulesFor } from './marked-styles.ts';
import { PAGES, type Page } from './pages.ts';
import { routes } from './routes.tsx';

/** A page as HTML, in the pieces of a document. */
export interface RenderedPage extends Page {
  readonly title: string;
  /** Content of `#root`. */
  readonly content: string;
  /** Addresses of files that a press on the widget needs. */
  readonly pressFiles: readonly string[];
  /** The content for people past the onboarding, and what a press needs there. */
  readonly pastOnboarding: { readonly content: string; readonly pressFiles: readonly string[] } | null;
  /** Text of the style sheet that both need beside the linked ones. */
  readonly rules: string;
}

/** Any origin does: no page shows it. */
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

/** What React puts before a fragment because it belongs into the head. */
const HEAD = /^(?:<title>[^<]*<\/title>|<link [^>]*>)+/;

const withoutHead = (html: string) => html.replace(HEAD, '');

const headOf = (html: string) => HEAD.exec(html)?.[0] ?? '';

const pressFilesOf = (html: string) =>
  headOf(html).match(/(?<=<link rel="modulepreload" href=")[^"]+/g) ?? [];

const renderPage = async (page: Page): Promise<Omit<RenderedPage, 'pastOnboarding' | 'rules'>> => {
  const html = await contentAt(ANY_PLACE[page.address] ?? page.address);
  const title = /<title>([^<]*)/.exec(headOf(html))?.[1];
  if (title === undefined) throw new Error(`${page.address} has no title`);
  return { ...page, title, content: withoutHead(html), pressFiles: pressFilesOf(html) };
};

/** Where the board's list is asked for before any interest is known. */
export const listAddress = searchAddress({ interests: [], headers: {} });

/** What the board's list of an earlier visit is drawn from before the page's scripts are there. */
export const savedListTemplates = (): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <SavedListTemplates />
    </StaticRouter>,
  );

/** Every page of the showcase as a new visitor sees it. */
export const renderPages = async (renderTrigger: RenderTrigger): Promise<RenderedPage[]> => {
  const rendered = [];
  for (const page of PAGES) rendered.push(await renderPage(page));
  // Storage is memory here: from now on every rendered visitor is past the onboarding.
  rememberOnboarded();
  return Promise.all(
    rendered.map(async (page) => {
      const html = page.hasOnboarding ? await contentAt(ANY_PLACE[page.address] ?? page.address) : '';
      const past = withoutHead(html);
      return {
        ...page,
        content: drawTriggers(page.content, renderTrigger),
        pastOnboarding: page.hasOnboarding
          ? { content: drawTriggers(past, renderTrigger), pressFiles: pressFilesOf(html) }
          : null,
        rules: rulesFor(page.content + past),
      };
    }),
  );
};
