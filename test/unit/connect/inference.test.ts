import { describe, expect, it } from 'vitest';
import { mayReceiveToken, readInference } from '../../../showcase/shared/connect/inference.ts';
import { phraseOf, readReasons } from '../../../showcase/shared/connect/reasons.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';

describe('a token', () => {
  it.each([
    ['http://localhost:4173/api/inference', true],
    ['http://localhost:4173.evil.example/api', false],
    ['http://localhost:4174/api', false],
    ['https://localhost:4173/api', false],
    ['http://user@localhost:4173/api', true],
    ['javascript:alert(1)', false],
    ['/api/inference', false],
  ])('for %s: %s', (address, isAllowed) => {
    expect(mayReceiveToken(address, 'http://localhost:4173')).toBe(isAllowed);
  });
});

describe('the answer to call 5', () => {
  it('gives each item its score and its reasons', () => {
    const reasons = [[{ kind: 'follows', text: 'Robotics Weekly', platform: 'youtube' }], []];
    const InferenceResult = { output: { output: [[[0.9]], [[0.1]]] }, reasons };
    expect(readInference({ InferenceResult }, [{ text: 'Robotics' }, { text: 'Law' }]).affinities).toEqual([
      { score: 0.9, reasons: reasons[0] },
      { score: 0.1, reasons: [] },
    ]);
  });

  it('leaves out invalid reasons, for any JSON', () => {
    holdsFor(jsonWith('kind', 'text', 'platform'), (value) => {
      for (const reason of readReasons([value])) expect(phraseOf(reason)).toContain(reason.text);
    });
  });
});

describe('a reason in words', () => {
  it.each([
    ['youtube', 'follows', 'Robotics Weekly', 'you follow Robotics Weekly on YouTube'],
    ['youtube', 'likes', 'A year in a peat bog', 'you liked A year in a peat bog on YouTube'],
    ['reddit', 'follows', 'r/rust', 'you joined r/rust on Reddit'],
    ['reddit', 'saves', 'Which moth is this?', 'you saved Which moth is this? on Reddit'],
    ['github', 'works-on', 'arm-control', 'you work on arm-control on GitHub'],
    ['github', 'likes', 'opencv', 'you starred opencv on GitHub'],
    ['linkedin', 'profile', 'Botany', 'your LinkedIn profile says Botany'],
    ['gmail', 'follows', 'Climate Briefing', 'you receive Climate Briefing in Gmail'],
    ['pinterest', 'follows', 'Native plants', 'you keep the board Native plants on Pinterest'],
    ['instagram', 'works-on', 'An otter', 'you posted An otter on Instagram'],
    ['mastodon', 'worships', 'Ferns', 'of Ferns on mastodon'],
  ])('on %s, %s', (platform, kind, text, phrase) => {
    const [reason] = readReasons([{ platform, kind, text }]);
    expect(reason && phraseOf(reason)).toBe(phrase);
  });
});
