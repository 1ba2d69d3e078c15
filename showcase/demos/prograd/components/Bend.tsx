const LANES = [60, 100, 140, 180, 220, 260] as const;

/** The curved lines of the track, drawn behind the content. */
export const Bend = () => (
  <svg
    viewBox="0 0 600 300"
    preserveAspectRatio="xMaxYMid slice"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    aria-hidden="true"
    className="absolute inset-0 -z-10 size-full opacity-25 [mask-image:linear-gradient(90deg,transparent_30%,#000_75%)]"
  >
    {LANES.map((radius) => (
      <path key={radius} d={`M0 ${320 - radius} H300 A${radius} ${radius} 0 0 1 ${300 + radius} 320`} />
    ))}
  </svg>
);
