import { type Choice, COMBINATIONS } from '../../support/choices.ts';

/** Repeatable random numbers (FNV-1a, then mulberry32): the same seed makes the same day. */
export const createChance = (seed: string) => {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (most: number) => Math.floor(next() * most),
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
  };
};

export type Chance = ReturnType<typeof createChance>;

export const ACTS = ['share', 'ask', 'end', 'sign out', 'delete'] as const;
export type Act = (typeof ACTS)[number];

export interface Visit {
  readonly step: number;
  readonly acts: readonly Act[];
}

export interface Given {
  readonly id: string;
  readonly subject: string;
  readonly choice: Choice;
  readonly receipt: string;
  readonly token: string;
  asked: number;
  /**
   * The reason and the time (in the order of all calls) since which tokens must be refused; `null` if the grant is
   * valid.
   */
  over: { readonly why: 'replaced' | 'withdrawn' | 'deleted'; readonly tick: number } | null;
}

export interface Person {
  readonly index: number;
  readonly email: string;
  readonly peer: string;
  readonly app: number;
  readonly visits: readonly Visit[];
  readonly chance: Chance;
  token: string | null;
  readonly given: Given[];
  shares: number;
  readonly endedSessions: { readonly token: string; readonly tick: number }[];
  usedCodes: number;
  codesAsked: number;
  codesCut: number;
  isDeleted: boolean;
}

const FIRST: readonly [readonly Act[], ...(readonly Act[])[]] = [
  ['share', 'ask'],
  ['share', 'share', 'ask'],
  ['share', 'end', 'ask'],
];

const LATER: readonly [readonly Act[], ...(readonly Act[])[]] = [
  ['ask'],
  ['share', 'ask'],
  ['end'],
  ['end', 'share', 'ask'],
  ['sign out'],
  ['delete'],
];

const BOOKSHOP = 0;
export const CINEMA = 1;

export const planPerson = (seed: number, index: number, count: number, steps: number): Person => {
  const chance = createChance(`${seed} ${index}`);
  const app = index % 4 === 3 ? CINEMA : BOOKSHOP;
  const first = Math.floor((index * steps) / count);
  const acts = chance.pick(FIRST);
  const visits: Visit[] = [{ step: first, acts }];
  for (let step = first + 1 + chance.below(4); step < steps; step += 1 + chance.below(steps)) {
    const later = chance.pick(LATER);
    visits.push({ step, acts: later });
    if (later.includes('delete')) break;
  }
  return {
    index,
    email: `person-${index}@example.org`,
    peer: `20.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    app,
    visits,
    chance,
    token: null,
    given: [],
    shares: 0,
    endedSessions: [],
    usedCodes: 0,
    codesAsked: 0,
    codesCut: 0,
    isDeleted: false,
  };
};

const TIERS = [null, null, 'Small', 'Medium', 'Large'] as const;

export const chooseFor = ({ chance }: Pick<Person, 'chance'>): Choice => {
  const tier = chance.pick(TIERS);
  const rows = COMBINATIONS[chance.below(COMBINATIONS.length)] ?? [];
  return rows.length === 0 && tier === null ? { rows: ['basic'], tier } : { rows, tier };
};
