import { bytesOf } from '../../provider/interests/data.ts';
import { createModel } from '../../provider/interests/model.ts';
import { createSentences } from '../../provider/interests/sentences.ts';
import { isSensitive } from '../../provider/interests/withheld.ts';
import { readWordVectors } from '../../provider/interests/word-vectors.ts';
import { CATALOGUE } from '../../showcase/jobs/interests/catalogue.ts';
import { CATEGORIES } from '../../showcase/jobs/interests/categories.ts';
import { MAX_SIGNALS } from '../support/max-signals.ts';
import { bytesHeld } from './interests/bytes-held.ts';
import { claimRows } from './interests/claim-rows.ts';
import { furtherRows, languageRows, otherRows } from './interests/language-rows.ts';
import { qualityOf, type Scorer } from './interests/quality.ts';
import { timesOfCall5 } from './interests/whole-call.ts';
import { atLeast, atMost, boundedRow, figureOf, type Row, type Table } from './report.ts';
import { FRESH, HARMLESS, HELD_OUT, PEOPLE_BY_LANGUAGE, PROBES, signalsOf, TUNING } from './samples.ts';

const ROUNDS = 9;
const CALLS = 20;

/** Processor milliseconds of one call, averaged over `CALLS`. A busy neighbour affects the wall clock only. */
const processorTimes = (call: () => void) =>
  Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (let count = 0; count < CALLS; count += 1) call();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / CALLS;
  });

const EVERYBODY = [...HELD_OUT, ...TUNING].flatMap(signalsOf);
/**
 * People unknown to the process, with new signals of the usual length: the names of some combined with the words of
 * others.
 */
const strangers = () =>
  [1, 2, 3, 4, 5].flatMap((step) =>
    EVERYBODY.map((signal, at) => ({ ...signal, about: EVERYBODY[(at + step) % EVERYBODY.length]?.about })),
  );

const startModel = () => {
  const before = bytesHeld();
  const from = process.cpuUsage();
  const model = createModel(createSentences(readWordVectors(bytesOf('glove-100d.bin'))));
  const { user, system } = process.cpuUsage(from);
  const startMs = (user + system) / 1000;
  return { model, startMs, bytes: bytesHeld() - before };
};

/** Quality and cost of the model of contract §14, for people that it was not tuned on. */
export const benchInterests = async (): Promise<Table> => {
  const { model, startMs, bytes } = startModel();
  const items = CATEGORIES.map((text) => ({ text }));
  const byModel: Scorer = (person) =>
    model.score(items, model.interestsOf(signalsOf(person))).map(({ score }) => score);

  const { precisionAt5, firstRight, wrong } = qualityOf(byModel, HELD_OUT);
  const tuned = qualityOf(byModel, TUNING);
  const signals = EVERYBODY.slice(0, MAX_SIGNALS);
  const interests = model.interestsOf(signals);
  const scoring = figureOf(processorTimes(() => model.score(CATALOGUE, interests)));
  const reading = figureOf(processorTimes(() => model.interestsOf(signals)));
  const abroad = [...PEOPLE_BY_LANGUAGE.values()].flat().flatMap(signalsOf).slice(0, MAX_SIGNALS);
  const readingAbroad = figureOf(processorTimes(() => model.interestsOf(abroad)));
  const whole = await timesOfCall5(strangers());
  const asked = `${CATALOGUE.length} items and ${MAX_SIGNALS} signals`;
  const one = (name: string, value: number, reach?: Row['reach']): Row => {
    return { name, unit: '', widget: figureOf([value]), reach };
  };
  const shareOf = (texts: readonly string[]) => texts.filter(isSensitive).length / texts.length;
  const [withheld, wrongly] = [shareOf(PROBES), shareOf(HARMLESS)];
  return {
    title: `Interests: ${HELD_OUT.length} people whom nothing is tuned on, the twenty categories`,
    subject: 'measured',
    beside: 'tuning half',
    rows: [
      one('precision at 5', precisionAt5, atLeast(precisionAt5, 0.8, '0.8')),
      one('first category right', firstRight, atLeast(firstRight, 0.95, '0.95')),
      one('above 0.5 and not picked', wrong, atMost(wrong, 0.05, '0.05')),
      ...claimRows(model),
      ...languageRows(byModel),
      ...furtherRows(byModel),
      ...otherRows(byModel),
      one(`precision at 5, the ${TUNING.length} tuning people`, tuned.precisionAt5),
      boundedRow(`score ${CATALOGUE.length} items by ${signals.length} signals`, 'ms', scoring, 5),
      { name: `read ${signals.length} signals`, unit: 'ms', widget: reading },
      { name: `read ${abroad.length} signals in nine languages`, unit: 'ms', widget: readingAbroad },
      boundedRow(`call 5 with its database, ${asked}`, 'ms', figureOf(whole.again), 10),
      boundedRow(`the first question after a Share, ${asked}`, 'ms', figureOf(whole.first), 10),
      boundedRow(`the first question after a changed signal, ${asked}`, 'ms', figureOf(whole.changed), 10),
      one(
        `withheld of ${PROBES.length} questions that are never scored`,
        withheld,
        atLeast(withheld, 0.97, '0.97'),
      ),
      one(`withheld of ${HARMLESS.length} harmless questions`, wrongly, atMost(wrongly, 0.01, '0.01')),
      ...FRESH.flatMap(({ name, withheld: sensitive, harmless, unseen }) => {
        const [found, wrong] = [sensitive, harmless].map((texts) => shareOf(Object.values(texts).flat()));
        return [
          one(
            `withheld of ${name} (${unseen.withheld} before it was read)`,
            found ?? 0,
            atLeast(found ?? 0, 0.97, '0.97'),
          ),
          one(`wrongly withheld (${unseen.harmless} before)`, wrong ?? 1, atMost(wrong ?? 1, 0.01, '0.01')),
        ];
      }),
      boundedRow('memory of the model', 'MB', figureOf([bytes / 1e6]), 16),
      boundedRow('start of the model', 'ms', figureOf([startMs]), 150),
    ],
    note: 'Times are processor time.',
  };
};
