import type { Item } from '../../shared/connect/inference.ts';
import { type Interests, inPersonalOrder, whyFirst } from '../../shared/connect/personal-order.ts';
import { ABOUT } from './data.ts';
import type { Tournament } from './state.ts';

const textOf = ({ title }: Tournament) => ABOUT.get(title) ?? title;

/** The items for call 5. */
export const ITEMS: readonly Item[] = [...ABOUT.values()].map((text) => ({ text }));

/** Returns the tournaments in the person's order, and why the first one is first. */
export const inInterestOrder = (tournaments: readonly Tournament[], interests: Interests) => {
  const ordered = inPersonalOrder(tournaments, textOf, interests);
  const [first] = ordered;
  return { ordered, why: first ? whyFirst(first.title, textOf(first), interests) : null };
};
