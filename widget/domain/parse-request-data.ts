import type { DataSize, DataTypeId, RequestData, Tier } from '../types.ts';
import { DATA_SIZES, DATA_TYPE_IDS, REQUIRED_TYPE } from './request-data.ts';

const ofTypes = (ids: readonly unknown[]): RequestData | undefined => {
  const known = DATA_TYPE_IDS.filter((id) => ids.includes(id));
  const areAllKnown = ids.length > 0 && new Set(ids).size === known.length;
  return areAllKnown ? { kind: 'types', ids: [...new Set([REQUIRED_TYPE, ...known])] } : undefined;
};

const tierOf = (value: unknown): Tier | undefined => {
  const { type, descriptions, reward }: Record<string, unknown> = { ...Object(value) };
  const isText = typeof type === 'string' && typeof descriptions === 'string';
  if (!isText || (reward !== undefined && typeof reward !== 'string')) return undefined;
  return { type, descriptions, reward };
};

const ofTiers = (map: object): RequestData | undefined => {
  const tiers: Partial<Record<DataSize, Tier>> = {};
  for (const [key, value] of Object.entries(map)) {
    const size = DATA_SIZES.find((known) => known === key);
    const tier = tierOf(value);
    if (!size || !tier) return undefined;
    tiers[size] = tier;
  }
  return Object.keys(tiers).length > 0 ? { kind: 'tiers', tiers } : undefined;
};

const ofValue = (value: unknown): RequestData | undefined => {
  if (Array.isArray(value)) return ofTypes(value);
  return typeof value === 'object' && value !== null ? ofTiers(value) : undefined;
};

/** The default request: basic and personality (specification §9). */
export const DEFAULT_REQUEST_DATA: RequestData = {
  kind: 'types',
  ids: ['basic', 'personality'] satisfies DataTypeId[],
};

/**
 * Reads `request-data`: a comma list of ids, a JSON list of ids, or a JSON map of tiers (contract §2.1, §2.3).
 * `undefined` for anything else; an unknown id or size makes the whole value malformed.
 */
export const parseRequestData = (value: unknown): RequestData | undefined => {
  if (typeof value !== 'string') return ofValue(value);
  if (!/[[{]/.test(value)) return ofTypes(value.match(/[^\s,]+/g) ?? []);
  try {
    return ofValue(JSON.parse(value));
  } catch {
    return undefined;
  }
};
