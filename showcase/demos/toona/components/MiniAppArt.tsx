import type { MiniApp } from '../data.ts';

const DRAWINGS: Record<
  MiniApp['image'],
  { background: string; paths: readonly (readonly [string, string])[] }
> = {
  heart: {
    background: '#f49ab0',
    paths: [
      ['M48 78C20 60 14 44 20 32c6-11 21-11 28 2 7-13 22-13 28-2 6 12 0 28-28 46Z', '#f0512f'],
      ['M27 40c1-6 5-9 10-8', 'none'],
      ['M40 50h8l4-9 5 18 4-9h8', 'none'],
    ],
  },
  slip: {
    background: '#8aa86a',
    paths: [
      ['M36 12h26v62l-13 10-13-10Z', '#fffaf0'],
      ['M43 24h12M43 34h12M43 44h12M43 54h12', 'none'],
      ['M41 64h16v8H41Z', '#f0512f'],
    ],
  },
  panel: {
    background: '#7fc4d8',
    paths: [
      ['M14 14h40l-8 30H14Z', '#fffaf0'],
      ['M60 14h22v30H52Z', '#ffd166'],
      ['M14 50h26l-6 32H14Z', '#f0512f'],
      ['M46 50h36v32H40Z', '#fffaf0'],
      ['M54 74l8-12 7 8 5-5', 'none'],
    ],
  },
  note: {
    background: '#ffd166',
    paths: [
      ['M34 26l42-10v48', 'none'],
      ['M34 26v48', 'none'],
      ['M34 74c0 8-20 12-20 2s20-10 20-2Z', '#394a86'],
      ['M76 64c0 8-20 12-20 2s20-10 20-2Z', '#394a86'],
    ],
  },
  bowl: {
    background: '#f0512f',
    paths: [
      ['M30 12c-6 8 6 10 0 18M48 8c-6 8 6 10 0 18M66 12c-6 8 6 10 0 18', 'none'],
      ['M12 44h72c0 22-14 34-24 36H36C26 78 12 66 12 44Z', '#fffaf0'],
      ['M10 38h76v8H10Z', '#394a86'],
      ['M26 58l8 8 8-8 8 8 8-8 8 8', 'none'],
    ],
  },
  bubble: {
    background: '#7d5ba6',
    paths: [
      ['M12 16h56v34H36L24 62V50H12Z', '#fffaf0'],
      ['M42 56h42v24H72v8L62 80H42Z', '#ffd166'],
      ['M24 33h.1M40 33h.1M56 33h.1', 'none'],
    ],
  },
  mecha: {
    background: '#394a86',
    paths: [
      ['M28 30h40l6 26-10 22H32L22 56Z', '#fffaf0'],
      ['M48 30V10M36 30 22 12M60 30 74 12', 'none'],
      ['M30 44h36l-4 12H34Z', '#f0512f'],
      ['M40 66h16v12H40Z', '#ffd166'],
    ],
  },
};

/** A mini app's picture. The name is beside it as text. */
export const MiniAppArt = ({ image, className }: { image: MiniApp['image']; className?: string }) => {
  const { background, paths } = DRAWINGS[image];
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={className} style={{ backgroundColor: background }}>
      <g stroke="#1a1416" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        {paths.map(([d, fill]) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </g>
    </svg>
  );
};
