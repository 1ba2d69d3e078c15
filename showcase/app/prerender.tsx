import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { rememberOnboarded } from '../jobs/state/onboarded.ts';
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
  /** Addresses of the files that a press on the widget needs. */
  readonly pressFiles: readonly string[];
  /** Content for visitors who have finished the onboarding, with the files that a press on the widget needs there. */
  readonly pastOnboarding: { readonly content: string; readonly pressFiles: readonly string[] } | null;
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

const headOf = (html: string) => HEAD.exec(html)?.[0] ?? '';

const pressFilesOf = (html: string) =>
  headOf(html).match(/(?<=<link rel="modulepreload" href=")[^"]+/g) ?? [];

const renderPage = async (page: Page): Promise<Omit<RenderedPage, 'pastOnboarding' | 'rules'>> => {
  const html = await contentAt(ANY_PLACE[page.address] ?? page.address);
  const title = /<title>([^<]*)/.exec(headOf(html))?.[1];
  if (title === undefined) throw new Error(`${page.address} has no title`);
  return { ...page, title, content: withoutHead(html), pressFiles: pressFilesOf(html) };
};

/** Renders every page of the showcase for a new visitor. */
export const renderPages = async (renderTrigger: RenderTrigger): Promise<RenderedPage[]> => {
  const rendered = [];
  for (const page of PAGES) rendered.push(await renderPage(page));
  // Storage is in memory here. From here on, every rendered visitor has finished the onboarding.
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
