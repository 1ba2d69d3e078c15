import type { Area, AreaPage } from '../shared/area.ts';
import { DEMOS, TOOLS } from './areas.ts';

/**
 * Functions that need JavaScript, for areas where signing in is not the only one. The text continues "It is needed
 * for". It is a separate file, because no script of a page needs it.
 */
const NEEDS_SCRIPT: Readonly<Record<string, string>> = {
  copus: 'the other views, following a channel and signing in',
  dcode: 'saving a profile and signing in',
  gamp: 'its terms, logging in and all that is behind it',
  gigi: 'both ways in and all that is behind them',
  odysee: 'its channels, the search, the videos and signing in',
  prograd: 'the questions and all that is behind them',
  readwise: 'the drawers, the search, new books and signing in',
  toona: 'signing in and all that is behind it',
  'toona-discover': 'signing in and all that is behind it',
  workbench: 'every control of the workbench',
  docs: 'looking something up and for the samples’ copy buttons',
  links: 'the session of the authentication test',
};

/** A page that the build writes to a file. */
export interface Page {
  /** The page's address, or a pattern of addresses: `/gigi`, `/job/:id`, `*`. */
  readonly address: string;
  readonly file: string;
  /** The folder below `showcase/` whose lazy module holds the page's code. */
  readonly folder: string;
  readonly description: string;
  /** The functions of the page that need JavaScript. */
  readonly needsScript: string;
  /** Whether the page has a second form, for visitors who have finished the board's onboarding. */
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

/** Every page of the showcase. */
export const PAGES: readonly Page[] = [
  { ...BOARD, address: '/', file: 'index.html', hasOnboarding: true },
  { ...BOARD, address: '/job/:id', file: 'job.html', hasOnboarding: true },
  ...(await pagesOfAll('demos/', DEMOS)),
  ...(await pagesOfAll('', TOOLS)),
  { ...BOARD, address: '/saved', file: 'saved.html', needsScript: 'the saved internships' },
  { ...BOARD, address: '/answers', file: 'answers.html', needsScript: 'your answers' },
  { ...BOARD, address: '*', file: 'unknown.html' },
];
