// Each picture has two inks on a sheet of 320 by 200: solid areas of each ink, and a pattern of dots or lines.
// Overlapping inks make a third colour.

/** SVG path data for each layer of a print. */
export interface Layers {
  readonly first: string;
  readonly second: string;
  /** Area with a pattern of dots in the first ink. */
  readonly dots: string;
  /** Area with a pattern of lines in the second ink. */
  readonly lines: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const ring = (x: number, y: number, r: number, w: number) => disc(x, y, r) + disc(x, y, r - w);
const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r}q${r * 0.15} ${r * 0.85} ${r} ${r}q${-r * 0.85} ${r * 0.15} ${-r} ${r}q${-r * 0.15} ${-r * 0.85} ${-r} ${-r}q${r * 0.85} ${-r * 0.15} ${r} ${-r}z`;
const row = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const PIPES = [46, 68, 96, 122, 140, 122, 96, 68, 46] as const;

export const PRINTS = {
  toaster: {
    dots: disc(160, 98, 92),
    lines: box(0, 164, 320, 36),
    first: `M78 176v-54q0-28 28-28h108q28 0 28 28v54zM242 122h22v12h-22z${box(96, 176, 22, 10)}${box(202, 176, 22, 10)}`,
    second: `M118 88l10-58q2-12 14-11l50 6q13 2 11 14l-9 54zM104 128h72v34h-72zM${'60 40l14 12-6 8-16-11zM256 36l10 7-15 15-9-7z'}`,
  },
  bench: {
    dots: disc(226, 74, 70),
    lines: box(0, 150, 320, 50),
    first: `${box(222, 84, 14, 88)}${box(40, 138, 14, 40)}${box(134, 138, 14, 40)}${box(22, 126, 144, 12)}`,
    second: `${box(30, 84, 128, 12)}${box(30, 104, 128, 12)}${disc(204, 60, 42)}${disc(274, 50, 26)}`,
  },
  organ: {
    dots: box(0, 0, 320, 200),
    lines: `M30 200v-40q130-54 260 0v40z`,
    first: row(9, (i) => `M${46 + i * 26} ${182 - (PIPES[i] ?? 0)}h18V182h-18z`),
    second:
      row(9, (i) => `M${42 + i * 26} ${150 - (PIPES[i] ?? 0) * 0.28}l9-16 9 16-9 8z`) + disc(160, 38, 30),
  },
  mushroom: {
    dots: `M0 200V142q80-40 160-8t160-16v82z`,
    lines: disc(256, 52, 38),
    first: `M104 112q4 44-10 74h64q-16-30-10-74zM242 134q2 28-8 50h48q-12-22-8-50z`,
    second: `M44 116q4-84 84-84t82 84q-82 22-166 0zM214 138q4-48 44-48t44 48q-44 12-88 0z`,
  },
  ladder: {
    dots: `M0 0h320v70q-160 90-320 30z`,
    lines: box(0, 172, 320, 28),
    first: `M96 20h12l-34 166h-12zM158 20h12l-34 166h-12z${row(6, (i) => `M${99 - i * 5} ${40 + i * 24}h62v9h-62z`)}`,
    second: `M222 66h18v120h-18zM188 30h70q26 4 28 30-14-10-28-8v16h-70z`,
  },
  river: {
    dots: `M0 96q60-62 128-12t192-24v140H0z`,
    lines: `M0 140q90-50 170-10t150-20v90H0z`,
    first: `M176 84q40 10 6 30t-30 34 40 52h80q-72-26-56-50t50-32-34-38q-28-6-56 4z`,
    second: disc(232, 58, 40),
  },
  bus: {
    dots: box(0, 0, 320, 156),
    lines: box(0, 156, 320, 44),
    first: `M46 82q0-14 14-14h196q18 0 20 18l6 52v26H46z`,
    second: `${row(5, (i) => box(60 + i * 38, 82, 28, 30))}M252 84h12q6 0 8 28h-20z${disc(92, 166, 16)}${disc(234, 166, 16)}M282 14a30 30 0 1 0 20 44 24 24 0 1 1-20-44z`,
  },
  bread: {
    dots: disc(196, 84, 78),
    lines: `M0 168h320v32H0z`,
    first: `${ring(196, 84, 66, 8)}M192 40h8v48h-8zM196 80l34 20-4 7-34-20z`,
    second: `M34 172q-18-60 50-66 30-26 66 0 70-2 62 66zM70 132l24-16 6 8-24 16zM108 128l24-16 6 8-24 16zM146 128l24-16 6 8-24 16z`,
  },
  moth: {
    dots: disc(160, 92, 96),
    lines: disc(160, 92, 46),
    first: `M156 66q-34-46-104-32-8 62 46 76-24 8-28 42 54 22 86-42zM164 66q34-46 104-32 8 62-46 76 24 8 28 42-54 22-86-42z`,
    second: `M154 56h12l2 76-8 26-8-26z${disc(104, 76, 15)}${disc(216, 76, 15)}M150 54q-10-26-30-28l2-6q24 2 36 32zM170 54q10-26 30-28l-2-6q-24 2-36 32z`,
  },
  radio: {
    dots: `${disc(160, 74, 100)}`,
    lines: box(0, 160, 320, 40),
    first: `${ring(160, 74, 84, 10)}${ring(160, 74, 56, 10)}${ring(160, 74, 30, 10)}`,
    second: `M154 74h12l34 112h-16l-10-36h-28l-10 36h-16zM150 136h20l-10-34z${disc(160, 72, 13)}`,
  },
  crane: {
    dots: box(0, 0, 320, 200),
    lines: `M0 200v-46h52v-22h44v30h120v-20h60v28h44v30z`,
    first: `M108 40h14v146h-14zM122 54h168v12H122zM60 54h48v12H60zM112 26h6l88 28h-16zM60 66h26v18H60zM236 66h4v52h-4zM224 118h28v22h-28z`,
    second: `${star(46, 30, 16)}${star(180, 104, 14)}${star(276, 28, 22)}${star(206, 26, 9)}${star(296, 96, 10)}${star(40, 112, 10)}${disc(160, 160, 3)}`,
  },
  lamp: {
    dots: `M150 62l116 128H70z`,
    lines: box(0, 178, 320, 22),
    first: `M74 178V60q0-34 40-34h30v10h-28q-30 0-30 26v116zM56 170h46v10H56z`,
    second: `M116 60q4-40 34-40t36 40zM142 142h112v14H142zM154 158h98v18h-98zM168 124h76v16h-76z`,
  },
} as const satisfies Record<string, Layers>;

export type PrintName = keyof typeof PRINTS;
