import { expect } from 'vitest';
import type { TestProvider } from './provider.ts';

export type Row = 'basic' | 'personality' | 'preferences' | 'reasons';
export type Tier = 'Small' | 'Medium' | 'Large' | null;

/**
 * The parts that each approval includes (contract §8): a table of the test's own, because the provider's is under test.
 */
export const ROWS = {
  basic: { label: 'Medium', items: 32, parts: [] },
  personality: { label: 'Large', items: 64, parts: ['traits'] },
  preferences: { label: 'Traits', items: 0, parts: ['topics'] },
  reasons: { label: 'Reasons', items: 0, parts: ['reasons'] },
} as const;
const TIERS = {
  Small: { items: 16, parts: [] },
  Medium: { items: 32, parts: [] },
  Large: { items: 64, parts: ['traits', 'topics'] },
} as const;

export const ROW_IDS = ['basic', 'personality', 'preferences', 'reasons'] as const;
export const COMBINATIONS: readonly (readonly Row[])[] = Array.from({ length: 16 }, (_, bits) =>
  ROW_IDS.filter((_id, index) => (bits >> index) % 2 === 1),
);

export interface Choice {
  readonly rows: readonly Row[];
  readonly tier: Tier;
}

export const expectedOf = ({ rows, tier }: Choice) => {
  const opened = [...rows.map((row) => ROWS[row]), ...(tier === null ? [] : [TIERS[tier]])];
  return {
    items: Math.max(0, ...opened.map(({ items }) => items)),
    parts: [...new Set<string>(opened.flatMap(({ parts }) => parts))].sort(),
  };
};

export const labelsOf = ({ rows, tier }: Choice) => [
  ...rows.map((row) => ({ data: ROWS[row].label })),
  ...(tier === null ? [] : [{ data: tier, tier: true }]),
];

interface Connectable extends Pick<TestProvider, 'database'> {
  readonly clock: Pick<TestProvider['clock'], 'now'>;
  readonly people: Pick<TestProvider['people'], 'find'>;
}

const VISION = { text: 'opencv', about: 'Computer vision and machine learning' };

export const connectGitHub = async (
  { clock, database, people }: Connectable,
  email: string,
  read: readonly { readonly text: string; readonly about: string | null }[] = [VISION],
) => {
  const now = clock.now();
  const own = { person_id: (await people.find(email)) ?? '', connector: 'github' } as const;
  await database.query
    .insertInto('accounts')
    .values({ ...own, sealed: '', scope: null, connected_at: now })
    .execute();
  const counts = { read: read.length, total: read.length };
  const reading = { ...counts, fault: null, list: null, position: null, due_at: null };
  await database.query
    .insertInto('readings')
    .values({ ...own, ...reading, state: 'done', changed_at: now, tries: 0, leased_until: 0 })
    .execute();
  await database.query
    .insertInto('signals')
    .values(read.map((signal) => ({ ...own, ...signal, kind: 'works-on', weight: 1, at: null }) as const))
    .execute();
};

export const itemsOf = (count: number) => [
  'Computer vision',
  ...Array.from({ length: count - 1 }, (_, index) => `Topic ${index}`),
];

export const partsOf = (result: unknown): string[] => {
  const { traits, traitResult, topics, reasons } = Object(result);
  expect(traits === undefined).toBe(traitResult === undefined);
  const hasReason = Array.isArray(reasons) && reasons.some((each) => each.length > 0);
  return [
    ...(hasReason ? ['reasons'] : []),
    ...(topics === undefined ? [] : ['topics']),
    ...(traits === undefined ? [] : ['traits']),
  ];
};
