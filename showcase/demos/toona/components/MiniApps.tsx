import { ComingSoonButton } from '../../../shared/ui/ComingSoon.tsx';
import data from '../data.json';
import drawings from './mini-app-art.json';

const MINI_APPS = data.miniApps as readonly {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly image: keyof typeof drawings;
}[];

/** A mini app's picture. The name is beside it as text. */
const MiniAppArt = ({ image, className }: { image: keyof typeof drawings; className?: string }) => {
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

/** Seven mini apps. They aren't part of the specification; a press on one says so. */
export const MiniApps = () => (
  <section aria-labelledby="mini-apps">
    <h2 id="mini-apps" className="toona-display text-3xl">
      Mini apps
    </h2>
    <p className="mt-1 text-sm text-(--tn-soft)">Extras from the back pages. They open one by one.</p>
    <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
      {MINI_APPS.map(({ id, name, description, image }) => (
        <li key={id} className="xl:first:col-span-3 sm:first:col-span-2">
          <ComingSoonButton className="toona-panel flex h-full w-full flex-wrap items-center gap-4 pr-3 text-left hover:bg-(--tn-butter) hover:text-[#1a1416]">
            <MiniAppArt image={image} className="size-24 shrink-0 border-r-3 border-(--tn-ink)" />
            <span className="min-w-[min(100%,5rem)] flex-1 py-2">
              <span className="block leading-tight font-black">{name}</span>
              <span className="mt-1 block text-sm opacity-85">{description}</span>
            </span>
          </ComingSoonButton>
        </li>
      ))}
    </ul>
  </section>
);
