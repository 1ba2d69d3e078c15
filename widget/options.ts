import type { ConnectorId } from '../common/platforms/ids.ts';

/** Platforms that a person can connect, by their name in call 3 (specification §7). */
export type ConnectorName = ConnectorId;

/** What a page asks for, and a person switches on, by its id in `request-data`. */
export type DataTypeId = 'basic' | 'personality' | 'preferences' | 'reasons';
/** The size of a tier; the result names it in lower case. */
export type DataSize = 'Small' | 'Medium' | 'Large';
/** Label of an approved entry in call 4 and the window message. */
export type DataLabel = DataSize | 'Traits' | 'Reasons';

/** One tier of `request-data` (contract §2.3), the specification's data request entry. */
export interface Tier {
  /** The name of the row. */
  readonly type: string;
  /** The row's description, in the page's own words. */
  readonly descriptions: string;
  /** What the page gives in return; shown as a badge. */
  readonly reward?: string;
  /** Whether the tier includes the reasons for scores; the row then says so in the provider's words. */
  readonly reasons?: boolean;
}

/** The requested data: data types by id, or the host's own tiers by size. */
export type RequestData =
  | { readonly ids: readonly DataTypeId[]; readonly tiers?: never }
  | { readonly tiers: Readonly<Partial<Record<DataSize, Tier>>>; readonly ids?: never };
