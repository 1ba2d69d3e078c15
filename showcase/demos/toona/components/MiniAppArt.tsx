import type { MiniApp } from '../data.ts';
import drawings from './mini-app-art.json';

/** A mini app's picture. The name is beside it as text. */
export const MiniAppArt = ({ image, className }: { image: MiniApp['image']; className?: string }) => {
  const { background, paths } = drawings[image];
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={className} style={{ backgroundColor: background }}>
      <g stroke="#1a1416" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        {paths.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </g>
    </svg>
  );
};
