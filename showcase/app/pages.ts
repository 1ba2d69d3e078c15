import type { Area, AreaPage } from '../shared/area.ts';
import { DEMOS, TOOLS } from './areas.ts';
import { NEEDS_SCRIPT } from './needs-script.ts';

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
