import type { DataSize, DataTypeId, RequestData, Tier } from '../types.ts';
import { DATA_SIZES, DATA_TYPE_IDS, REQUIRED_TYPE } from './request-data.ts';

const ofTypes = (ids: readonly unknown[]): RequestData | undefined => {
  const known = DATA_TYPE_IDS.filter((id) => ids.includes(id) || id === REQUIRED_TYPE);
  const allKnown = ids.every((id) => DATA_TYPE_IDS.some((known) => known === id));
  return allKnown && ids.length > 0 ? { kind: 'types', ids: known } : undefined;
};

const isTier = (value: unknown): value is Tier =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'descriptions' in value &&
  typeof value.descriptions === 'string' &&
  (!('reward' in value) || value.reward === undefined || typeof value.reward === 'string');

const ofTiers = (map: object): RequestData | undefined => {
  const entries = Object.entries(map);
  const tiers: Partial<Record<DataSize, Tier>> = {};
  for (const size of DATA_SIZES) {
    const tier = entries.find(([key]) => key === size)?.[1];
    if (isTier(tier)) tiers[size] = { type: tier.type, descriptions: tier.descriptions, reward: tier.reward };
  }
  const count = Object.keys(tiers).length;
  return count > 0 && count === entries.length ? { kind: 'tiers', tiers } : undefined;
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
  if (!/^\s*[[{]/.test(value)) return ofTypes(value.split(',').map((id) => id.trim()));
  try {
    return ofValue(JSON.parse(value));
  } catch {
    return undefined;
  }
};
