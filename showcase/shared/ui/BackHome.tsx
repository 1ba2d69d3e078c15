import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

interface BackHomeProps {
  readonly className?: string;
  readonly isReload?: boolean;
}

export const BackHome = ({ className = '', isReload = false }: BackHomeProps) => (
  <Link
    to="/"
    reloadDocument={isReload}
    className={`touch-target inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm font-medium opacity-80 hover:opacity-100 ${className}`}
  >
    <ArrowLeft aria-hidden="true" className="size-4" />
    Job board
  </Link>
);
