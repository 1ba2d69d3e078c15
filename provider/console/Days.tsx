import { Empty } from '../kit/states.tsx';
import { numeral } from './words.ts';

interface DaysProps {
  readonly caption: string;
  readonly days: readonly { readonly day: string; readonly counts: Readonly<Record<string, number>> }[];
  /** Headings by kind, in the order of the columns. Without it, the columns are the kinds of the data. */
  readonly columns?: Readonly<Record<string, string>>;
}

export function Days({ caption, days, columns }: DaysProps) {
  if (days.length === 0)
    return <Empty title="Nothing was counted">Counts of the last 30 days are shown here.</Empty>;
  const found = [...new Set(days.flatMap(({ counts }) => Object.keys(counts)))].sort();
  const heads = columns ?? Object.fromEntries(found.map((kind) => [kind, kind]));
  const kinds = Object.keys(heads);
  const sumOf = (kind: string) => days.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by the keyboard
    <section className="table" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" className="number">
                {heads[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, counts }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {kinds.map((kind) => (
                <td key={kind} className="number">
                  {numeral(counts[kind] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">30 days</th>
            {kinds.map((kind) => (
              <td key={kind} className="number">
                {numeral(sumOf(kind))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
