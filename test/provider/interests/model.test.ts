import { expect, it } from 'vitest';
import type { ConnectorId } from '../../../common/platforms/ids.ts';
import type { SignalKind } from '../../../common/platforms/kit/facts.ts';
import { KIND_WEIGHTS, type Signal } from '../../../provider/facts/signal.ts';
import { CATEGORIES } from '../../../showcase/jobs/interests/categories.ts';
import { measureClaims } from '../../bench/interests/claims.ts';
import { qualityOf } from '../../bench/interests/quality.ts';
import { HELD_OUT, signalsOf } from '../../bench/samples.ts';
import { model, read } from './support/model.ts';

const signal = (text: string, kind: SignalKind = 'follows', platform: ConnectorId = 'youtube'): Signal => {
  return { platform, kind, text, weight: KIND_WEIGHTS[kind], at: null };
};

const affinity = (item: string | { text: string; category: string }, signals: readonly Signal[]) => {
  const items = [typeof item === 'string' ? { text: item } : item];
  const [first = { score: Number.NaN, reasons: [] }] = model.score(items, model.interestsOf(signals));
  return first;
};

const scoreOf = (...given: Parameters<typeof affinity>) => affinity(...given).score;

it('the model agrees with a careful reader about people that it was not tuned on', () => {
  const items = CATEGORIES.map((text) => ({ text }));
  const quality = qualityOf(
    (person) => model.score(items, model.interestsOf(signalsOf(person))).map(({ score }) => score),
    HELD_OUT,
  );
  expect(quality.precisionAt5).toBeGreaterThanOrEqual(0.75);
  expect(quality.firstRight).toBeGreaterThanOrEqual(0.85);
});

it('the model gives 0 and no reason if nothing is known', () => {
  expect(affinity('Wildlife', [])).toEqual({ score: 0, reasons: [] });
  expect(affinity('Wildlife', [signal('Xqzvw')])).toEqual({ score: 0, reasons: [] });
  expect(affinity('Xqzvw', [signal('Wetland Birds')])).toEqual({ score: 0, reasons: [] });
});

it('the model names the two nearest signals as reasons, nearest first, with their platforms', () => {
  const signals = [
    signal('Sourdough bread', 'saves', 'pinterest'),
    signal('Wetland Birds'),
    signal('r/conservation', 'follows', 'reddit'),
    signal('Tax Advice'),
    signal('Elephants and wildlife of Kenya', 'works-on', 'instagram'),
  ];
  expect(affinity('Wildlife', signals).reasons).toEqual([
    { kind: 'works-on', text: 'Elephants and wildlife of Kenya', platform: 'instagram' },
    { kind: 'follows', text: 'r/conservation', platform: 'reddit' },
  ]);
});

it('the model does not call a text clearly related for one shared word in another sense', () => {
  const cloud = { text: 'Cloud', category: 'IT' };
  const skies = [signal('Cloud and thunderstorm photographs'), signal('Rain cloud over the mountains')];
  expect(scoreOf(cloud, skies)).toBeLessThan(0.5);
  const servers = [signal('Cloud server administration'), signal('Linux servers in the cloud')];
  expect(scoreOf(cloud, servers)).toBeGreaterThan(0.5);
  expect(scoreOf('Design', [signal('rust compiler', 'works-on', 'github')])).toBeLessThan(0.5);
});

it('the model reads abbreviations and new words', () => {
  const telling = [
    ['IT', 'r/sysadmin'],
    ['HR', 'Human resources and payroll'],
    ['AI', 'LLMs'],
    ['IT', 'kubernetes'],
    ['Machine learning', 'r/MachineLearning'],
  ] as const;
  expect(telling.filter(([item, text]) => affinity(item, [signal(text)]).reasons.length === 0)).toEqual([]);
});

it('the model reads compound words, and ignores words for the form of a thing', () => {
  expect(read('birdwatching')).toEqual(read('bird watching'));
  expect(read('r/TalesFromTheFrontDesk')).toEqual(read('tales from the front desk'));
  expect(read('Physics Explained Weekly')).toEqual(read('physics'));
  expect(read('The café’s menu')).toEqual(read('the cafe menu'));
});

it('the model trusts a person’s own work more than their likes', () => {
  const text = 'Computer vision for robots';
  expect(scoreOf('Robotics', [signal(text, 'works-on')])).toBeGreaterThan(
    scoreOf('Robotics', [signal(text, 'likes')]),
  );
});

it('the model reads the platform’s description of a thing with an opaque name', () => {
  const opaque = signal('Project Zebrafinch', 'likes', 'github');
  const about = { ...opaque, about: 'Neural networks that recognise bird songs' };
  expect(scoreOf('AI', [about])).toBeGreaterThan(scoreOf('AI', [opaque]));
});

// The half that the model is tuned on, so that a change of the model shows. The bench prints the other half, too.
const CLAIMS = measureClaims(model, 'tuning');

it('what is claimed of people with ordinary accounts is mostly right, and nothing of people with everyday signals only', () => {
  expect(CLAIMS.firstRight).toBeGreaterThanOrEqual(0.95);
  expect(CLAIMS.recall).toBeGreaterThanOrEqual(0.9);
  expect(CLAIMS.strict).toBeGreaterThanOrEqual(0.85);
  expect(CLAIMS.forgiven).toBeGreaterThanOrEqual(0.95);
  expect(CLAIMS.empty).toBeLessThanOrEqual(0.05);
});

it('a score is a probability: of what is scored 0.7, seven in ten are right', () => {
  expect(CLAIMS.calibration).toBeLessThanOrEqual(0.05);
});

it('a question about something else than a person’s topics is seldom answered with yes, in any language', () => {
  const { falseOwn, falseEnglish, found } = CLAIMS;
  expect([falseOwn <= 0.05, falseEnglish <= 0.05, found >= 0.9]).toEqual([true, true, true]);
});

it('one signal makes no interest, unless it states it', () => {
  expect(scoreOf('Healthcare', [signal('Die Ärzte')])).toBeLessThan(0.5);
  expect(scoreOf('Healthcare', [signal('Krankenschwester', 'profile', 'linkedin')])).toBeGreaterThan(0.5);
});

it('the model counts a repeated signal once', () => {
  const once = [signal('Wetland Birds'), signal('Beekeeping'), signal('Tax law')];
  const often = Array.from({ length: 40 }, () => signal('Tax law'));
  expect(scoreOf('Wildlife', [...once, ...often])).toBe(scoreOf('Wildlife', once));
});

it('the model keeps every score between 0 and 1', () => {
  const items = CATEGORIES.map((text) => ({ text }));
  const many = CATEGORIES.flatMap((text) => Array.from({ length: 25 }, () => signal(text)));
  const scores = model.score(items, model.interestsOf(many)).map(({ score }) => score);
  expect(scores.filter((score) => score <= 0 || score > 1)).toEqual([]);
});
