import type { Tournament } from '../state.ts';

type Stroke = readonly [d: string, fill: string];

const ART: Record<Tournament['image'], { background: string; shapes: readonly Stroke[] }> = {
  shards: {
    background: '#ff5d4d',
    shapes: [
      ['M0 200 120 0h60L60 200Z', '#d93a35'],
      ['M240 0h80L200 200h-80Z', '#ff8a6b'],
      ['M160 34a66 66 0 1 0 .1 0Zm0 14a52 52 0 1 1-.1 0Z', '#1d1013'],
      ['M154 8h12v56h-12Zm0 128h12v56h-12ZM68 94h56v12H68Zm128 0h56v12h-56Z', '#1d1013'],
      ['M160 84 176 100 160 116 144 100Z', '#fff3e6'],
    ],
  },
  token: {
    background: '#c9f23a',
    shapes: [
      ['M0 0h320L0 120Z', '#aed524'],
      [
        'M76 58h168c26 0 48 26 56 76 6 40-34 54-58 18l-14-20H92l-14 20c-24 36-64 22-58-18 8-50 30-76 56-76Z',
        '#10160a',
      ],
      ['M86 84h16v16h16v16h-16v16H86v-16H70v-16h16Z', '#c9f23a'],
      [
        'M224 80a10 10 0 1 0 .1 0Zm24 22a10 10 0 1 0 .1 0Zm-24 22a10 10 0 1 0 .1 0Zm-24-22a10 10 0 1 0 .1 0Z',
        '#ff7a59',
      ],
      ['M146 88h28v14h-28Z', '#f1f6ea'],
    ],
  },
  stars: {
    background: '#ffc53d',
    shapes: [
      [
        'M160 100 0 40V0h30ZM160 100 90 0h60ZM160 100 200 0h70ZM160 100 320 10v60ZM160 100l160 20v60ZM160 100l110 100h-60ZM160 100l10 100h-60ZM160 100 60 200H0v-20ZM160 100 0 140V90Z',
        '#ffdc7d',
      ],
      ['m160 18 24 54 58 6-44 38 13 58-51-30-51 30 13-58-44-38 58-6Z', '#24120b'],
      ['m160 42 17 38 40 4-30 27 8 40-35-21-35 21 8-40-30-27 40-4Z', '#ff5d4d'],
      [
        'm56 30 8 18 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2Zm212 92 8 18 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2Z',
        '#24120b',
      ],
    ],
  },
  castle: {
    background: '#4cc2e8',
    shapes: [
      ['M0 150c50-40 90-10 140-30s120-30 180 10v70H0Z', '#2f9bc4'],
      ['M96 190V84h-12V52h20v14h16V52h24v14h32V52h24v14h16V52h20v32h-12v106Z', '#12242c'],
      ['M140 190v-38c0-26 40-26 40 0v38Z', '#ffc53d'],
      ['M116 96h14v24h-14Zm74 0h14v24h-14Z', '#ffc53d'],
      ['M158 10h4v42h-4Zm4 2 34 12-34 12Z', '#ff5d4d'],
      ['M0 188c60-12 120-2 180-6s100-6 140 4v14H0Z', '#0d1a20'],
    ],
  },
};

/** A tournament's poster. The title is beside it as text. */
export const TournamentArt = ({ image, className }: { image: Tournament['image']; className?: string }) => {
  const { background, shapes } = ART[image];
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <path d="M0 0h320v200H0Z" fill={background} />
      {shapes.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
};
