import { expect, it } from 'vitest';
import {
  type Interests,
  interestsIn,
  NO_INTERESTS,
  personalOrder,
  whyFirst,
} from '../../../showcase/shared/connect/personal-order.ts';

const GENERAL = ['Moths', 'Bread', 'Stars', 'Radio'];
const ITEMS = GENERAL.map((text) => ({ text }));
const reason = { kind: 'follows', text: 'Dark Sky Watch', platform: 'youtube' } as const;
const interestsFor = (...scores: readonly number[]) =>
  interestsIn(
    {
      affinities: scores.map((score) => ({ score, reasons: score > 0.2 ? [reason] : [] })),
      topics: [],
      why: null,
      isComplete: true,
    },
    ITEMS,
  );
const textsFor = (interests: Interests) => personalOrder(GENERAL, String, String, interests).entries;
const ordered = (...scores: readonly number[]) => textsFor(interestsFor(...scores));

it('the order of a demo puts the person’s highest scores first', () => {
  expect(ordered(0.1, 0.3, 0.9, 0.2)).toEqual(['Stars', 'Bread', 'Radio', 'Moths']);
});

it('the order of a demo stays the general one if no entry fits the person, and says so', () => {
  expect(ordered(0.1, 0.3, 0.5, 0.2)).toEqual(['Moths', 'Bread', 'Stars', 'Radio']);
  expect(whyFirst('Moths', 'Moths', interestsFor(0.1, 0.3, 0.5, 0.2))?.text).toBe(
    'Nothing here is close to what you connected, so this is the general list.',
  );
});

it('the order of a demo stays the general one among equal scores, and for an unknown person', () => {
  expect(ordered(0.2, 0.7, 0.2, 0.2)).toEqual(['Bread', 'Moths', 'Stars', 'Radio']);
  expect(ordered(0, 0, 0, 0)).toEqual(['Moths', 'Bread', 'Stars', 'Radio']);
  expect(textsFor(NO_INTERESTS)).toEqual(GENERAL);
});

it('the order of a demo gives the reason for the first entry, if the score is clear', () => {
  const interests = interestsFor(0.1, 0.3, 0.9, 0.2);
  expect(whyFirst('Stars over cranes', 'Stars', interests)?.text).toBe(
    '“Stars over cranes” comes first because you follow Dark Sky Watch on YouTube.',
  );
  expect(whyFirst('Stars', 'Stars', NO_INTERESTS)).toBeNull();
});

it('the order of a demo says that the order may change while a platform is still being read', () => {
  const affinities = [{ score: 0.9, reasons: [reason] }];
  const interests = interestsIn({ affinities, topics: [], why: null, isComplete: false }, ITEMS);
  expect(whyFirst('Moth Tuesday', 'Moths', interests)?.text).toBe(
    '“Moth Tuesday” comes first because you follow Dark Sky Watch on YouTube. Some of what you connected is still being read, so this order may change.',
  );
});

it('the order of a demo gives the reason for the general order to an unknown person', () => {
  const affinities = ITEMS.map(() => ({ score: 0, reasons: [] }));
  const interests = interestsIn({ affinities, topics: [], why: 'unconnected', isComplete: true }, ITEMS);
  expect(textsFor(interests)).toEqual(GENERAL);
  expect(whyFirst('Moths', 'Moths', interests)?.text).toBe(
    'You have connected no platform, so nothing is known of your interests: this is the general list.',
  );
});
