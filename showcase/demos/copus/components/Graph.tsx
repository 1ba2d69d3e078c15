import { ComingSoonTag } from '../../../shared/ui/ComingSoon.tsx';

const DOTS = [
  { x: 90, y: 120, r: 34 },
  { x: 220, y: 70, r: 16 },
  { x: 300, y: 190, r: 48 },
  { x: 430, y: 90, r: 26 },
  { x: 540, y: 180, r: 18 },
  { x: 640, y: 80, r: 40 },
  { x: 180, y: 230, r: 12 },
  { x: 420, y: 240, r: 12 },
] as const;

const THREADS =
  'M90 120 220 70 300 190 430 90 540 180 640 80M90 120 180 230 300 190 420 240 540 180M430 90 640 80';

/** Placeholder for the graph (specification §2.6). Its text says that the graph is missing. */
export const Graph = () => (
  <section
    aria-labelledby="copus-view"
    className="copus-pressed border-2 border-dashed border-(--rule) px-5 py-10 sm:px-10"
  >
    <svg viewBox="0 0 720 280" aria-hidden="true" className="isolate mx-auto w-full max-w-2xl">
      <path
        d={THREADS}
        fill="none"
        stroke="var(--type-soft)"
        strokeWidth="2"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      {DOTS.map(({ x, y, r }) => (
        <g key={x} className="*:mix-blend-multiply dark:*:mix-blend-screen">
          <circle cx={x} cy={y} r={r} fill="var(--first)" />
          <circle cx={x + r * 0.35} cy={y - r * 0.25} r={r * 0.8} fill="var(--second)" />
        </g>
      ))}
    </svg>
    <div className="mx-auto mt-6 max-w-md text-center">
      <h2
        id="copus-view"
        className="inline-flex items-center gap-3 font-display text-4xl leading-none font-bold"
      >
        Graph
        <span className="font-sans">
          <ComingSoonTag />
        </span>
      </h2>
      <p className="mt-3 text-pretty">
        How posts, people and channels hang together, on one sheet. It is coming soon; Forum and Channel are
        open.
      </p>
    </div>
  </section>
);
