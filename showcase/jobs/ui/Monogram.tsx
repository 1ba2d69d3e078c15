import words from '../interests/common-words.json';
import { FactIcon } from './FactIcon.tsx';

/** Words that are in many companies' names: articles, conjunctions and legal forms. */
const COMMON = new Set(words.ofCompanies.split(' '));
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** One letter or digit with its marks. */
const FIRST = /^.\p{M}*/u;

/** How many tones `board.css` has. */
const TONES = 8;

/** Whether a script has capitals. Only such scripts get two initials: Arabic, for example, would join two letters. */
const isCased = (letter: string) => letter.toLowerCase() !== letter.toUpperCase() || /\p{N}/u.test(letter);

/** One or two initials of a company, `FS` for "The Fernhollow Software Co."; an empty text for a name without letters. */
const initialsOf = (company: string): string => {
  const words = company.match(WORDS) ?? [];
  const own = words.filter((word) => !COMMON.has(word.toLowerCase()));
  const [first, second] = own.length > 0 ? own : words;
  if (first === undefined) return '';
  if ([...first].length === 2 && first === first.toUpperCase() && isCased(first)) return first;
  return [first, second]
    .flatMap((word) => word?.match(FIRST) ?? [])
    .filter((letter, place) => place === 0 || isCased(letter))
    .join('')
    .toUpperCase();
};

/** The tone of a company, 0 to 7: the same on every card and at every visit. */
const toneOf = (company: string): number =>
  [...company].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % TONES;

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
