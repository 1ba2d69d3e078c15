import { parseJson } from '../../../widget/domain/fields.ts';
import { DATA_SIZES, DATA_TYPE_IDS } from '../../../widget/domain/request-data.ts';
import { isRecord } from '../../shared/lib/is-record.ts';

export type TierSize = (typeof DATA_SIZES)[number];

export interface TierDraft {
  readonly type: string;
  readonly descriptions: string;
  readonly reward: string;
}

/** Tiers by size. A missing size gets no row (contract §2.3). */
export type TierDrafts = Readonly<Partial<Record<TierSize, TierDraft>>>;

export type Request =
  | { readonly kind: 'types'; readonly ids: readonly string[] }
  | { readonly kind: 'tiers'; readonly tiers: TierDrafts }
  | { readonly kind: 'wrong'; readonly problem: string };

const wrong = (problem: string): Request => ({ kind: 'wrong', problem });

const typesOf = (ids: readonly unknown[]): Request => {
  const unknown = ids.filter((id) => !DATA_TYPE_IDS.some((known) => known === id));
  if (ids.length === 0) return wrong('Name at least one data type.');
  if (unknown.length > 0)
    return wrong(`Unknown data type: ${unknown.join(', ')}. Known are ${DATA_TYPE_IDS.join(', ')}.`);
  return { kind: 'types', ids: DATA_TYPE_IDS.filter((id) => id === 'basic' || ids.includes(id)) };
};

const draftOf = (value: unknown): TierDraft | null => {
  if (!isRecord(value)) return null;
  const { type, descriptions, reward = '' } = value;
  if (typeof type !== 'string' || typeof descriptions !== 'string' || typeof reward !== 'string') return null;
  return { type, descriptions, reward };
};

const tiersOf = (map: Record<string, unknown>): Request => {
  const tiers: Partial<Record<TierSize, TierDraft>> = {};
  for (const [key, value] of Object.entries(map)) {
    const size = DATA_SIZES.find((known) => known === key);
    const draft = draftOf(value);
    if (!size) return wrong(`“${key}” is no data size. Sizes are ${DATA_SIZES.join(', ')}.`);
    if (!draft) return wrong(`${size} needs the texts “type” and “descriptions”.`);
    tiers[size] = draft;
  }
  return Object.keys(tiers).length > 0 ? { kind: 'tiers', tiers } : wrong('Give at least one tier.');
};

/** Parses a `request-data` text like the widget. The result has a sentence about an invalid text. */
export const readRequest = (text: string): Request => {
  if (!/^\s*[[{]/.test(text)) return typesOf(text.match(/[^\s,]+/g) ?? []);
  const value = parseJson(text);
  if (Array.isArray(value)) return typesOf(value);
  return isRecord(value) ? tiersOf(value) : wrong('This is not JSON: check quotes, commas and brackets.');
};

/** Writes the tiers as the attribute's text. An empty reward is left out. */
export const writeTiers = (tiers: TierDrafts): string =>
  JSON.stringify(
    Object.fromEntries(
      DATA_SIZES.flatMap((size) => {
        const tier = tiers[size];
        if (!tier) return [];
        const { reward, ...texts } = tier;
        return [[size, reward === '' ? texts : { ...texts, reward }]];
      }),
    ),
  );

/** Initial values of the tier editor. */
export const SAMPLE_TIERS: Readonly<Record<TierSize, TierDraft>> = {
  Small: { type: 'Personality', descriptions: 'Your main traits', reward: '10% Discount' },
  Medium: { type: 'Traits', descriptions: 'Traits and interests', reward: '' },
  Large: { type: 'Full Profile', descriptions: 'Everything we know to be useful', reward: 'A free month' },
};
