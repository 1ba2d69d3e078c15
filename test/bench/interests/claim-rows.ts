import type { Model } from '../../../provider/interests/model.ts';
import { topicsOf } from '../../../showcase/sandbox/jobs/posting-topics.ts';
import { readTopics } from '../../../showcase/sandbox/provider/provider.ts';
import { atLeast, atMost, figureOf, type Reach, type Row } from '../report.ts';
import { type Half, postingsOf } from './accounts.ts';
import { measureClaims, measureMargins, measureShort } from './claims.ts';

/** Share of the postings without a category whose main topic a reader would accept. */
const measurePostings = (half: Half) => {
  const postings = postingsOf(half);
  const right = postings.filter(({ title, text, accepted }) => {
    const [main = ''] = topicsOf({ tag: 'unknown', label: 'Unknown', title, description: text }, readTopics);
    return accepted.includes(main);
  });
  return right.length / postings.length;
};

type Bound = (value: number) => Reach;
const least =
  (limit: number): Bound =>
  (value) =>
    atLeast(value, limit, `${limit}`);
const most =
  (limit: number): Bound =>
  (value) =>
    atMost(value, limit, `${limit}`);

/** Each figure of a half with its reach, in the same order for both halves. */
const figuresOf = (model: Model, half: Half): readonly (readonly [string, number, Bound?])[] => {
  const claims = measureClaims(model, half);
  const { alone, amongEveryday } = measureShort(model, half);
  return [
    ['people with everyday signals: first topic right', claims.firstRight, least(0.95)],
    ['recall of the expected topics', claims.recall, least(0.85)],
    ['precision of what is above 0.5', claims.strict, least(0.85)],
    ['precision with neighbours forgiven', claims.forgiven, least(0.95)],
    ['people with nothing relevant who get a claim', claims.empty, most(0.05)],
    ['false questions above 0.5, own language', claims.falseOwn, most(0.05)],
    ['false questions above 0.5, English', claims.falseEnglish, most(0.05)],
    ['true questions found', claims.found, least(0.9)],
    ['108 people, all on topic: first right', alone.firstRight, least(0.96)],
    ['108 people: precision', alone.strict, least(0.91)],
    ['the 108 with 33 everyday signals each: first right', amongEveryday.firstRight, least(0.95)],
    ['the 108 with everyday signals: precision', amongEveryday.strict, least(0.85)],
    ['slope of the scale, fitted to the half', claims.scale.slope],
    ['offset of the scale, fitted to the half', claims.scale.offset],
    ['calibration error, ten bins', claims.calibration, most(0.05)],
    ...claims.byLanguage.map(
      ({ language, calibration }) => [`calibration error in ${language}, five bins`, calibration] as const,
    ),
    ...measureMargins(half).map(
      ({ kind, texts, withheld }) =>
        [
          `withheld of the ${kind}`,
          withheld.length / texts.length,
          kind === 'sensitive' ? least(0.98) : most(kind === 'jobs' ? 0.015 : 0.1),
        ] as const,
    ),
    ['postings without a category with a sensible topic', measurePostings(half), least(0.75)],
  ];
};

/** Rows for people with ordinary accounts and for texts at the margins: the held-out half beside the tuning half. */
export const claimRows = (model: Model): readonly Row[] => {
  const tuning = figuresOf(model, 'tuning');
  return figuresOf(model, 'held-out').map(([name, value, bound], place): Row => {
    const plain = figureOf([tuning[place]?.[1] ?? Number.NaN]);
    const row: Row = { name, unit: '', widget: figureOf([value]), plain };
    return bound === undefined ? row : { ...row, reach: bound(value) };
  });
};
