import { CLEARLY_RELATED, TOPICS } from '../../../provider/facts/topics.ts';
import { type Affinity, SLOPE } from '../../../provider/interests/evidence.ts';
import type { Item, Model } from '../../../provider/interests/model.ts';
import { isSensitive } from '../../../provider/interests/withheld.ts';
import { PEOPLE_BY_LANGUAGE, signalsOf } from '../samples.ts';
import { type Account, accountsOf, everydayOf, type Half, marginsOf } from './accounts.ts';

/** A score, and whether a reader agrees with the interest. */
export interface Prediction {
  readonly language: string;
  readonly score: number;
  readonly isRight: boolean;
}

/** A person's scores of the twenty topics, and the reader's answers. */
interface Answered {
  readonly account: Account;
  readonly topics: readonly Affinity[];
  readonly questions: readonly (Prediction & { readonly kind: 'own' | 'english' })[];
}

const TOPIC_ITEMS: readonly Item[] = TOPICS.map((text) => ({ text }));
const isClaim = (score: number) => score > CLEARLY_RELATED;
const namesOf = (names: readonly string[]) => names.map((name) => name.toLowerCase());
const share = <Value>(values: readonly Value[], holds: (value: Value) => boolean) =>
  values.length === 0 ? 0 : values.filter(holds).length / values.length;

/** Whether two people have no topic in common, so that questions of one are false for the other. */
const areApart = (one: Account, other: Account) =>
  !one.expected.some((topic) => other.expected.includes(topic) || other.neighbours.includes(topic)) &&
  !one.neighbours.some((topic) => other.expected.includes(topic));

const answer = (model: Model, accounts: readonly Account[]): readonly Answered[] =>
  accounts.map((account) => {
    const interests = model.interestsOf(account.signals);
    const asked = (['own', 'english'] as const).flatMap((kind) =>
      accounts
        .filter((other) => kind === 'english' || other.language === account.language)
        .filter((other) => other === account || areApart(account, other))
        .flatMap((other) =>
          other.questions[kind].map((text) => ({ text, kind, isRight: other === account })),
        ),
    );
    const scores = model.score(asked, interests);
    return {
      account,
      topics: model.score(TOPIC_ITEMS, interests),
      questions: asked.map(({ kind, isRight }, place) => {
        return { kind, isRight, language: account.language, score: scores[place]?.score ?? 0 };
      }),
    };
  });

/** The predictions of the twenty topics. A neighbouring topic is neither right nor wrong and left out. */
const predictionsOf = ({ account, topics }: Answered): readonly Prediction[] => {
  const [expected, neighbours] = [namesOf(account.expected), namesOf(account.neighbours)];
  return TOPICS.flatMap((topic, place) =>
    neighbours.includes(topic)
      ? []
      : {
          language: account.language,
          score: topics[place]?.score ?? 0,
          isRight: expected.includes(topic),
        },
  );
};

const BINS = 10;

/** Expected calibration error: mean distance between score and share of right ones, over bins of equal count. */
export const calibrationError = (predictions: readonly Prediction[], bins = BINS): number => {
  const sorted = predictions.toSorted((a, b) => a.score - b.score);
  const errors = Array.from({ length: bins }, (_, bin) => {
    const part = sorted.slice((bin * sorted.length) / bins, ((bin + 1) * sorted.length) / bins);
    const mean = part.reduce((sum, { score }) => sum + score, 0) / part.length;
    return (part.length / sorted.length) * Math.abs(mean - share(part, ({ isRight }) => isRight));
  });
  return errors.reduce((sum, error) => sum + error, 0);
};

/** Logistic regression of two numbers by Newton's method: the scale that fits the predictions of the topics best. */
export const fittedScale = (predictions: readonly Prediction[]) => {
  const points = predictions
    .filter(({ score }) => score > 0 && score < 1)
    .map(({ score, isRight }) => {
      const logit = Math.log(score / (1 - score));
      return { strength: logit / SLOPE, right: Number(isRight) };
    });
  let [slope, offset] = [SLOPE, 0];
  for (let step = 0; step < 30; step += 1) {
    let [gradient0, gradient1, curve00, curve01, curve11] = [0, 0, 0, 0, 0];
    for (const { strength, right } of points) {
      const probability = 1 / (1 + Math.exp(-(slope * strength + offset)));
      const weight = probability * (1 - probability);
      gradient0 += right - probability;
      gradient1 += (right - probability) * strength;
      curve00 += weight;
      curve01 += weight * strength;
      curve11 += weight * strength * strength;
    }
    const determinant = curve00 * curve11 - curve01 * curve01;
    offset += (curve11 * gradient0 - curve01 * gradient1) / determinant;
    slope += (curve00 * gradient1 - curve01 * gradient0) / determinant;
  }
  return { slope, offset };
};

