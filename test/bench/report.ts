export interface Figure {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly runs: number;
}

export type Unit = 'ms' | 'µs' | 'KB' | 'MB' | 'B' | '×' | '/s' | '';

export interface Reach {
  readonly text: string;
  readonly holds: boolean;
}

export interface Row {
  readonly name: string;
  readonly unit: Unit;
  readonly widget: Figure;
  readonly plain?: Figure | undefined;
  readonly reach?: Reach;
}

export interface Table {
  readonly title: string;
  readonly subject?: string;
  readonly rows: readonly Row[];
  readonly beside?: string;
  readonly note?: string;
}

const at = (sorted: readonly number[], index: number) => sorted[index] ?? Number.NaN;

export const figureOf = (values: readonly number[]): Figure => {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    median: at(sorted, Math.floor(sorted.length / 2)),
    min: at(sorted, 0),
    max: at(sorted, sorted.length - 1),
    runs: sorted.length,
  };
};

export const atMost = (value: number, limit: number, text: string): Reach => ({
  text: `≤ ${text}`,
  holds: value <= limit,
});

export const atLeast = (value: number, limit: number, text: string): Reach => ({
  text: `≥ ${text}`,
  holds: value >= limit,
});

export const boundedRow = (name: string, unit: Unit, widget: Figure, limit: number): Row => ({
  name,
  unit,
  widget,
  reach: atMost(widget.median, limit, amount(limit, unit)),
});

const DECIMALS: Readonly<Partial<Record<Unit, number>>> = { '': 4, '×': 2 };

const digits = (value: number, unit: Unit) =>
  Number.isInteger(value) ? `${value}` : value.toFixed(DECIMALS[unit] ?? 1);

const amount = (value: number, unit: Unit) => `${digits(value, unit)}${unit && ` ${unit}`}`;

const cell = (figure: Figure | undefined, unit: Unit) => {
  if (!figure) return '';
  const { median, min, max, runs } = figure;
  return runs > 1 && min < max
    ? `${amount(median, unit)} (${digits(min, unit)}–${digits(max, unit)})`
    : amount(median, unit);
};

const headOf = ({ subject = 'widget', beside = '' }: Table) => ['', subject, beside, 'reach', ''];

const linesOf = ({ name, unit, widget, plain, reach }: Row) => [
  name,
  cell(widget, unit),
  cell(plain, unit),
  reach?.text ?? '',
  reach ? (reach.holds ? 'yes' : 'NO') : '',
];

export const print = (table: Table): void => {
  const { title, rows, note } = table;
  const head = headOf(table);
  const lines = [head, ...rows.map(linesOf)];
  const used = head.map((_, column) => lines.slice(1).some((line) => line[column]));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const line of lines) {
    const cells = line.flatMap((text, column) => (used[column] ? [text.padEnd(widths[column] ?? 0)] : []));
    console.log(`  ${cells.join('  ')}`.trimEnd());
  }
  if (note) console.log(`  ${note}`);
};
