import type { Tournament } from '../state.ts';
import art from './tournament-art.json';

/** A tournament's poster. The title is beside it as text. */
export const TournamentArt = ({ image, className }: { image: Tournament['image']; className?: string }) => {
  const { background, shapes } = art[image];
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <path d="M0 0h320v200H0Z" fill={background} />
      {shapes.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
};
