import type { Area } from '../shared/area.ts';

export const links = {
  name: 'links',
  title: 'Link tests',
  description: 'Deep links into a messaging app, and the two ends of a sign-in.',
  routes: [
    { path: 'telegram', title: 'Telegram deep links', lazy: () => import('./TelegramPage.tsx') },
    { path: 'auth', title: 'Authentication test', lazy: () => import('./AuthPage.tsx') },
    { path: 'callback', title: 'Authentication callback', lazy: () => import('./CallbackPage.tsx') },
  ],
} satisfies Area;
