import type { Area } from '../shared/area.ts';

const loadPages = async () => {
  const { addressOf, CHAPTER_LIST } = await import('./chapter-list.ts');
  return CHAPTER_LIST.map(({ id, about }) => ({ path: addressOf(id).slice(1), description: `${about}.` }));
};

const lazy = () => import('./DocsRoute.tsx');

export const docs = {
  name: 'docs',
  title: 'Documentation',
  description: 'How to put the widget on a page of your own: every attribute, event, call and error.',
  routes: [
    { path: 'docs', title: null, lazy },
    {
      path: 'docs/:chapter',
      title: null,
      // Only the build needs the list of chapters; it would make the scripts of other pages larger.
      ...(import.meta.env.SSR ? { loadPages } : {}),
      lazy,
    },
  ],
} satisfies Area;
