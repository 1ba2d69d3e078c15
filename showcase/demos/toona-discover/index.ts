import type { ApplicationArea } from '../../shared/area.ts';

export const demo = {
  name: 'toona-discover',
  title: 'Discover Toonas',
  description: 'Things to watch, read and hear under painted skies.',
  routes: [{ path: 'toona/discover', lazy: () => import('./ToonaDiscoverPage.tsx') }],
} satisfies ApplicationArea;
