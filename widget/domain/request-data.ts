import type { DataLabel, DataSize, DataTypeId, RequestData, Tier } from '../types.ts';

export const DATA_TYPE_IDS = [
  'basic',
  'personality',
  'preferences',
  'reasons',
] as const satisfies readonly DataTypeId[];
export const DATA_SIZES: readonly DataSize[] = /* @__PURE__ */ Object('Small Medium Large'.split(' '));

/** `basic` is required and cannot be toggled off (specification §5). */
export const REQUIRED_TYPE: DataTypeId = 'basic';

const LABEL_OF_TYPE: Record<DataTypeId, DataLabel> = {
  basic: 'Medium',
  personality: 'Large',
  preferences: 'Traits',
  reasons: 'Reasons',
};

/** Number of different items that each size opens (specification §9). */
export const ITEMS_OF_SIZE: ReadonlyMap<DataLabel, number> = new Map([
  ['Small', 16],
  ['Medium', 32],
  ['Large', 64],
]);

/** One row of the data request step. The catalogue has the texts of data types; the host gives those of tiers. */
export interface DataRow {
  readonly id: string;
  readonly required: boolean;
  /** The row's label in call 4 and in the window message (specification §7, call 4). */
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

/** In row order. All other rows are opt-in (specification §6). */
export const withRequired = (request: RequestData, selected: readonly string[]): string[] =>
  rowsOf(request).flatMap(({ id, required }) => (required || selected.includes(id) ? [id] : []));

/** Additional labels of a tier: the largest one includes the topics, and any tier can include the reasons. */
const besides = ({ label, tier }: DataRow): DataLabel[] => [
  ...(tier && label === 'Large' ? (['Traits'] as const) : []),
  ...(tier?.reasons ? (['Reasons'] as const) : []),
];

const chosen = (request: RequestData, approved: readonly string[]) =>
  rowsOf(request).filter(({ id }) => approved.includes(id));

export const labelsOf = (request: RequestData, approved: readonly string[]): DataLabel[] => {
  const rows = chosen(request, approved);
  const reasons = rows.some(({ tier }) => tier?.reasons) ? (['Reasons'] as const) : [];
  return [...rows.map(({ label }) => label), ...reasons];
};

/** What the rows would confirm in call 4, in their order, and at the end the reasons of tiers. */
export const confirmationsOf = (request: RequestData) => {
  const rows = rowsOf(request);
  const reasons = rows.some(({ tier }) => tier?.reasons) ? [{ data: 'Reasons', tier: false }] : [];
  return [...rows.map(({ label, tier }) => ({ data: label, tier: tier !== undefined })), ...reasons];
};

/** The data that call 4 requests in test mode: labels of the approved rows, and the additional labels of tiers. */
export const grantedLabels = (request: RequestData, approved: readonly string[]): DataLabel[] => [
  ...new Set(chosen(request, approved).flatMap((row) => [row.label, ...besides(row)])),
];

/** Unknown and required ids change nothing. */
export const toggleRow = (request: RequestData, selected: readonly string[], id: string): string[] => {
  const wanted = (row: DataRow) =>
    row.id === id && !row.required ? !selected.includes(id) : selected.includes(row.id);
  return rowsOf(request).flatMap((row) => (wanted(row) ? [row.id] : []));
};
