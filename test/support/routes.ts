/** One address for each page of the demos (specification §2.1, contract §5). */
const DEMO_ROUTES = [
  '/gigi',
  '/prograd',
  '/dcode',
  '/profile',
  '/edit-profile',
  '/toona',
  '/toona/discover',
  '/copus',
  '/readwise',
  '/odysee',
  '/gamp',
] as const;

export const ROUTES = [
  '/',
  ...DEMO_ROUTES,
  '/telegram',
  '/callback',
  '/auth',
  '/widget',
  '/docs',
  '/saved',
  '/answers',
] as const;
