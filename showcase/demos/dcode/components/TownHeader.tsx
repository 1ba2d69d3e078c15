import { Wallet } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { formatCount } from '../../../shared/lib/format.ts';
import { BackHome } from '../../../shared/ui/BackHome.tsx';
import { ComingSoonButton } from '../../../shared/ui/ComingSoon.tsx';
import data from '../data.json';
import { POINTS } from '../data.ts';

const PlaceNav = () => {
  const { hash } = useLocation();
  return (
    <nav aria-label="Town" className="flex flex-wrap max-sm:justify-between sm:gap-x-1 lg:gap-x-3">
      {data.places.map(({ id, name }, index) => (
        <Link
          key={id}
          to={`#${id}`}
          aria-current={hash === `#${id}` || (!hash && index === 0) ? 'location' : undefined}
          className="dcode-hand inline-flex min-h-11 items-center border-transparent border-b-2 px-1 text-base sm:px-2 sm:text-lg hover:border-white/50 aria-[current]:border-(--gilt) aria-[current]:text-(--gilt)"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
};

/** Header of the main page: links to the four places of the town, the points and the wallet. */
export const TownHeader = () => (
  <header className="dcode-band">
    <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 pt-4 pb-3 sm:px-8">
      <p className="dcode-hand text-3xl">
        D<span className="text-(--gilt)">code</span>
      </p>
      <div className="order-last max-lg:-mx-1 sm:max-lg:-mx-2 max-lg:w-full lg:order-none">
        <PlaceNav />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:w-full max-sm:justify-between">
        <p>
          <span className="dcode-hand text-xl tabular-nums">{formatCount(POINTS)}</span> points
        </p>
        <ComingSoonButton
          note="Wallets are coming soon"
          className="inline-flex min-h-11 flex-wrap items-center gap-2 border-2 border-(--gilt) px-4 py-1 font-semibold text-(--gilt) hover:bg-(--gilt)/15"
        >
          <Wallet aria-hidden="true" className="size-4" />
          Connect wallet
        </ComingSoonButton>
      </div>
    </div>
    <div className="border-white/20 border-t">
      <div className="mx-auto max-w-6xl px-4 sm:px-8">
        <BackHome className="-ml-3" />
      </div>
    </div>
  </header>
);
