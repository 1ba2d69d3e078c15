import { Gift, House, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { ComingSoonButton } from '../../../shared/ui/ComingSoon.tsx';
import type { Page } from '../state.ts';

const LINKS = [
  { page: 'home', label: 'Home', to: '/gamp', Icon: House },
  { page: 'rewards', label: 'Rewards', to: '/gamp/rewards', Icon: Gift },
] as const;

/** A low screen, such as a phone on its side, gets a flatter bar, because the bar covers the page. */
const LOW =
  '[@media(max-height:30rem)]:min-h-9 [@media(max-height:30rem)]:flex-row [@media(max-height:30rem)]:flex-wrap [@media(max-height:30rem)]:gap-2';

const ENTRY =
  'flex min-h-13 w-full flex-col items-center justify-center gap-0.5 rounded-lg px-1 py-1 text-xs font-bold text-(--gp-soft) hover:text-(--gp-ink) aria-[current]:bg-(--gp-volt) aria-[current]:text-(--gp-on-volt)';

export const BottomNav = ({ page }: { page: Page }) => (
  <nav
    aria-label="GAMP"
    className="gamp-dock print:hidden fixed inset-x-[12px] bottom-3 z-30 rounded-xl border border-(--gp-line) bg-(--gp-raised) p-1.5 shadow-2xl md:right-auto md:left-1/2 md:w-88 md:-translate-x-1/2"
  >
    <ul className="grid grid-cols-[repeat(3,minmax(max-content,1fr))] items-end gap-1">
      {LINKS.map(({ page: one, label, to, Icon }) => (
        <li key={one}>
          <Link to={to} aria-current={one === page ? 'page' : undefined} className={`${ENTRY} ${LOW}`}>
            <Icon aria-hidden="true" className="size-5" />
            {label}
          </Link>
        </li>
      ))}
      <li>
        {/* On the edge of the bar, the tag neither makes it higher nor covers the icon. */}
        <ComingSoonButton
          className={`${ENTRY} ${LOW} relative`}
          tagClassName="absolute top-0 right-0 -translate-y-1/2 bg-(--gp-raised) px-1! opacity-100!"
        >
          <UserRound aria-hidden="true" className="size-5" />
          Profile
        </ComingSoonButton>
      </li>
    </ul>
  </nav>
);
