import { initialsOf, toneOf } from '../api/monogram.ts';
import { FactIcon } from './FactIcon.tsx';

export interface MonogramProps {
  /** The company's name, which stands beside the mark as text. */
  readonly company: string;
  /** The sizes of the tile and of its letters. */
  readonly className?: string;
}

/** A tile with the initials of a company, in a tone of its own; without a name, the icon of a company. */
export const Monogram = ({
  company,
  className = 'size-5 rounded-[0.3rem] text-[0.625rem]',
}: MonogramProps) => {
  const initials = initialsOf(company);
  if (initials === '') return <FactIcon of="company" className="mx-0.5 fill-none text-muted" />;
  return (
    <span
      aria-hidden="true"
      data-tone={toneOf(company)}
      className={`monogram inline-grid shrink-0 place-items-center border border-transparent font-bold tracking-tighter leading-none select-none ${className}`}
    >
      {initials}
    </span>
  );
};
