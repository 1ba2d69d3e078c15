import type { ApplicationArea } from '../../shared/area.ts';
import { VISIT_KEY } from './visit-key.ts';

export const demo = {
  name: 'toona',
  title: 'Toona: characters and mini apps',
  description: 'A cast of anime characters that lines up in your order.',
  personalKeys: [VISIT_KEY],
  routes: [{ path: 'toona', lazy: () => import('./ToonaPage.tsx') }],
} satisfies ApplicationArea;
