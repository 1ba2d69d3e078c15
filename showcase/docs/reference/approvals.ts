import {
  APPROVAL_OF_TYPE,
  APPROVALS,
  type ApprovalId,
  LABELS_OF_TIER,
  openingOf,
} from '../../../provider/facts/approvals.ts';
import { excludedSubjects } from '../../../provider/facts/excluded-subjects.ts';
import { TOPICS_TOLD } from '../../../provider/facts/topics.ts';
import type { Fact } from '../parts/Facts.tsx';

const TYPES = Object.entries(APPROVAL_OF_TYPE);

/** The labels that each tier approves. */
export const TIER_FACTS = Object.entries(LABELS_OF_TIER).map(([tier, labels]) => ({ tier, labels }));

/** Names the data types and tiers that ask for an approval. */
const askedBy = (id: ApprovalId): string => {
  const types = TYPES.flatMap(([type, approval]) => (approval === id ? [`\`${type}\``] : []));
  const tiers = TIER_FACTS.flatMap(({ tier, labels }) =>
    labels.some((label) => label === APPROVALS[id].label) ? [`the tier \`${tier}\``] : [],
  );
  return `for ${[...types, ...tiers].join(' and ')}`;
};

const textOf = (id: ApprovalId): string => {
  const { items, traits, topics, reasonsAbove } = openingOf([id]);
  return [
    items > 0 ? `A score for each of ${items} different items.` : '',
    traits ? '`traits` and `traitResult`.' : '',
    topics
      ? `\`topics\`: the ${TOPICS_TOLD} strongest topics of the provider’s own, each with its score.`
      : '',
    reasonsAbove === null
      ? ''
      : `\`reasons\`: at most two for an item with a score above ${reasonsAbove}, each a name that the person follows or likes, and its platform.`,
  ]
    .filter(Boolean)
    .join(' ');
};

/** The answer of call 5 for each approval, by the provider's own rule. */
export const APPROVAL_FACTS: readonly Fact[] = (Object.keys(APPROVALS) as ApprovalId[]).map((id) => ({
  name: APPROVALS[id].label,
  note: askedBy(id),
  text: textOf(id),
}));

export const EXCLUDED = excludedSubjects('en');
