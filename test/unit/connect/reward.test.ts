import { expect, it } from 'vitest';
import { rewardOf } from '../../../showcase/shared/connect/reward.ts';

const TIERS = {
  Small: { type: 'Personality', descriptions: '', reward: '10% Discount' },
  Large: { type: 'Full Profile', descriptions: '', reward: '3.5 USDC' },
};

it.each([
  [['Small'], '10% Discount'],
  [['Small', 'Large', 'Reasons'], '3.5 USDC'],
  [['Medium'], null],
  [[], null],
])('the reward for %j is %s', (approved, reward) => {
  expect(
    rewardOf(
      TIERS,
      approved.map((data) => ({ data })),
    ),
  ).toBe(reward);
});
