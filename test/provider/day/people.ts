import type { Answered } from '../support/ask.ts';
import type { Choice } from '../support/choices.ts';
import { COMBINATIONS } from '../support/choices.ts';
import { type Chance, createChance } from './chance.ts';

export const ACTS = [
  'connect',
  'pin',
  'passkey',
  'share',
  'share by code',
  'sign in by OpenID Connect',
  'ask',
  'ask too much',
  'refresh',
  'replay',
  'end',
  'renew',
  'sign out',
  'export',
  'delete',
] as const;
export type Act = (typeof ACTS)[number];

export interface Visit {
  readonly step: number;
  readonly acts: readonly Act[];
}

/** A person's grant, as far as the provider's answers describe it. */
export interface Given {
  readonly id: string;
  readonly subject: string;
  readonly choice: Choice;
  readonly receipt: string;
  readonly at: number;
  /** All access tokens of the grant. */
  readonly tokens: string[];
  /** Different items that were asked about. */
  asked: number;
  /** The one-time code that was exchanged, with its verifier. */
  code: { readonly code: string; readonly verifier: string } | null;
  refresh: string | null;
  usedRefresh: string | null;
  /** A fault cut an exchange: its tokens may have ended, or not. */
  isUnsure: boolean;
  /**
   * The reason and the time (in the order of all calls) since which tokens must be refused; `null` if the grant is
   * valid.
   */
  over: { readonly why: 'replaced' | 'withdrawn' | 'deleted'; readonly tick: number } | null;
  /** Time since which the tokens have ended by a second use of their code or refresh token. The grant stays valid. */
  tokensOver: number | null;
}

export interface Person {
  readonly index: number;
  readonly email: string;
  readonly peer: string;
  readonly app: number;
  readonly visits: readonly Visit[];
  readonly chance: Chance;
  token: string | null;
  /** The answer to the confirmation of the code, for sealing a PIN. */
  confirmed: Answered | null;
  pin: string | null;
  /** Ids of credentials. */
  readonly passkeys: string[];
  readonly connected: Set<string>;
  readonly given: Given[];
  /** Number of shares, for idempotency keys. */
  shares: number;
  /** Tokens of sessions, and since when they have ended. */
  readonly endedSessions: { readonly token: string; readonly tick: number }[];
  /** Codes that were used for a sign-in. */
  readonly usedCodes: {
    readonly code: string;
    readonly challenge: string;
    readonly key: string;
    readonly origin: string;
  }[];
  /** Number of answers that promised a mail. */
  codesAsked: number;
  /** Number of requests for a code that may have taken effect without an answer. */
  codesCut: number;
  isDeleted: boolean;
}

const FIRST: readonly [readonly Act[], ...(readonly Act[])[]] = [
  ['share', 'ask'],
  ['connect', 'share', 'ask'],
  ['connect', 'share by code', 'ask'],
  ['share', 'ask', 'ask too much'],
  ['connect', 'share', 'share', 'ask'],
  ['share by code', 'ask', 'replay'],
  ['renew', 'share', 'ask'],
  ['share', 'end', 'ask'],
];

const OPENID: readonly [readonly Act[], ...(readonly Act[])[]] = [
  ['sign in by OpenID Connect', 'ask'],
  ['sign in by OpenID Connect', 'refresh', 'ask'],
  ['connect', 'sign in by OpenID Connect', 'ask', 'refresh'],
  ['sign in by OpenID Connect', 'refresh', 'replay'],
];

const LATER: readonly [readonly Act[], ...(readonly Act[])[]] = [
  ['ask'],
  ['share', 'ask'],
  ['end'],
  ['end', 'share', 'ask'],
  ['export'],
  ['sign out'],
  ['delete'],
  ['connect', 'ask'],
  ['refresh', 'ask'],
];

export const BOOKSHOP = 0;
export const CINEMA = 1;
export const MUSEUM = 2;

/** One person of this many has a PIN, because each use takes a tenth of a second of a processor. */
const PIN_EVERY = 40;
const PASSKEY_EVERY = 20;

/** A person whose day the seed decides: when they come, what they do, and what they approve. */
export const planPerson = (seed: number, index: number, count: number, steps: number): Person => {
  const chance = createChance(`${seed} ${index}`);
  const app = index % 5 === 4 ? MUSEUM : index % 5 === 3 ? CINEMA : BOOKSHOP;
  const first = Math.floor((index * steps) / count);
  const acts = [...chance.pick(app === MUSEUM ? OPENID : FIRST)];
  if (index % PIN_EVERY === 7) acts.unshift('pin');
  if (index % PASSKEY_EVERY === 11 && app !== MUSEUM) acts.unshift('passkey');
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
    confirmed: null,
    pin: null,
    passkeys: [],
    connected: new Set(),
    given: [],
    shares: 0,
    endedSessions: [],
    usedCodes: [],
    codesAsked: 0,
    codesCut: 0,
    isDeleted: false,
  };
};

const TIERS = [null, null, 'Small', 'Medium', 'Large'] as const;

/** The approvals of a person: any of the sixteen combinations of rows, with or without a tier, at least one of them. */
export const chooseFor = ({ chance }: Pick<Person, 'chance'>): Choice => {
  const tier = chance.pick(TIERS);
  const rows = COMBINATIONS[chance.below(COMBINATIONS.length)] ?? [];
  return rows.length === 0 && tier === null ? { rows: ['basic'], tier } : { rows, tier };
};
