import type { ApplicationArea } from '../../shared/area.ts';
import { DCODE_KEY } from '../../shared/demo/keys.ts';

const page = (name: keyof typeof import('./pages.ts')) => async () => ({
  Component: (await import('./pages.ts'))[name],
});

export const demo = {
  name: 'dcode',
  title: 'Dcode',
  description: 'A guild town for people who build on chains.',
  personalKeys: [DCODE_KEY],
  routes: [
    { path: 'dcode', lazy: page('DcodePage') },
    { path: 'profile', title: 'Profile · Dcode', lazy: page('ProfilePage') },
    { path: 'edit-profile', title: 'Edit profile · Dcode', lazy: page('EditProfilePage') },
  ],
} satisfies ApplicationArea;
