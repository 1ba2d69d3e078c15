import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

export interface BackHomeProps {
  /** A demo's own look; colours are the text's around it. */
  readonly className?: string;
  readonly label?: string;
  /** Loads the job board as a page of its own. */
  readonly isReload?: boolean;
}

/** The way from a demo back to the job board. */
export const BackHome = ({ className = '', label = 'Job board', isReload = false }: BackHomeProps) => (
  <Link
    to="/"
    reloadDocument={isReload}
    className={`inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm font-medium opacity-80 hover:opacity-100 ${className}`}
  >
    <ArrowLeft aria-hidden="true" className="size-4" />
    {label}
  </Link>
);
