/** One measured figure: the median of its runs, with the smallest and the largest. */
export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | 'B' | '';
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly runs: number;
}

export interface Table {
  readonly title: string;
  readonly figures: readonly Figure[];
}

export const figureOf = (name: string, unit: Figure['unit'], values: readonly number[]): Figure => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return {
    name,
    unit,
    median: at(Math.floor(sorted.length / 2)),
    min: at(0),
    max: at(sorted.length - 1),
    runs: sorted.length,
  };
};

const text = (value: number, unit: Figure['unit']) =>
  `${Number.isInteger(value) ? value : value.toFixed(unit === '' ? 4 : 1)}${unit && ` ${unit}`}`;

/** Prints a table: name, median, and the spread where there is one. */
export const print = ({ title, figures }: Table): void => {
  console.log(`\n${title}`);
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, unit, median, min, max, runs } of figures) {
    const spread = runs > 1 ? `  (${text(min, unit)} – ${text(max, unit)}, ${runs} runs)` : '';
    console.log(`  ${name.padEnd(width)}  ${text(median, unit)}${spread}`);
  }
};
