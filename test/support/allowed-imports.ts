/** Packages that a room may import; what is not listed here may import any. */
const PACKAGES: Record<string, RegExp> = {
  kernel: /^$/,
  callback: /^$/,
  domain: /^$/,
  machine: /^xstate$/,
  testing: /^xstate$/,
  services: /^$/,
  locales: /^$/,
  ui: /^(react|react-dom)$/,
  shell: /^$/,
  flow: /^(xstate|preact|react-dom\/client|@r2wc\/react-to-web-component)$/,
  frame: /^$/,
  'frame page': /^$/,
  react: /^react$/,
  'machine entry': /^$/,
  // For hosts' servers: no package of Node, so that an edge runtime can have it.
  server: /^jose$/,
  manifest: /^(custom-elements-manifest|node:(crypto|fs|path))$/,
  'provider/account': /^(react|react-dom\/client|@simplewebauthn\/browser)$/,
  'provider/apps': /^kysely$/,
  'provider/people': /^(kysely|node:(crypto|net|url)|@simplewebauthn\/server(\/helpers)?)$/,
  'provider/mail': /^(kysely|nodemailer)$/,
  'provider/consent': /^(jose|kysely)$/,
  'provider/interests': /^$/,
  'provider/platforms': /^(kysely|oauth4webapi)$/,
  'provider/secrets': /^(jose|node:(crypto|fs|path))$/,
};

/** Rooms of the pages. Types of Node come in with other packages there, so the compiler finds nothing wrong. */
const PAGES = /^(showcase\/|demo:)/;

export const mayImportPackage = (room: string, name: string): boolean =>
  PACKAGES[room]?.test(name) ?? !(PAGES.test(room) && name.startsWith('node:'));

/** What each of the provider's folders on people, apps and consent may use. */
const PROVIDER_MIDDLE = ['provider/database', 'provider/secrets', 'provider/facts', 'provider/kernel'];
const PROVIDER_ROWS = [
  'provider/apps',
  'provider/consent',
  'provider/interests',
  'provider/mail',
  'provider/people',
  'provider/platforms',
];

/** The rooms that a room may import, besides itself (architecture, "Who may import whom"). */
export const ROOMS: Record<string, readonly string[]> = {
  kernel: [],
  callback: ['locales', 'domain'],
  domain: ['kernel'],
  machine: ['domain', 'kernel'],
  testing: ['machine', 'domain', 'kernel', 'locales'],
  'machine entry': ['machine', 'testing', 'domain'],
  services: ['domain', 'kernel'],
  locales: ['kernel'],
  ui: ['machine', 'domain', 'kernel', 'locales', 'styles'],
  // Services that ask the browser's storage; the shell's byte budget keeps the others out.
  shell: ['services', 'domain', 'kernel', 'styles'],
  flow: ['styles', 'ui', 'services', 'machine', 'domain', 'kernel', 'locales', 'shell'],
  'widget/build': ['scripts', 'locales'],
  // The frame's part on the host's page is the element's hands: events, messages, its shadow root.
  frame: ['shell', 'flow', 'domain', 'kernel'],
  'frame page': ['frame', 'shell', 'locales', 'domain', 'kernel'],
  react: ['shell'],
  // What the trigger looks like; the server's entry is compiled without the types of a browser.
  server: ['shell', 'locales', 'kernel'],
  manifest: ['kernel', 'domain', 'shell'],
  // The command that cuts the word vectors writes what the model reads.
  scripts: ['provider/interests'],
  'showcase/app': [
    'showcase/jobs',
    'showcase/links',
    'showcase/workbench',
    'showcase/docs',
    'showcase/shared',
  ],
  'showcase/jobs': ['showcase/shared'],
  'showcase/links': ['showcase/shared'],
  // It draws the machine itself, lists its paths and finds the saved record: types alone cannot.
  'showcase/workbench': ['showcase/shared', 'machine entry', 'domain'],
  'showcase/docs': ['showcase/shared', 'docs samples', 'provider/facts', 'provider/kernel'],
  // Shown as text: they name the package as a host does.
  'docs samples': ['shell', 'react', 'machine entry', 'server'],
  'showcase/shared': [],
  'sandbox/kernel': [],
  'sandbox/http': ['sandbox/kernel'],
  'sandbox/platforms': ['sandbox/http', 'sandbox/kernel', 'provider/platforms', 'provider/interests'],
  'sandbox/provider': [
    'sandbox/platforms',
    'sandbox/http',
    'sandbox/kernel',
    'provider/assembly',
    'provider/kernel',
  ],
  'sandbox/jobs': ['sandbox/http', 'sandbox/kernel'],
  sandbox: ['sandbox/provider', 'sandbox/platforms', 'sandbox/jobs', 'sandbox/http', 'sandbox/kernel'],
  'sandbox/serving': ['sandbox', 'sandbox/http', 'sandbox/kernel'],
  // provider.md, "What it is": the folders of the middle row meet through what server.ts hands them.
  'provider/kernel': [],
  // Data alone: the provider works by it, the documentation and the account pages show it.
  'provider/facts': ['provider/kernel'],
  'provider/secrets': ['provider/kernel'],
  'provider/database': ['provider/kernel'],
  'provider/operations': ['provider/database', 'provider/kernel'],
  'provider/apps': PROVIDER_MIDDLE,
  'provider/consent': PROVIDER_MIDDLE,
  'provider/interests': PROVIDER_MIDDLE,
  'provider/mail': PROVIDER_MIDDLE,
  'provider/people': PROVIDER_MIDDLE,
  'provider/platforms': PROVIDER_MIDDLE,
  // The pages are built for browsers: they show the lists that the provider works by, and speak to the calls alone.
  'provider/account': ['provider/facts'],
  'provider/build': ['scripts'],
  'provider/api': [...PROVIDER_ROWS, 'provider/operations', ...PROVIDER_MIDDLE],
  'provider/assembly': ['provider/api', ...PROVIDER_ROWS, 'provider/operations', ...PROVIDER_MIDDLE],
};

/** What a room may name without fetching: types only. */
export const TYPE_ROOMS: Record<string, readonly string[]> = {
  services: ['machine'],
  shell: ['flow', 'frame', 'locales', 'machine'],
  react: ['kernel'],
  manifest: ['flow', 'machine entry', 'react', 'server', 'locales'],
  'provider/account': ['provider/api', 'provider/kernel'],
  'showcase/shared': ['kernel'],
  'showcase/docs': ['kernel'],
};
