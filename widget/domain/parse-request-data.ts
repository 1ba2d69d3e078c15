import type { DataSize, DataTypeId, RequestData, Tier } from '../types.ts';
import { fieldsOf, isText, parseJson } from './fields.ts';
import { DATA_SIZES, DATA_TYPE_IDS, REQUIRED_TYPE } from './request-data.ts';

const ofTypes = (ids: readonly unknown[]): RequestData | undefined => {
  const areAllKnown = ids.length > 0 && ids.every((id) => DATA_TYPE_IDS.some((known) => known === id));
  const isAsked = (id: DataTypeId) => id === REQUIRED_TYPE || ids.includes(id);
  return areAllKnown ? { kind: 'types', ids: DATA_TYPE_IDS.filter(isAsked) } : undefined;
};

const tierOf = (value: unknown): Tier | undefined => {
  const { type, descriptions, reward } = fieldsOf(value);
  const isReward = reward === undefined || isText(reward);
  return isText(type) && isText(descriptions) && isReward ? { type, descriptions, reward } : undefined;
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

/** The default request: basic and personality (specification §9). */
export const DEFAULT_REQUEST_DATA: RequestData = {
  kind: 'types',
  ids: ['basic', 'personality'] satisfies DataTypeId[],
};

/**
 * Reads `request-data`: a comma list of ids, a JSON list of ids, or a JSON map of tiers (contract §2.1, §2.3).
 * `undefined` for anything else; an unknown id or size makes the whole value malformed.
 */
export const parseRequestData = (text: string): RequestData | undefined => {
  if (!/[[{]/.test(text)) return ofTypes(text.match(/[^\s,]+/g) ?? []);
  const value = parseJson(text);
  return Array.isArray(value) ? ofTypes(value) : ofTiers(fieldsOf(value));
};