const firstOf = (topics: readonly Affinity[]) =>
  TOPICS[topics.reduce((best, { score }, at) => (score > (topics[best]?.score ?? 0) ? at : best), 0)] ?? '';

/** What is claimed of people whose topics are known. */
const claimsOf = (answered: readonly Answered[]) => {
  const marks = answered.map(({ account, topics }) => {
    const [expected, neighbours] = [namesOf(account.expected), namesOf(account.neighbours)];
    const claims = TOPICS.filter((_, place) => isClaim(topics[place]?.score ?? 0));
    return {
      isFirstRight: expected.includes(firstOf(topics)),
      expected: expected.length,
      right: claims.filter((topic) => expected.includes(topic)).length,
      near: claims.filter((topic) => neighbours.includes(topic)).length,
      claims: claims.length,
    };
  });
  const sum = (key: 'expected' | 'right' | 'near' | 'claims') =>
    marks.reduce((total, mark) => total + mark[key], 0);
  return {
    people: marks.length,
    firstRight: share(marks, ({ isFirstRight }) => isFirstRight),
    recall: sum('right') / sum('expected'),
    strict: sum('right') / sum('claims'),
    forgiven: (sum('right') + sum('near')) / sum('claims'),
  };
};

/** Everything that the accounts of a half say about the model. */
export const measureClaims = (model: Model, half: Half) => {
  const answered = answer(model, accountsOf(half));
  const known = answered.filter(({ account }) => account.expected.length > 0);
  const empty = answered.filter(({ account }) => account.expected.length === 0);
  const questions = answered.flatMap((each) => each.questions);
  const predictions = [...answered.flatMap(predictionsOf), ...questions];
  const of = (kind: 'own' | 'english', isRight: boolean) =>
    questions.filter((question) => question.kind === kind && question.isRight === isRight);
  const languages = [...new Set(predictions.map(({ language }) => language))];
  return {
    ...claimsOf(known),
    empty: share(empty, ({ topics }) => topics.some(({ score }) => isClaim(score))),
    falseOwn: share(of('own', false), ({ score }) => isClaim(score)),
    falseEnglish: share(of('english', false), ({ score }) => isClaim(score)),
    found: share([...of('own', true), ...of('english', true)], ({ score }) => isClaim(score)),
    scale: fittedScale(answered.flatMap(predictionsOf)),
    calibration: calibrationError(predictions),
    byLanguage: languages.map((language) => {
      const own = predictions.filter((each) => each.language === language);
      return { language, calibration: calibrationError(own, 5) };
    }),
  };
};

/** The people of the benches with signals on their topics only, and the same with everyday signals added. */
export const measureShort = (model: Model, half: Half) => {
  const everyday = [...everydayOf(half).values()];
  const people = [...PEOPLE_BY_LANGUAGE.values()].flatMap((list, language) =>
    list.map((person) => ({
      signals: signalsOf(person),
      expected: person.picks,
      pool: everyday[language + 1] ?? [],
    })),
  );
  const measure = (count: number) =>
    claimsOf(
      people.map(({ signals, expected, pool }, place) => {
        const account: Account = {
          who: '',
          language: '',
          signals: [...signals, ...pool.slice(place % 20, (place % 20) + count)],
          expected,
          neighbours: [],
          questions: { own: [], english: [] },
        };
        return {
          account,
          topics: model.score(TOPIC_ITEMS, model.interestsOf(account.signals)),
          questions: [],
        };
      }),
    );
  return { alone: measure(0), amongEveryday: measure(33) };
};

/** Number of texts at the margins that are withheld, of all. */
export const measureMargins = (half: Half) =>
  (['sensitive', 'look-alikes', 'jobs'] as const).map((kind) => {
    const texts = marginsOf(half, kind);
    return { kind, texts, withheld: texts.filter(isSensitive) };
  });
