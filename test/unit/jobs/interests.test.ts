// @vitest-environment happy-dom

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPersonality } from '../../../showcase/jobs/interests/interest.ts';
import { byInterest, distinctFits, matchedInterests } from '../../../showcase/jobs/interests/match.ts';
import { readStored, storedOf } from '../../../showcase/jobs/interests/state.ts';
import { interestOf, postingOf } from './posting.ts';

const job = ({ label = 'Other', ...fields }: { title?: string; description?: string; label?: string }) =>
  postingOf({ ...fields, category: { label } });
const matches = (posting: ReturnType<typeof job>, ...texts: string[]) =>
  matchedInterests(posting, texts.map(interestOf)).map(({ text }) => text);

it('a matched interest is one whose text is the category', () => {
  expect(matches(job({ label: 'it' }), 'IT', 'AI')).toEqual(['IT']);
});

it('a matched interest is one whose words are all in the title, or in the text of a posting of its category', () => {
  const posting = { title: 'Robotic arms', description: '<p>Supply the whole <b>chain</b></p>' };
  expect(matches(job(posting), 'Robotics', 'Supply chain', 'Public health')).toEqual(['Robotics']);
  expect(matches(job({ ...posting, label: 'Logistics' }), 'Supply chain', 'Shipping')).toEqual([
    'Supply chain',
  ]);
});

it('the order of the list follows the strongest interest of each posting, and is otherwise unchanged', () => {
  const labels = ['Law', 'Culinary', 'IT', 'Research', 'Culinary'];
  const jobs = labels.map((label, index) => ({ ...job({ label }), id: `${index}` }));
  const order = (...texts: string[]) => byInterest(jobs, texts.map(interestOf)).map(({ id }) => id);
  expect(order('Culinary', 'Law')).toEqual(['1', '4', '0', '2', '3']);
  expect(order()).toEqual(['0', '1', '2', '3', '4']);
});

const follows = (text: string) => ({ kind: 'follows', text, platform: 'youtube' }) as const;
const numbered = (...postings: Parameters<typeof job>[0][]) =>
  postings.map((fields, index) => ({ ...job(fields), id: `${index}` }));
const said = (...given: Parameters<typeof distinctFits>) =>
  [...distinctFits(...given)].map(([id, { interest, reason }]) => [id, interest.text, reason?.text ?? null]);

it('the list says each reason once, at the first posting that it is true of', () => {
  const jobs = numbered({ label: 'Law' }, { label: 'Law' }, { title: 'Climate law', label: 'Law' });
  const climate = { ...interestOf('Climate'), reasons: [follows('Moth Tuesday')] };
  expect(said(jobs, [interestOf('Law'), climate])).toEqual([
    ['0', 'Law', null],
    ['2', 'Climate', 'Moth Tuesday'],
  ]);
});

it('the stored interests are restored unchanged, in their order and with scores and reasons', () => {
  const traits = Array.from({ length: 16 }, () => 0.25);
  const personality = readPersonality({ InferenceResult: { traits } });
  const reasons = [{ kind: 'saves', text: 'Sourdough starter', platform: 'reddit' }] as const;
  const interests = [{ ...interestOf('Baking'), score: 0.91, reasons }, interestOf('AI')];
  const inference = { interests, personality, subject: 'ada', isExplained: true };
  expect(readStored(JSON.parse(JSON.stringify(storedOf(inference))))).toEqual(inference);
});

it('the stored interests are only those of the catalogue, for any stored value', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(readStored(stored)).toBeNull();
    }),
  );
  const names = ['input1', 'input999', null, '<script>', 'input1'];
  expect(readStored({ names })?.interests.map(({ text }) => text)).toEqual(['Tech']);
});

it.each([[[]], [Array(15).fill(0.5)], [Array(16).fill('0.5')], [Array(16).fill(7)], [null]])(
  'personality scores are none when the list is %j',
  (traits) => expect(readPersonality({ InferenceResult: { traits } })).toBeNull(),
);
