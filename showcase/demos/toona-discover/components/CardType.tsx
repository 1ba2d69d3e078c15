import { BookOpen, Film, Images, ListOrdered, Music, Newspaper } from 'lucide-react';
import type { DiscoverCard } from '../data.ts';

const ICONS = {
  List: ListOrdered,
  Article: Newspaper,
  Guide: BookOpen,
  Video: Film,
  Playlist: Music,
  Gallery: Images,
} as const satisfies Record<DiscoverCard['type'], unknown>;

/** The type of a card with its icon. */
export const CardType = ({ type }: Pick<DiscoverCard, 'type'>) => {
  const Icon = ICONS[type];
  return (
    <p className="flex items-center gap-1.5 text-sm font-bold text-(--td-sun)">
      <Icon aria-hidden="true" className="size-4" />
      {type}
    </p>
  );
};
