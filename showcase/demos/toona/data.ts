import type { TierMap } from '../../shared/connect/connect-element.ts';
import data from './data.json';

/** Number of coins, the same for every visitor (specification §9). */
export const COINS = 150;

/** The rows of the widget's data request. */
export const TIERS: TierMap = data.tiers;

/** The subject of each anime in plain words. Call 5 gets this text. */
export const ABOUT: ReadonlyMap<string, string> = new Map(Object.entries(data.about));
