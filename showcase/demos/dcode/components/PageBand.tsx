import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { BackHome } from '../../../shared/ui/BackHome.tsx';

export interface PageBandProps {
  /** Target of an additional back link. Without it, the only back link is the one to the home page. */
  readonly back?: { readonly to: string; readonly name: string };
}

/** Header of the profile pages: a back link and a link to the town. */
export const PageBand = ({ back }: PageBandProps) => (
  <header className="dcode-band">
    <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 sm:px-8">
      {back && (
        <Link
          to={back.to}
          className="-ml-3 inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm font-medium hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.name}
        </Link>
      )}
      <BackHome className={back ? '' : '-ml-3'} />
      <Link
        to="/dcode"
        className="dcode-hand ml-auto inline-flex min-h-9 items-center text-2xl hover:text-(--gilt)"
      >
        Dcode
      </Link>
    </div>
  </header>
);
