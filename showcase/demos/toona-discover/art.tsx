import { BookOpen, Film, Images, ListOrdered, Music, Newspaper } from 'lucide-react';
import { useId } from 'react';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import { type DiscoverCard, SCENES, type Scene } from './data.ts';
import drawings from './drawings.json';

const STARS =
  'M30 24h2v2h-2ZM80 50h3v3h-3ZM140 18h2v2h-2ZM180 60h2v2h-2ZM226 30h3v3h-3ZM270 14h2v2h-2ZM352 34h3v3h-3ZM380 90h2v2h-2ZM20 96h2v2h-2ZM246 80h2v2h-2ZM60 132h2v2h-2ZM340 120h2v2h-2ZM110 84h2v2h-2Z';

export const SceneArt = ({ image, className }: { image: keyof typeof SCENES; className?: string }) => {
  const skyId = useId();
  const { sky, light, shapes, hasStars }: Scene = SCENES[image];
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={skyId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="0.5" stopColor={sky[1]} />
          <stop offset="0.85" stopColor={sky[2]} />
        </linearGradient>
      </defs>
      <path d="M0 0h400v300H0Z" fill={`url(#${skyId})`} />
      {hasStars && <path d={STARS} fill="#fff" opacity="0.85" />}
      <circle cx={light.x} cy={light.y} r={light.r * 1.9} fill={light.colour} opacity="0.14" />
      <circle cx={light.x} cy={light.y} r={light.r * 1.4} fill={light.colour} opacity="0.2" />
      <circle cx={light.x} cy={light.y} r={light.r} fill={light.colour} />
      {shapes.map(({ d, colour, opacity }) => (
        <path key={d} d={d} fill={colour} opacity={opacity} />
      ))}
    </svg>
  );
};

export const Wordmark = ({ className = '' }: { className?: string }) => (
  <span className={`discover-title inline-flex items-center gap-1.5 ${className}`}>
    <Drawing of={drawings.sun} className="size-[1.1em]" />
    toona
  </span>
);

const ICONS = {
  List: ListOrdered,
  Article: Newspaper,
  Guide: BookOpen,
  Video: Film,
  Playlist: Music,
  Gallery: Images,
} as const satisfies Record<DiscoverCard['type'], unknown>;

export const CardType = ({ type }: Pick<DiscoverCard, 'type'>) => {
  const Icon = ICONS[type];
  return (
    <p className="flex items-center gap-1.5 text-sm font-bold text-accent">
      <Icon className="size-4" />
      {type}
    </p>
  );
};
