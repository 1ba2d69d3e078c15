import type { Area } from '../shared/area.ts';

const page = (name: keyof typeof import('./pages.tsx')) => async () => ({
  Component: (await import('./pages.tsx'))[name],
});

export const links = {
  name: 'links',
  title: 'Link tests',
  description: 'Deep links into a messaging app, and the two ends of a sign-in.',
  routes: [
    { path: 'telegram', title: 'Telegram deep links', lazy: page('TelegramPage') },
    { path: 'auth', title: 'Authentication test', lazy: page('AuthPage') },
    { path: 'callback', title: 'Authentication callback', lazy: page('CallbackPage') },
  ],
} satisfies Area;
