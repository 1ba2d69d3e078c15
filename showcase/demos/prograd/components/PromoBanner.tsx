import { Link } from 'react-router';
import data from '../data.json';

const LANES = [60, 100, 140, 180, 220, 260] as const;

/** The curved lines of the track, drawn behind the content. */
const Bend = () => (
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

export const PromoBanner = () => (
  <section
    aria-labelledby="prograd-promo"
    className="prograd-track relative isolate grid items-center gap-6 overflow-hidden rounded-lg p-6 sm:p-8 lg:grid-cols-[minmax(min-content,1fr)_auto]"
  >
    <Bend />
    <div>
      <h2 id="prograd-promo" className="prograd-display text-4xl sm:text-5xl">
        {data.promo.title}
      </h2>
      <p className="mt-3 max-w-[44ch]">
        {data.promo.text}{' '}
        <Link
          to="#activities"
          className="inline-block py-0.5 font-semibold underline underline-offset-4 hover:no-underline"
        >
          Choose an activity
        </Link>
      </p>
    </div>
    <p className="prograd-digits w-fit rounded-md border-4 border-black/60 px-5 py-4 text-xl tracking-wide sm:text-3xl">
      {data.promo.countdown}
    </p>
  </section>
);
