import type { Job } from '../api/job.ts';
import { categoryArt } from '../interests/catalogue.ts';
import words from '../interests/common-words.json';

/** Shapes from Lucide (https://lucide.dev), ISC licence, each joined to one path: a long list draws thousands of them. */
const SHAPES = {
  company:
    'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM9 22v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3M8 6h.01M8 10h.01M8 14h.01M12 6h.01M12 10h.01M12 14h.01M16 6h.01M16 10h.01M16 14h.01',
  place:
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  save: 'm19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2z',
  hide: 'M10.7 5.1A10.7 10.7 0 0 1 21.9 11.7a1 1 0 0 1 0 .7 10.7 10.7 0 0 1-1.4 2.5M14.1 14.2a3 3 0 0 1-4.2-4.2M17.5 17.5a10.7 10.7 0 0 1-15.4-5.2 1 1 0 0 1 0-.7 10.7 10.7 0 0 1 4.4-5.1M2 2l20 20',
  answers: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  facts: 'M12 6v6l3.5 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z',
};

export interface FactIconProps {
  readonly of: keyof typeof SHAPES;
  readonly className?: string;
}

export const FactIcon = ({ of, className = 'fill-none text-muted' }: FactIconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={`size-4 shrink-0 stroke-2 stroke-current [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
  >
    <path d={SHAPES[of]} />
  </svg>
);

export const CategoryArt = ({ label, className = 'size-4' }: { label: string; className?: string }) => (
  <svg aria-hidden="true" className={`shrink-0 ${className}`}>
    <use href={categoryArt(label)} />
  </svg>
);

export const CategoryLabel = ({ job }: { job: Job }) => (
  <p className="inline-flex min-w-0 items-center gap-1.5 text-sm font-medium text-accent">
    <CategoryArt label={job.category.label} />
    <span className="truncate">{job.category.label || 'Other'}</span>
  </p>
);

const COMMON = new Set(words.ofCompanies.split(' '));
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const FIRST = /^.\p{M}*/u;

const TONES = 8;

/** Only scripts with capitals get two initials: Arabic, for example, would join two letters. */
const isCased = (letter: string) => letter.toLowerCase() !== letter.toUpperCase() || /\p{N}/u.test(letter);

/** `FS` for "The Fernhollow Software Co."; empty without letters. */
const initialsOf = (company: string): string => {
  const words = company.match(WORDS) ?? [];
  const own = words.filter((word) => !COMMON.has(word.toLowerCase()));
  const [first, second] = own.length > 0 ? own : words;
  if (first === undefined) return '';
  if ([...first].length === 2 && first === first.toUpperCase() && isCased(first)) return first;
  return [first, second]
    .flatMap((word) => word?.match(FIRST) ?? [])
    .filter((letter, index) => index === 0 || isCased(letter))
    .join('')
    .toUpperCase();
};

/** Colours of a company's tile, the same at every visit, with at least 5.8:1 between letters and tile. */
const coloursOf = (company: string) => {
  const sum = [...company].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  const hue = 20 + (360 / TONES) * (sum % TONES);
  return {
    color: `light-dark(oklch(0.43 0.11 ${hue}), oklch(0.9 0.06 ${hue}))`,
    background: `light-dark(oklch(0.92 0.045 ${hue}), oklch(0.34 0.06 ${hue}))`,
  };
};

interface MonogramProps {
  readonly company: string;
  readonly className?: string;
}

export const Monogram = ({
  company,
  className = 'size-5 rounded-[0.3rem] text-[0.625rem]',
}: MonogramProps) => {
  const initials = initialsOf(company);
  if (initials === '') return <FactIcon of="company" className="mx-0.5 fill-none text-muted" />;
  return (
    <span
      aria-hidden="true"
      style={coloursOf(company)}
      className={`inline-grid shrink-0 place-items-center border border-transparent font-bold tracking-tighter leading-none select-none ${className}`}
    >
      {initials}
    </span>
  );
};
