import type { Area } from '../../shared/area.ts';

export const demo = {
  name: 'dcode',
  title: 'Dcode',
  description: 'A guild town for people who build on chains.',
  routes: [
    { path: 'dcode', lazy: () => import('./DcodePage.tsx') },
    { path: 'profile', title: 'Profile · Dcode', lazy: () => import('./ProfilePage.tsx') },
    { path: 'edit-profile', title: 'Edit profile · Dcode', lazy: () => import('./EditProfilePage.tsx') },
  ],
} satisfies Area;
