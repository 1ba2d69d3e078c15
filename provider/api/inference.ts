import { z } from 'zod';
import { SOURCE_IDS, type SourceId } from '../../common/platforms/ids.ts';
import { SIGNAL_KINDS } from '../../common/platforms/kit/facts.ts';
import { type Opening, openingOf } from '../facts/approvals.ts';
import { excludedSubjects } from '../facts/excluded-subjects.ts';
import { TOPICS_TOLD } from '../facts/topics.ts';
import {
  COMPLETE,
  type Completeness,
  completenessOf,
  type InferenceResult,
  STATUSES,
  WHY_UNKNOWN,
  whyUnknown,
  withoutSignals,
} from '../interests/inference.ts';
import type { Item } from '../interests/model.ts';
import { sampleSignals } from '../interests/sample-people.ts';
import type { Scorer } from '../interests/scorer.ts';
import type { Signals } from '../interests/signals.ts';
import type { TextReading } from '../interests/text-reading.ts';
import type { Platforms } from '../platforms/platforms.ts';
import { define } from './call.ts';
import type { CallParts } from './modules.ts';
import type { Preparing } from './preparing.ts';
import { line } from './schemas.ts';

const item = line(2_000).meta({ description: 'The first 300 characters count, up to the end of a word.' });

/** Characters of an item that are read. The rest of a longer title adds nothing, and takes long to read. */
const READ_CHARACTERS = 300;

const readPart = (text: string): string =>
  text.length <= READ_CHARACTERS ? text : text.slice(0, READ_CHARACTERS).replace(/\s+\S*$/, '');

const share = z.number().min(0).max(1);

export const reason = z.object({
  kind: z.enum(SIGNAL_KINDS),
  text: z.string(),
  platform: z.enum(SOURCE_IDS),
});

export const inferenceResult = z.object({
  output: z.object({
    output: z.array(z.array(z.array(share).min(1)).min(1)).meta({
      description:
        'One entry for each item asked about, in order: `output[i][0][0]` is the score of item i, the probability that the person is interested in it. Of the items scored 0.7, seven in ten are right.',
    }),
  }),
  reasons: z.array(z.array(reason).max(2)).meta({
    description:
      'For each item above 0.5 at most two things of the person that its score rests on; none where the person did not approve `reasons`. Strangers wrote these texts: show them as text only.',
  }),
  withheld: z.array(z.int().min(0)).meta({
    description: `Places of the items that are never scored: about ${excludedSubjects('en')}. Their score is 0.`,
  }),
  topics: z
    .array(z.object({ topic: z.string(), score: share }))
    .max(TOPICS_TOLD)
    .optional()
    .meta({
      description:
        'The person’s strongest topics of the provider’s own, strongest first; only where the person approved `preferences`.',
    }),
  traits: z.array(share).length(16).optional().meta({
    description:
      'Scores of the sixteen personality types, Analyst to Consul, in the order that `formatMosaicResponse` names them.',
  }),
  traitResult: z.array(share).length(5).optional().meta({
    description: 'Openness, Conscientiousness, Extraversion, Agreeableness, Neuroticism.',
  }),
  status: z.enum(STATUSES).meta({
    description:
      '`reading`: a connected platform is still being read, so a later answer may know more. `complete`: nothing is awaited.',
  }),
  missing: z.int().min(1).optional().meta({
    description: 'How many connected platforms are still being read, where `status` is `reading`.',
  }),
  why: z.enum(WHY_UNKNOWN).optional().meta({
    description: 'Why nothing is known of the person, where nothing is: every score is 0 then.',
  }),
  note: z.string().optional().meta({ description: 'The same as a sentence.' }),
});

interface InferenceParts {
  readonly platforms: Pick<Platforms, 'readingsOf'>;
  readonly signals: Pick<Signals, 'of'>;
  readonly score: Scorer;
  readonly withheldAmong: TextReading['withheldAmong'];
  readonly changes: Preparing['changes'];
}

/** Returns a person's inferred interests, or the reason why there are none. It takes the scorer's arguments. */
export const createInfer =
  ({ platforms, signals, score, withheldAmong, changes }: InferenceParts) =>
  async (
    personId: string,
    items: readonly Item[],
    opening: Opening,
  ): Promise<InferenceResult & Completeness> => {
    // This order matters: if a page is stored between the two queries, the answer says "reading", not "complete".
    const isCounted = (platform: SourceId) => !opening.leftOut.platforms.includes(platform);
    const all = await platforms.readingsOf(personId);
    const readings = all.filter(({ connector }) => isCounted(connector));
    const since = changes();
    const own = await signals.of(personId);
    const result = own.some(({ platform }) => isCounted(platform))
      ? await score(own, items, opening, personId, since)
      : withoutSignals(items, opening, whyUnknown(readings), await withheldAmong(items));
    return { ...result, ...completenessOf(readings) };
  };

export type Infer = ReturnType<typeof createInfer>;

interface Whom {
  /** `null` for a sample person. */
  readonly personId: string | null;
  readonly subject: string;
}

/** Returns a function that gives the answer of call 5, or a preview of the answer. */
export const createAnswerFor =
  (infer: Infer, score: Scorer) =>
  async (
    { personId, subject }: Whom,
    items: readonly Item[],
    opening: Opening,
  ): Promise<InferenceResult & Completeness> =>
    personId === null
      ? { ...(await score(sampleSignals(subject), items, opening)), ...COMPLETE }
      : infer(personId, items, opening);

export type AnswerFor = ReturnType<typeof createAnswerFor>;

/** Call 5: the scores of the token's person for the items. */
export const inference = (answerFor: AnswerFor, { consent, preparing }: CallParts) =>
  define.post('/api/inference', {
    id: 'inference',
    by: 'access',
    body: z.looseObject({
      Input: z.array(z.union([item, z.looseObject({ text: item, category: item.optional() })])).max(1_000),
    }),
    answer: z.object({ InferenceResult: inferenceResult }),
    refuses: ['share.items', 'access.limit'],
    handle: async ({ caller, body: { Input } }) => {
      const { appId, personId, scope, leftOut } = caller;
      const items = Input.map((each) =>
        typeof each === 'string'
          ? { text: readPart(each) }
          : {
              text: readPart(each.text),
              ...(each.category === undefined ? {} : { category: readPart(each.category) }),
            },
      );
      const opening = openingOf(scope, leftOut);
      await consent.countItems(caller, opening.items, items);
      const InferenceResult = await answerFor(caller, items, opening);
      // A host's own scorer may take 2 seconds, so the grant is validated again after it.
      await consent.requireGrant(caller);
      const { withheld } = InferenceResult;
      if (personId !== null)
        preparing.noteItems(
          appId,
          items.filter((_, index) => !withheld.includes(index)),
        );
      return { InferenceResult };
    },
  });
