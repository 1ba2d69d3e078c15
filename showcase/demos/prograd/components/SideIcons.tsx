import { Gift, GraduationCap, Search, Timer } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { SECTIONS } from '../data.ts';

const ICONS = { activities: Timer, learn: GraduationCap, rewards: Gift } as const;

const ITEM =
  'grid min-h-14 w-full min-w-fit flex-1 place-items-center content-center gap-1 rounded-md px-1 py-2 text-xs font-medium hover:bg-black/25 aria-[current]:bg-black/35';

/** The icons: a column at the side, or a row at the top on a phone. */
export const SideIcons = ({ onSearch }: { readonly onSearch: () => void }) => {
  const { hash } = useLocation();
  return (
    <nav
      aria-label="Dashboard"
      className="prograd-track sticky top-0 z-10 flex items-center max-md:flex-wrap gap-1 px-2 py-1.5 md:h-dvh md:flex-col md:px-1.5 md:py-6"
    >
      <p aria-hidden="true" className="prograd-display hidden text-5xl text-(--spike) md:mb-6 md:block">
        P
      </p>
      <button type="button" onClick={onSearch} className={ITEM}>
        <Search aria-hidden="true" className="size-5" />
        Search
      </button>
      {SECTIONS.map(({ id, name }) => {
        const Icon = ICONS[id];
        return (
          <Link
            key={id}
            to={`#${id}`}
            aria-current={hash === `#${id}` ? 'location' : undefined}
            className={ITEM}
          >
            <Icon aria-hidden="true" className="size-5" />
            {name}
          </Link>
        );
      })}
    </nav>
  );
};
