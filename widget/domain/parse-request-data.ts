import type { DataTypeId, RequestData, Tier } from '../types.ts';
import { fieldsOf, isIn, isText, parseJson } from './fields.ts';
import { DATA_SIZES, DATA_TYPE_IDS, REQUIRED_TYPE } from './request-data.ts';

const ofTypes = (ids: readonly unknown[]): RequestData | false => {
  const isAsked = (id: DataTypeId) => id === REQUIRED_TYPE || ids.includes(id);
  return ids.every(isIn(DATA_TYPE_IDS)) && { ids: DATA_TYPE_IDS.filter(isAsked) };
};

const tierOf = (value: unknown): Tier | false => {
  const { type, descriptions, reward, reasons } = fieldsOf(value);
  return (
    isText(type) &&
    isText(descriptions) &&
    (reward === undefined || isText(reward)) &&
    // A check for a boolean that costs the shell five bytes less than `typeof`.
    (reasons === undefined || reasons === !!reasons) && {
      type,
      descriptions,
      reward,
      reasons,
    }
  );
};

const ofTiers = (map: object): RequestData | false | undefined => {
  const tiers = Object.entries(map).map(([size, value]) => [size, tierOf(value)] as const);
  const isKnown = ([size, tier]: (typeof tiers)[number]) => isIn(DATA_SIZES)(size) && tier;
  return tiers[0] && tiers.every(isKnown) && { tiers: Object.fromEntries(tiers) };
};

/** Specification §9. */
export const DEFAULT_REQUEST_DATA: RequestData = {
  ids: ['basic', 'personality'] satisfies DataTypeId[],
};

/** An unknown id or size makes the whole value invalid (contract §2.1). */
export const parseRequestData = (text: string): RequestData | false | undefined => {
  const value = parseJson(text) ?? text.match(/[^\s,]+/g);
  return Array.isArray(value) ? value[0] && ofTypes(value) : ofTiers(fieldsOf(value));
};
