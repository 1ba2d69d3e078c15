import { z } from 'zod';
import { CONNECTOR_IDS } from '../../common/platforms/ids.ts';
import { SIGNAL_KINDS } from '../../common/platforms/kit/facts.ts';
import { EVERYTHING } from '../facts/approvals.ts';
import { TOPICS } from '../facts/topics.ts';
import { TRAITS, TYPES } from '../facts/trait-table.ts';
import { TOPIC_ITEMS } from '../interests/prepared-people.ts';
import type { Signals } from '../interests/signals.ts';
import { type InterestsView, interestList, removed, signalList } from './account-shapes.ts';
import { define, type Route } from './call.ts';
import type { Infer } from './inference.ts';
import { line } from './schemas.ts';

const named = <Name extends string>(names: readonly Name[], values: readonly number[] = []) =>
  names.map((name, index) => ({ name, value: values[index] ?? 0 }));

/** The scores of call 5 for the twenty topics. The person sees every reason. */
const interestsOf = async (infer: Infer, personId: string): Promise<InterestsView> => {
  const { output, reasons, traits, traitResult, why = null } = await infer(personId, TOPIC_ITEMS, EVERYTHING);
  const interests = TOPICS.map((topic, index) => ({
    topic,
    score: output.output[index]?.[0]?.[0] ?? 0,
    reasons: [...(reasons[index] ?? [])],
  }));
  return {
    interests: why === null ? interests.sort((a, b) => b.score - a.score) : [],
    illustration: traits ? { traits: named(TRAITS, traitResult), types: named(TYPES, traits) } : null,
    why,
  };
};

/** The person's inferred interests, and the signals of their platforms. */
export const accountInterestCalls = (infer: Infer, signals: Signals): readonly Route[] => [
  define.get('/account/api/interests', {
    id: 'accountInterests',
    summary: 'How much the person is drawn to each topic, with the reasons, and the illustration made of it',
    by: 'account',
    answer: interestList,
    handle: ({ caller: { session } }) => interestsOf(infer, session.personId),
  }),
  define.get('/account/api/signals', {
    id: 'accountSignals',
    summary: 'What was read of the person’s platforms',
    by: 'account',
    answer: signalList,
    handle: async ({ caller: { session } }) => ({
      signals: (await signals.of(session.personId)).map(({ platform, kind, text }) => ({
        platform,
        kind,
        text,
      })),
    }),
  }),
  define.post('/account/api/signals/remove', {
    id: 'accountRemoveSignal',
    summary: 'Forget one thing that was read',
    by: 'account',
    body: z.looseObject({
      platform: z.enum(CONNECTOR_IDS),
      kind: z.enum(SIGNAL_KINDS),
      text: line(2_000),
    }),
    answer: removed,
    handle: async ({ caller: { session }, body }) => ({
      removed: await signals.remove(session.personId, body),
    }),
  }),
];
