import type { ApplicationArea } from '../../shared/area.ts';
import { ANSWERS_KEY } from './answers-key.ts';

export const demo = {
  name: 'prograd',
  title: 'Prograd',
  description: 'Small paid activities that find the people they fit.',
  personalKeys: [ANSWERS_KEY],
  routes: [{ path: 'prograd', lazy: () => import('./ProgradPage.tsx') }],
} satisfies ApplicationArea;
