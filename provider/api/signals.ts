import { z } from 'zod';
import { isSourceId, SOURCE_IDS, type SourceId } from '../../common/platforms/ids.ts';
import { SIGNAL_KINDS } from '../../common/platforms/kit/facts.ts';
import { EVERYTHING } from '../facts/approvals.ts';
import { TOPICS, TRAITS, TYPES } from '../facts/topics.ts';
import { TOPIC_ITEMS } from '../interests/prepared-people.ts';
import { Problem } from '../problem.ts';
import { type InterestsView, interestList, removed, signalList, signalsAdded } from './account-shapes.ts';
import { define, type Route } from './call.ts';
import type { Infer } from './inference.ts';
import type { CallParts } from './modules.ts';
import { line } from './schemas.ts';

/** Maximum number of entries, the same as for a connected platform. */
const MAX_ENTRIES = 500;
/** 500 entries of 420 characters, at three bytes each, with the rest of the JSON. */
const BODY_BYTES = 1024 * 1024;

/** The last time that a `Date` can have. The export could not write a later one. */
const LAST_TIME_MS = 8_640_000_000_000_000;

const entry = z.looseObject({
  kind: z.enum(SIGNAL_KINDS),
  text: z.string().max(2_000).regex(/\S/),
  about: z.string().max(2_000).optional(),
  at: z.int().min(0).max(LAST_TIME_MS).nullish().meta({ description: 'Milliseconds since 1970.' }),
});

const body = z.looseObject({
  platform: z.enum(SOURCE_IDS),
  signals: z
    .array(entry)
    .min(1)
    .max(MAX_ENTRIES)
    .meta({ description: 'What the person left ticked of a download that was read in their browser.' }),
});

const platformOf = (name: string | undefined): SourceId => {
  if (!isSourceId(name)) throw new Problem('connector.unknown');
  return name;
};

const FACTS = { body, bodyBytes: BODY_BYTES, answer: signalsAdded };

/** The entries that the person's browser read and the person left ticked. */
export const signalCalls = ({ archives, countArchive }: CallParts): readonly Route[] => [
  define.post('/api/signals', {
    ...FACTS,
    id: 'addSignals',
    by: 'session',
    refuses: ['app.test', 'archive.frame', 'archive.limit'],
    begin: async ({ session, embedder, seesPeople }) => {
      if (!seesPeople) throw new Problem('app.test');
      if (embedder === null) throw new Problem('archive.frame');
      await countArchive(session);
    },
    handle: async ({ caller: { session }, body: { platform, signals } }) =>
      archives.replace(session.personId, platform, signals),
  }),
  define.post('/account/api/signals', {
    ...FACTS,
    id: 'accountAddSignals',
    by: 'account',
    refuses: ['archive.limit'],
    begin: ({ session }) => countArchive(session),
    handle: async ({ caller: { session }, body: { platform, signals } }) =>
      archives.replace(session.personId, platform, signals),
  }),
  define.delete('/account/api/archives/{source}', {
    id: 'accountRemoveArchive',
    by: 'account',
    answer: removed,
    refuses: ['connector.unknown'],
    handle: async ({ caller: { session }, params }) => ({
      removed: await archives.remove(session.personId, platformOf(params.source)),
    }),
  }),
];

const named = <Name extends string>(names: readonly Name[], values: readonly number[] = []) =>
  names.map((name, index) => ({ name, value: values[index] ?? 0 }));

/** Returns the interests with every reason, because the person themselves may see all of them. */
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

const removing = {
  body: z.looseObject({
    platform: z.enum(SOURCE_IDS),
    kind: z.enum(SIGNAL_KINDS),
    text: line(2_000),
  }),
  answer: removed,
};

export const accountInterestCalls = (infer: Infer, { signals }: CallParts): readonly Route[] => [
  define.get('/account/api/interests', {
    id: 'accountInterests',
    by: 'account',
    answer: interestList,
    handle: ({ caller: { session } }) => interestsOf(infer, session.personId),
  }),
  define.get('/account/api/signals', {
    id: 'accountSignals',
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
    ...removing,
    id: 'accountRemoveSignal',
    by: 'account',
    handle: async ({ caller: { session }, body }) => ({
      removed: await signals.remove(session.personId, body),
    }),
  }),
  // For the preview in the provider's own pages.
  define.post('/api/signals/remove', {
    ...removing,
    id: 'removeSignal',
    by: 'session',
    refuses: ['app.test', 'preview.frame'],
    handle: async ({ caller: { session, embedder, seesPeople }, body }) => {
      if (!seesPeople) throw new Problem('app.test');
      if (embedder === null) throw new Problem('preview.frame');
      return { removed: await signals.remove(session.personId, body) };
    },
  }),
];
