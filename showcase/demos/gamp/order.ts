import type { Item } from '../../shared/connect/inference.ts';
import { type Interests, orderWithReason } from '../../shared/connect/personal-order.ts';
import { ABOUT } from './data.ts';
import type { Tournament } from './state.ts';

const textOf = ({ title }: Tournament) => ABOUT.get(title) ?? title;

/** The items for call 5. */
export const ITEMS: readonly Item[] = [...ABOUT.values()].map((text) => ({ text }));

/** Returns the tournaments in the person's order, and why the first one is first. */
export const inInterestOrder = (tournaments: readonly Tournament[], interests: Interests) =>
  orderWithReason(tournaments, ({ title }) => title, textOf, interests);
