import type { ApplicationArea } from '../shared/area.ts';
import {
  DCODE_KEY,
  GAMP_CONNECTED_KEY,
  GAMP_KEY,
  GIGI_KEY,
  PROGRAD_KEY,
  READWISE_KEY,
  TOONA_KEY,
} from '../shared/demo/keys.ts';

const dcodePage = (name: keyof typeof import('../demos/dcode/pages.ts')) => async () => ({
  Component: (await import('../demos/dcode/pages.ts'))[name],
});

export const demos = {
  copus: {
    name: 'copus',
    title: 'Copus',
    description: 'A community that sorts itself around you.',
    routes: [{ path: 'copus', lazy: () => import('../demos/copus/CopusPage.tsx') }],
  },
  dcode: {
    name: 'dcode',
    title: 'Dcode',
    description: 'A guild town for people who build on chains.',
    personalKeys: [DCODE_KEY],
    routes: [
      { path: 'dcode', lazy: dcodePage('DcodePage') },
      { path: 'profile', title: 'Profile · Dcode', lazy: dcodePage('ProfilePage') },
      { path: 'edit-profile', title: 'Edit profile · Dcode', lazy: dcodePage('EditProfilePage') },
    ],
  },
  gamp: {
    name: 'gamp',
    title: 'GAMP',
    description: 'Tournaments, tickets and daily rewards.',
    personalKeys: [GAMP_CONNECTED_KEY, GAMP_KEY],
    // One route serves all pages, so the log-in state survives navigation. The page sets its own title.
    routes: [
      {
        path: 'gamp/*',
        loadPages: async () => [{ path: 'gamp' }, { path: 'gamp/rewards' }],
        title: null,
        lazy: () => import('../demos/gamp/GampPage.tsx'),
      },
    ],
  },
  gigi: {
    name: 'gigi',
    title: 'Gigi: AI that knows everyone',
    description: 'An introduction service with a Hot List and opinions.',
    personalKeys: [GIGI_KEY],
    routes: [{ path: 'gigi', lazy: () => import('../demos/gigi/GigiPage.tsx') }],
  },
  odysee: {
    name: 'odysee',
    title: 'Odysee',
    description: 'A late-night video station that retunes itself to you.',
    routes: [{ path: 'Odysee', lazy: () => import('../demos/odysee/OdyseePage.tsx') }],
  },
  prograd: {
    name: 'prograd',
    title: 'Prograd',
    description: 'Small paid activities that find the people they fit.',
    personalKeys: [PROGRAD_KEY],
    routes: [{ path: 'prograd', lazy: () => import('../demos/prograd/ProgradPage.tsx') }],
  },
  readwise: {
    name: 'readwise',
    title: 'Readwise',
    description: 'Every highlight you ever made, in one cabinet.',
    personalKeys: [READWISE_KEY],
    routes: [
      {
        path: 'readwise/*',
        loadPages: async () => [
          { path: 'readwise' },
          { path: 'readwise/import' },
          { path: 'readwise/supplemental' },
        ],
        title: null,
        lazy: () => import('../demos/readwise/ReadwisePage.tsx'),
      },
    ],
  },
  'toona-discover': {
    name: 'toona-discover',
    title: 'Discover Toonas',
    description: 'Things to watch, read and hear under painted skies.',
    routes: [{ path: 'toona/discover', lazy: () => import('../demos/toona-discover/ToonaDiscoverPage.tsx') }],
  },
  toona: {
    name: 'toona',
    title: 'Toona: characters and mini apps',
    description: 'A cast of anime characters that lines up in your order.',
    personalKeys: [TOONA_KEY],
    routes: [{ path: 'toona', lazy: () => import('../demos/toona/ToonaPage.tsx') }],
  },
} satisfies Record<string, ApplicationArea>;
