import type { ApplicationArea } from '../../shared/area.ts';
import { PROGRAD_KEY } from '../../shared/demo/keys.ts';

export const demo = {
  name: 'prograd',
  title: 'Prograd',
  description: 'Small paid activities that find the people they fit.',
  personalKeys: [PROGRAD_KEY],
  routes: [{ path: 'prograd', lazy: () => import('./ProgradPage.tsx') }],
} satisfies ApplicationArea;
