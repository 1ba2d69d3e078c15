import { CONNECTOR_IDS } from '../../../common/platforms/ids.ts';
import type { Access } from '../../../common/platforms/kit/facts.ts';
import { accessTo, listsOf } from '../../../common/platforms/platforms.ts';
import {
  APPROVAL_OF_TYPE,
  APPROVALS,
  type ApprovalId,
  LABELS_OF_TIER,
  openingOf,
} from '../../../provider/facts/approvals.ts';
import { excludedSubjects } from '../../../provider/facts/excluded-subjects.ts';
import { KEPT, KEPT_CHARACTERS } from '../../../provider/facts/signal.ts';
import { TOPICS_TOLD, TRAIT_TABLE, TYPE_TABLE } from '../../../provider/facts/topics.ts';
import type { DataRequestResult } from '../../../widget/types.ts';
import { slug } from '../../shared/lib/format.ts';
import type { Fact } from '../parts/Facts.tsx';
import browsersJson from './browsers.json';
import errors from './errors.json';
import keptTexts from './kept.json';
import outcomes from './outcomes.json';
import results from './results.json';

const TYPES = Object.entries(APPROVAL_OF_TYPE);

export const TIER_FACTS = Object.entries(LABELS_OF_TIER).map(([tier, labels]) => ({ tier, labels }));

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

export const APPROVAL_FACTS = (Object.keys(APPROVALS) as ApprovalId[]).map((id) => ({
  name: APPROVALS[id].label,
  note: askedBy(id),
  text: textOf(id),
}));

export const EXCLUDED = excludedSubjects('en');

/** The lowest versions in which everything works. `scripts/browsers.ts` compiles the widget for them. */
export const LOWEST = { chrome: 125, edge: 125, firefox: 126, safari: 17.5 } as const;

type Versions = Readonly<Record<keyof typeof LOWEST, number | null>>;

interface Feature extends Versions {
  readonly name: string;
  /** `null` for a feature that the widget needs. */
  readonly without: string | null;
  /** Whether a test covers it in Chromium, Firefox and WebKitGTK. The other rows are based on MDN's data only. */
  readonly isTested: boolean;
}

/** First versions with the feature, from MDN's compatibility data 8.1.9; `null` if no version has it. */
const FEATURES: readonly Feature[] = browsersJson;

const versionsText = ({ chrome, edge, firefox, safari }: Versions) =>
  [
    ['Chrome', chrome],
    ['Edge', edge],
    ['Firefox', firefox],
    ['Safari', safari],
  ]
    .map(([browser, version]) => (version === null ? `no ${browser}` : `${browser} ${version}`))
    .join(', ');

export const FEATURE_FACTS = FEATURES.map((feature) => ({
  name: feature.name,
  note: [feature.without === null ? 'needed' : 'optional', ...(feature.isTested ? ['tested'] : [])].join(
    ', ',
  ),
  text: `${versionsText(feature)}.${feature.without === null ? '' : ` Elsewhere ${feature.without}`}`,
}));

export const KEPT_FACTS = KEPT.map(({ name, until }) => {
  const { title, what } = keptTexts.what[name];
  const ends = until.map((ending) => keptTexts.endings[ending]).join(' or ');
  return { name: title, text: `${what.replace('{characters}', `${KEPT_CHARACTERS.about}`)} Until ${ends}.` };
});

// Typed with the widget's own type, so that a new field without a description is a compile error.
const RESULT: Readonly<Record<keyof DataRequestResult, { note: string; text: string }>> = results.result;

export const RESULT_FIELDS = Object.entries(RESULT).map(([name, field]) => ({ name, ...field }));

export const MESSAGE_FIELDS = results.messageFields;

const leaningsOf = (leanings: Readonly<Record<string, number>>) =>
  Object.entries(leanings)
    .map(([topic, lean]) => `${topic} ${lean > 0 ? '+' : '−'}${Math.abs(lean)}`)
    .join(', ');

export const TRAIT_FACTS = Object.entries(TRAIT_TABLE).map(([name, leanings]) => ({
  name,
  text: leaningsOf(leanings),
}));

export const TYPE_FACTS = Object.entries(TYPE_TABLE).map(([name, topics]) => ({
  name,
  text: topics.join(', '),
}));

const OUTCOMES: Readonly<Record<string, string>> = outcomes;

/** Such as "`429 8` (the provider waits)". */
const refusalText = ({ refusals }: Access): string =>
  Object.entries(refusals)
    .map(([outcome, names]) => `${names.map((name) => `\`${name}\``).join(', ')} (${OUTCOMES[outcome]})`)
    .join('; ');

export const PLATFORM_FACTS: readonly Fact[] = CONNECTOR_IDS.map((id) => {
  const access = accessTo(id);
  const { closed, review, quota, cost, page, refusalsPage, unconfirmed } = access;
  const lists = listsOf(id).map(([name, { atMost }]) => `${name} (at most ${atMost})`);
  return {
    name: id,
    note: cost,
    text: [
      `Read: ${lists.join(', ')}.`,
      closed === null ? '' : `Not offered: ${closed}.`,
      `Needs: ${review}. Quota: ${quota}. [Source](${page})`,
      `Refuses with ${refusalText(access)}. [Source of its refusals](${refusalsPage})`,
      unconfirmed === undefined ? '' : `Not confirmed on its own pages: ${unconfirmed}.`,
    ],
  };
});

/** `code` is `failure.code` or the source of the error. */
export const ERROR_FACTS: readonly Fact[] = errors.map(({ text, code, cause, remedy }) => ({
  id: slug(`error ${code}`),
  name: text,
  note: code,
  text: [cause, remedy],
}));
