/**
 * The three books. Each has parts, and each part its chapters in the order in which readers need them.
 * The address of a chapter names neither book nor part, so a chapter can move without a new address.
 */
const LIST = [
  {
    id: 'page',
    title: 'Your page',
    about: 'The button on a page of yours: from the first paste to your tests.',
    parts: [
      {
        title: 'First steps',
        about:
          'A page for each framework, from an empty project to the first sign-in: paste it, and it runs.',
        chapters: [
          { id: 'install', title: 'Install', about: 'From the files to the first button' },
          { id: 'html', title: 'Plain HTML', about: 'One script, one tag, htmx and Turbo' },
          { id: 'react', title: 'React', about: 'A component in an application of the browser' },
          { id: 'next', title: 'Next.js', about: 'A client component and a route handler' },
          { id: 'nuxt', title: 'Nuxt', about: 'A page of Vue and a server route' },
          { id: 'sveltekit', title: 'SvelteKit', about: 'A page and its endpoint' },
          { id: 'astro', title: 'Astro', about: 'A page without an island, and an endpoint' },
          { id: 'django', title: 'Django', about: 'A template and a view' },
          { id: 'php', title: 'PHP', about: 'Two files, also for Laravel and WordPress' },
          { id: 'frameworks', title: 'Frameworks', about: 'Types and samples for eight frameworks' },
        ],
      },
      {
        title: 'The element',
        about: 'What the button takes, what it reports, and how it looks.',
        chapters: [
          { id: 'attributes', title: 'Attributes', about: 'Every setting of the element' },
          { id: 'properties', title: 'Properties and methods', about: 'Open, close and sign out by script' },
          { id: 'events', title: 'Events', about: 'What the element reports, and in which order' },
          { id: 'results', title: 'Results', about: 'What your page gets in the end' },
          { id: 'theming', title: 'Theming', about: 'Colours, shapes, parts and slots' },
          { id: 'languages', title: 'Languages', about: 'Ten languages, and texts of your own' },
          { id: 'accessibility', title: 'Accessibility', about: 'By keyboard and by screen reader' },
          { id: 'browsers', title: 'Browsers', about: 'The oldest versions that work' },
        ],
      },
      {
        title: 'Your site',
        about: 'What the button needs of your pages, and what it does beside other scripts.',
        chapters: [
          { id: 'callback', title: 'OAuth callback page', about: 'Where platforms lead back to' },
          {
            id: 'security',
            title: 'Policies and integrity',
            about: 'Content security policy, hashes, storage',
          },
          { id: 'isolation', title: 'In the page or in a frame', about: 'Who can read what a person types' },
          { id: 'on-your-page', title: 'On your page', about: 'Beside overlays, recorders and translators' },
          {
            id: 'migration',
            title: 'Coming from elsewhere',
            about: 'From another sign-in or another version',
          },
          {
            id: 'troubleshooting',
            title: 'Troubleshooting',
            about: 'Every error text, its cause and its remedy',
          },
        ],
      },
      {
        title: 'Your tests',
        about: 'A sign-in in your own test runner, without mails and without accounts.',
        chapters: [
          { id: 'testing', title: 'Testing on your own page', about: 'Without mails and without accounts' },
          { id: 'playwright', title: 'Playwright', about: 'A sign-in in a browser' },
          { id: 'cypress', title: 'Cypress', about: 'A sign-in, through the shadow root' },
          { id: 'webdriverio', title: 'WebdriverIO', about: 'A sign-in in a browser, also with Selenium' },
          { id: 'vitest', title: 'Vitest', about: 'A sign-in in happy-dom' },
          { id: 'jest', title: 'Jest', about: 'The environment, and what to transform' },
          { id: 'storybook', title: 'Storybook', about: 'A story that signs in by itself' },
        ],
      },
    ],
  },
  {
    id: 'server',
    title: 'Your server',
    about: 'Behind your page: who signed in, and what was shared.',
    parts: [
      {
        title: 'With a provider',
        about: 'Verify a person, and fetch what was shared.',
        chapters: [
          { id: 'host-server', title: 'On your server', about: 'Check tokens, fetch what was shared' },
          {
            id: 'openid',
            title: 'Clients of OpenID Connect',
            about: 'Express, Next.js, Django, PHP, Go, Ruby',
          },
        ],
      },
      {
        title: 'Instead of a provider',
        about: 'Answer the calls of the widget yourself.',
        chapters: [
          { id: 'server', title: 'The server you provide', about: 'Each call of the widget, field by field' },
        ],
      },
    ],
  },
  {
    id: 'provider',
    title: 'Run a provider',
    about: 'The server behind the button, for one company or for many sites.',
    parts: [
      {
        title: 'Set up and run',
        about: 'From an empty machine to backups and alerts.',
        chapters: [
          { id: 'run-provider', title: 'Running the provider', about: 'From an empty machine to a sign-in' },
          {
            id: 'keep-provider',
            title: 'Keeping it running',
            about: 'Copies, keys, backups, limits, figures',
          },
        ],
      },
      {
        title: 'Reference',
        about: 'Each call, and where each interest comes from.',
        chapters: [
          { id: 'provider-api', title: 'Every call of the provider', about: 'Callers and refusals' },
          { id: 'interests', title: 'Where interests come from', about: 'What is read, kept and computed' },
        ],
      },
    ],
  },
] as const;

export type ChapterId = (typeof LIST)[number]['parts'][number]['chapters'][number]['id'];

interface Entry {
  readonly id: ChapterId;
  readonly title: string;
  /** The content in a few words, for the overview. */
  readonly about: string;
}

export interface Part {
  readonly title: string;
  readonly about: string;
  readonly chapters: readonly Entry[];
}

interface Book {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly parts: readonly Part[];
}

/** The books in the order of the overview. */
export const BOOKS: readonly Book[] = LIST;

/** All chapters in the order of the books, each with the titles of its book and part. */
export const CHAPTER_LIST = BOOKS.flatMap(({ title: book, parts }) =>
  parts.flatMap(({ title: part, chapters }) => chapters.map((chapter) => ({ ...chapter, book, part }))),
);

/** Address of the overview. */
export const OVERVIEW = '/docs';

export const addressOf = (id: ChapterId) => `${OVERVIEW}/${id}`;

/** Returns one form of a page's address, in lower case and without a last slash. */
export const pageOf = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** Returns the chapter at the path; `undefined` for the overview, which an unknown chapter shows too. */
export const chapterAt = (path: string) => CHAPTER_LIST.find(({ id }) => pageOf(path) === addressOf(id));
