import type { ApplicationArea } from '../../shared/area.ts';
import { GIGI_KEY } from '../../shared/demo/keys.ts';

export const demo = {
  name: 'gigi',
  title: 'Gigi: AI that knows everyone',
  description: 'An introduction service with a Hot List and opinions.',
  personalKeys: [GIGI_KEY],
  routes: [{ path: 'gigi', lazy: () => import('./GigiPage.tsx') }],
} satisfies ApplicationArea;
