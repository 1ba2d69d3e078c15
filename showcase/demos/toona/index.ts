import type { ApplicationArea } from '../../shared/area.ts';
import { TOONA_KEY } from '../../shared/demo/keys.ts';

export const demo = {
  name: 'toona',
  title: 'Toona: characters and mini apps',
  description: 'A cast of anime characters that lines up in your order.',
  personalKeys: [TOONA_KEY],
  routes: [{ path: 'toona', lazy: () => import('./ToonaPage.tsx') }],
} satisfies ApplicationArea;
