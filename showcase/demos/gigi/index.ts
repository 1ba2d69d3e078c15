import type { ApplicationArea } from '../../shared/area.ts';
import { PROFILE_KEY } from './profile-key.ts';

export const demo = {
  name: 'gigi',
  title: 'Gigi: AI that knows everyone',
  description: 'An introduction service with a Hot List and opinions.',
  personalKeys: [PROFILE_KEY],
  routes: [{ path: 'gigi', lazy: () => import('./GigiPage.tsx') }],
} satisfies ApplicationArea;
