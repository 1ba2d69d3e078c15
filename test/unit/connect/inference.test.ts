import { expect, it } from 'vitest';
import { mayReceiveToken, readInference } from '../../../showcase/shared/connect/inference.ts';
import { phraseOf, readReasons } from '../../../showcase/shared/connect/reasons.ts';
import { largestApprovedSize, rewardOf, subjectOf } from '../../../showcase/shared/connect/widget-message.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';
import { tokenOf } from '../../support/token-of.ts';

const approvedOf = (sizes: readonly string[]) => sizes.map((data) => ({ data }));

it.each([
  ['http://localhost:4173/api/inference', true],
  ['http://localhost:4173.evil.example/api', false],
  ['http://localhost:4174/api', false],
  ['https://localhost:4173/api', false],
  ['http://user@localhost:4173/api', true],
  ['javascript:alert(1)', false],
  ['/api/inference', false],
])('a token for %s may be sent: %s', (address, isAllowed) => {
  expect(mayReceiveToken(address, 'http://localhost:4173')).toBe(isAllowed);
});

it('the answer to call 5 gives each item its score and its reasons', () => {
  const reasons = [[{ kind: 'follows', text: 'Robotics Weekly', platform: 'youtube' }], []];
  const InferenceResult = { output: { output: [[[0.9]], [[0.1]]] }, reasons };
  expect(readInference({ InferenceResult }, [{ text: 'Robotics' }, { text: 'Law' }]).affinities).toEqual([
    { score: 0.9, reasons: reasons[0] },
    { score: 0.1, reasons: [] },
  ]);
});

it('the answer to call 5 leaves out invalid reasons, for any JSON', () => {
  holdsFor(jsonWith('kind', 'text', 'platform'), (value) => {
    for (const reason of readReasons([value])) expect(phraseOf(reason)).toContain(reason.text);
  });
});

it.each([
  ['youtube', 'follows', 'Robotics Weekly', 'you follow Robotics Weekly on YouTube'],
  ['github', 'works-on', 'arm-control', 'you work on arm-control on GitHub'],
  ['pinterest', 'follows', 'Native plants', 'you keep the board Native plants on Pinterest'],
  ['mastodon', 'worships', 'Ferns', 'of Ferns on mastodon'],
])('a reason on %s of the kind %s names what the person did', (platform, kind, text, phrase) => {
  const [reason] = readReasons([{ platform, kind, text }]);
  expect(reason && phraseOf(reason)).toBe(phrase);
});

it.each([
  [['Large'], 64],
  [['Small', 'Large', 'Medium'], 64],
  [['Traits', 'Small'], 16],
  [['small', '__proto__', 'Huge'], 0],
  [[], 0],
])('the largest approved size of %j covers %i items', (entries, size) => {
  expect(largestApprovedSize(approvedOf(entries))).toBe(size);
});

const TIERS = {
  Small: { type: 'Personality', descriptions: '', reward: '10% Discount' },
  Large: { type: 'Full Profile', descriptions: '', reward: '3.5 USDC' },
};

it.each([
  [['Small'], '10% Discount'],
  [['Small', 'Large', 'Reasons'], '3.5 USDC'],
  [['Medium'], null],
])('the reward for %j is %s', (approved, reward) => {
  expect(rewardOf(TIERS, approvedOf(approved))).toBe(reward);
});

it('a page distinguishes people with the same username by the subject of their tokens', () => {
  const [one, other] = ['app~a?>1', 'app~a?>2'].map((sub) => subjectOf({ accessToken: tokenOf(sub) }));
  expect([one, other]).toEqual(['app~a?>1', 'app~a?>2']);
});

it.each(['', 'a.b.c', `a.${btoa('{"sub":7}')}.c`, 'a.\u{1F600}.c'])(
  'a page recognises no person by the token %j',
  (accessToken) => expect(subjectOf({ accessToken })).toBeNull(),
);
