import type { DataSize, TierMap } from './connect-element.ts';
import type { WidgetMessage } from './widget-message.ts';

const FROM_THE_LARGEST: readonly DataSize[] = ['Large', 'Medium', 'Small'];

/** Returns the reward that a page promised for the largest tier that the person approved; `null` if there is none. */
export const rewardOf = (tiers: TierMap, approved: WidgetMessage['approved']): string | null => {
  const size = FROM_THE_LARGEST.find((each) => approved.some(({ data }) => data === each));
  return (size && tiers[size]?.reward) ?? null;
};
