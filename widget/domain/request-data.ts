import type { DataLabel, DataSize, DataTypeId, RequestData, Tier } from '../types.ts';

export const DATA_TYPE_IDS = [
  'basic',
  'personality',
  'preferences',
  'reasons',
] as const satisfies readonly DataTypeId[];
export const DATA_SIZES = ['Small', 'Medium', 'Large'] as const satisfies readonly DataSize[];

/** `basic` is required and cannot be toggled off (specification §5). */
export const REQUIRED_TYPE: DataTypeId = 'basic';

const LABEL_OF_TYPE: Record<DataTypeId, DataLabel> = {
  basic: 'Medium',
  personality: 'Large',
  preferences: 'Traits',
  reasons: 'Reasons',
};

/** One row of the data request step. The catalogue has the texts of data types; the host gives those of tiers. */
export interface DataRow {
  readonly id: string;
  readonly required: boolean;
  /** The label of this row in call 4 and in the window message (specification §7, call 4). */
  readonly label: DataLabel;
  readonly tier?: Tier;
}

export const rowsOf = (request: RequestData): DataRow[] =>
  request.ids
    ? request.ids.map((id) => ({ id, required: id === REQUIRED_TYPE, label: LABEL_OF_TYPE[id] }))
    : DATA_SIZES.flatMap((size) => {
        const tier = request.tiers[size];
        return tier ? [{ id: size.toLowerCase(), required: false, label: size, tier }] : [];
      });

/** The chosen ids, and those that are required; everything else is an opt-in (specification §6). In the order of the rows. */
export const withRequired = (request: RequestData, selected: readonly string[]): string[] =>
  rowsOf(request).flatMap(({ id, required }) => (required || selected.includes(id) ? [id] : []));

/** What a tier opens beside its size: the largest one the topics, and any the reasons if it asks for them. */
const besides = ({ label, tier }: DataRow): DataLabel[] => [
  ...(tier && label === 'Large' ? (['Traits'] as const) : []),
  ...(tier?.reasons ? (['Reasons'] as const) : []),
];

const chosen = (request: RequestData, approved: readonly string[]) =>
  rowsOf(request).filter(({ id }) => approved.includes(id));

/** Labels of the approved rows, in the order of the rows. */
export const labelsOf = (request: RequestData, approved: readonly string[]): DataLabel[] => {
  const rows = chosen(request, approved);
  const reasons = rows.some(({ tier }) => tier?.reasons) ? (['Reasons'] as const) : [];
  return [...rows.map(({ label }) => label), ...reasons];
};

/** What call 4 asks for in test mode: the labels of the approved rows, and what tiers open beside their size. */
export const grantedLabels = (request: RequestData, approved: readonly string[]): DataLabel[] => [
  ...new Set(chosen(request, approved).flatMap((row) => [row.label, ...besides(row)])),
];

/** The selection after a press on `id`: unknown and required ids change nothing; order follows the rows. */
export const toggleRow = (request: RequestData, selected: readonly string[], id: string): string[] => {
  const wanted = (row: DataRow) =>
    row.id === id && !row.required ? !selected.includes(id) : selected.includes(row.id);
  return rowsOf(request).flatMap((row) => (wanted(row) ? [row.id] : []));
};
