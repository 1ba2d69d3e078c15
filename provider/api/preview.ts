import { z } from 'zod';
import type { Language } from '../../common/languages.ts';
import { SOURCE_IDS } from '../../common/platforms/ids.ts';
import { platformName } from '../../common/platforms/platforms.ts';
import { seesPeople } from '../apps/app.ts';
import { labelsOf, openingOf } from '../facts/approvals.ts';
import { TOPICS } from '../facts/topics.ts';
import { languageOf } from '../http/pages.ts';
import type { InferenceResult } from '../interests/inference.ts';
import { iso } from '../iso.ts';
import { Problem } from '../problem.ts';
import { define, type Route } from './call.ts';
import { type AnswerFor, inferenceResult, reason } from './inference.ts';
import type { CallParts } from './modules.ts';
import { previewWords } from './preview-words.ts';
import { dataLabel, leftOut, line } from './schemas.ts';
import { scopeOf } from './share.ts';

const confirmation = z.looseObject({ data: dataLabel, tier: z.boolean().optional() });

const body = z.looseObject({
  confirmations: z.array(confirmation).min(1).max(20).meta({ description: 'As in call 4.' }),
  leftOut: leftOut.optional().meta({
    description: 'What would not count. Without it, what was left out of the person’s last grant.',
  }),
});

const named = z.object({ id: z.string(), name: z.string() });

const row = z.object({
  said: z.string().nullable().meta({ description: 'In one line; null if there is nothing yet.' }),
  entries: z
    .array(z.object({ said: z.string(), from: z.array(reason.extend({ said: z.string() })) }))
    .meta({ description: 'The strongest scores, and what they rest on: for the person’s eyes only.' }),
});

const answer = z.object({
  InferenceResult: inferenceResult.meta({ description: 'What call 5 would answer now.' }),
  rows: z.array(row).meta({ description: 'What each confirmation gives, in their order.' }),
  sources: z
    .array(named)
    .meta({ description: 'The person’s platforms, whatever application connected them.' }),
  topics: z.array(named),
  leftOut,
  until: z.iso.datetime().optional().meta({
    description: 'In a frame on a page of another origin: the end of the grant within which it may share.',
  }),
});

export type PreviewView = Omit<z.infer<typeof answer>, 'InferenceResult'>;

/** Number of scores in a row's line. A score below the least one would read as 0 %. */
const SCORES_NAMED = 3;
const LEAST_NAMED = 0.005;

interface Whom {
  readonly personId: string;
  readonly appId: string;
  readonly seesPeople: boolean;
}

/** What an application would get now, from the function that answers call 5. Nothing is counted, and no reading starts. */
const createPreview =
  (answerFor: AnswerFor, { consent, preparing, platforms, archives, countPreview }: CallParts) =>
  async (
    { personId, appId, seesPeople }: Whom,
    { confirmations, leftOut: asked }: z.infer<typeof body>,
    language: Language,
  ): Promise<PreviewView & { readonly InferenceResult: InferenceResult }> => {
    await countPreview(personId);
    const words = previewWords(language);
    const page = { collection: 'frame', isInFrame: false } as const;
    const current = await consent.leftOutFor(personId, appId, { ...page, limits: { leftOut: asked } });
    const opening = openingOf(scopeOf(labelsOf(confirmations)), current);
    const items = preparing.lastItems(appId).slice(0, opening.items);
    const whom = { personId: seesPeople ? personId : null, subject: '' };
    const result = await answerFor(whom, items, opening);
    const scored = items.map((item, index) => ({
      item,
      score: result.output.output[index]?.[0]?.[0] ?? 0,
      reasons: result.reasons[index] ?? [],
    }));
    const strongestOf = (most: number) =>
      scored
        .slice(0, most)
        .filter(({ score }) => score >= LEAST_NAMED)
        .sort((a, b) => b.score - a.score);
    const [reasonGiven] = strongestOf(opening.items).flatMap(({ reasons }) => reasons);

    const rowOf = async (confirmed: z.infer<typeof confirmation>) => {
      const own = openingOf(scopeOf(labelsOf([confirmed])));
      // The data type Large comes with Medium, whose row has the scores.
      const most = confirmed.data === 'Large' && !confirmed.tier ? 0 : own.items;
      const strongest = strongestOf(most).slice(0, SCORES_NAMED);
      const forPerson = { ...opening, traits: false, topics: false, reasonsAbove: 0, views: true };
      const { reasons } = await answerFor(
        whom,
        strongest.map(({ item }) => item),
        forPerson,
      );
      const entries = strongest.map(({ item, score }, index) => ({
        said: words.score(item, score),
        from: (reasons[index] ?? []).map((each) => ({ ...each, said: words.reason(each) })),
      }));
      const said = [
        ...entries.map((entry) => entry.said),
        own.traits && result.traits && words.type(result.traits),
        own.topics && result.topics?.length && words.topics(result.topics),
        own.reasonsAbove !== null && reasonGiven && words.reason(reasonGiven),
      ].filter((part) => typeof part === 'string');
      return { said: said.length === 0 ? null : words.all(said), entries };
    };
    const [accounts, added] = [await platforms.accountsOf(personId), await archives.of(personId)];
    const all = new Set<string>([...accounts, ...added].map(({ connector }) => connector));
    return {
      InferenceResult: result,
      rows: await Promise.all(confirmations.map(rowOf)),
      sources: SOURCE_IDS.filter((id) => all.has(id)).map((id) => ({ id, name: platformName(id) })),
      topics: TOPICS.map((id) => ({ id, name: words.topicName(id) })),
      leftOut: { platforms: [...current.platforms], topics: [...current.topics] },
    };
  };

export const previewCalls = (answerFor: AnswerFor, parts: CallParts): readonly Route[] => {
  const preview = createPreview(answerFor, parts);
  const facts = { headers: ['accept-language'], answer, refuses: ['access.limit'] } as const;
  return [
    define.post('/api/preview', {
      ...facts,
      id: 'preview',
      by: 'session',
      body,
      refuses: ['preview.frame', 'access.limit'],
      handle: async ({ caller: { app, session, embedder, isInFrame, seesPeople }, body: asked, headers }) => {
        if (embedder === null) throw new Problem('preview.frame');
        const whom = { personId: session.personId, appId: app.id, seesPeople };
        const grant = isInFrame ? await parts.grants.standing(whom.personId, app.id) : null;
        return {
          ...(await preview(whom, asked, languageOf(headers.get('accept-language')))),
          ...(grant?.atTop && { until: iso(grant.endsAt) }),
        };
      },
    }),
    define.post('/account/api/preview', {
      ...facts,
      id: 'accountPreview',
      by: 'account',
      body: body.extend({ app: line(64).meta({ description: 'The application’s `id`.' }) }),
      answer: answer.extend({ app: z.string().meta({ description: 'The application’s name.' }) }),
      refuses: ['app.none', 'access.limit'],
      handle: async ({ caller: { session }, body: { app: appId, ...asked }, headers }) => {
        const app = await parts.apps.byId(appId);
        if (app === undefined) throw new Problem('app.none');
        const whom = {
          personId: session.personId,
          appId,
          seesPeople: seesPeople(app, parts.hasStandIns),
        };
        return {
          ...(await preview(whom, asked, languageOf(headers.get('accept-language')))),
          app: app.name,
        };
      },
    }),
  ];
};
