import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { rememberOnboarded } from '../jobs/state/visits.ts';
import type { Area, AreaPage } from '../shared/area.ts';
import { DEMOS, TOOLS } from './areas.ts';
import { decoded, markStyles, rulesFor } from './marked-styles.ts';
import needsScript from './needs-script.json';
import { routes } from './routes.tsx';

/** The text continues "It is needed for". */
const NEEDS_SCRIPT: Readonly<Record<string, string>> = needsScript;

interface Page {
  /** The page's address, or a pattern of addresses: `/gigi`, `/job/:id`, `*`. */
  readonly address: string;
  readonly file: string;
  /** Folder below `showcase/` of the page's lazy module. */
  readonly folder: string;
  readonly description: string;
  readonly needsScript: string;
  /** Whether the page has other content for visitors who have finished the onboarding. */
  readonly hasOnboarding?: boolean;
}

const BOARD = {
  folder: 'app',
  description: 'Internships from every field, and a list that rearranges itself around what you care about.',
  needsScript: 'the postings, the onboarding and signing in',
};

const fileOf = (address: string) => `${address.slice(1).toLowerCase()}.html`;

const pagesOf = async (root: string, { name, description, routes }: Area): Promise<Page[]> => {
  const listed = routes.map(({ path, loadPages = async (): Promise<AreaPage[]> => [{ path }] }) =>
    loadPages(),
  );
  return (await Promise.all(listed)).flat().map((page) => {
    const address = `/${page.path}`;
    return {
      address,
      file: fileOf(address),
      folder: root + name,
      description: page.description ?? description,
      needsScript: NEEDS_SCRIPT[name] ?? 'signing in',
    };
  });
};

const pagesOfAll = async (root: string, areas: readonly Area[]) =>
  (await Promise.all(areas.map((area) => pagesOf(root, area)))).flat();

const PAGES: readonly Page[] = [
  { ...BOARD, address: '/', file: 'index.html', hasOnboarding: true },
  { ...BOARD, address: '/job/:id', file: 'job.html', hasOnboarding: true },
  ...(await pagesOfAll('demos/', DEMOS)),
  ...(await pagesOfAll('', TOOLS)),
  { ...BOARD, address: '/saved', file: 'saved.html', needsScript: 'the saved internships' },
  { ...BOARD, address: '/answers', file: 'answers.html', needsScript: 'your answers' },
  { ...BOARD, address: '*', file: 'unknown.html' },
];

const TAG = /<data-connect-button((?: [\w-]+="[^"]*")*)>/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;
const SHADOW_ROOT = /<template .*<\/template>/s;

type RenderTrigger = (options: { readonly attributes: Readonly<Record<string, string>> }) => string;

/** React renders the tag only, but the button must be visible before any script runs. */
const drawTriggers = (html: string, renderTrigger: RenderTrigger) =>
  html.replace(TAG, (tag, texts: string) => {
    const attributes = [...texts.matchAll(ATTRIBUTE)].map(([, name, text = '']) => [name, decoded(text)]);
    return tag + SHADOW_ROOT.exec(renderTrigger({ attributes: Object.fromEntries(attributes) }));
  });

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

const renderPage = async (page: Page) => {
  const html = await contentAt(ANY_PLACE[page.address] ?? page.address);
  const [head = ''] = HEAD.exec(html) ?? [];
  const title = /<title>([^<]*)/.exec(head)?.[1];
  if (title === undefined) throw new Error(`${page.address} has no title`);
  const links = head.match(/<link [^>]*>/g) ?? [];
  return { ...page, title, content: withoutHead(html), links };
};

/** `pastOnboarding` is the content for visitors who have finished the onboarding, if it differs. */
export const renderPages = async (renderTrigger: RenderTrigger) => {
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
