import type { Area, AreaRoute } from '../shared/area.ts';
import { DEMOS, TOOLS } from './areas.ts';
import { NEEDS_SCRIPT } from './needs-script.ts';

/** A page that the build writes to a file. */
export interface Page {
  /** Its address, or a pattern of addresses: `/gigi`, `/job/:id`, `*`. */
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

const addressesOf = ({ path, addresses }: AreaRoute) => addresses ?? [path];

const pagesOf = (root: string, { name, description, routes }: Area): Page[] =>
  routes.flatMap(addressesOf).map((path) => {
    const address = `/${path}`;
    return {
      address,
      file: fileOf(address),
      folder: root + name,
      description,
      needsScript: NEEDS_SCRIPT[name] ?? 'signing in',
    };
  });

/** Every page of the showcase. */
export const PAGES: readonly Page[] = [
  { ...BOARD, address: '/', file: 'index.html', hasOnboarding: true },
  { ...BOARD, address: '/job/:id', file: 'job.html', hasOnboarding: true },
  ...DEMOS.flatMap((demo) => pagesOf('demos/', demo)),
  ...TOOLS.flatMap((tool) => pagesOf('', tool)),
  { ...BOARD, address: '*', file: 'unknown.html' },
];
