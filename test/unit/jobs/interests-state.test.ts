import { expect, it } from 'vitest';
import { CATALOGUE } from '../../../showcase/jobs/interests/catalogue.ts';
import type { NoInterests } from '../../../showcase/jobs/interests/interest.ts';
import {
  accessEnded,
  type Change,
  followed,
  interestRemoved,
  listChosen,
  type Personal,
  readingCompleted,
  readingFailed,
  readingStarted,
  shownInference,
} from '../../../showcase/jobs/interests/state.ts';

const interests = CATALOGUE.slice(0, 2).map((item, index) => ({
  ...item,
  name: `input${index + 1}`,
  score: 0.9,
  reasons: [],
}));
const inference = { interests, personality: null, subject: 'ada', isExplained: false };
const featured: Personal = { inference: null, reading: 'idle', why: null, rest: 'none', list: 'you' };
const personal: Personal = { ...featured, inference };

const completed = (answer: typeof inference | NoInterests) => readingCompleted(answer, true);

const after = (state: Personal, ...changes: Change[]) =>
  changes.reduce((before, change) => change(before), state);

it('the state of the interests goes from none to a list', () => {
  expect(after(featured, readingStarted('ada'), completed(inference))).toEqual(personal);
});

it('the state of the interests is the general list, with the reason, if nothing is known any more', () => {
  const none = { interests: [], why: 'unconnected' } as const;
  const general = after(personal, completed(none));
  expect(general).toEqual({ ...featured, why: 'unconnected' });
  expect(after(general, completed(inference))).toEqual(personal);
});

it('the state of the interests says that something is still to come, until an answer is complete or the access ended', () => {
  const partial = after(featured, readingCompleted(inference, false));
  expect(partial).toEqual({ ...personal, rest: 'awaited' });
  expect(after(partial, completed(inference))).toEqual(personal);
  expect(after(partial, accessEnded)).toEqual({ ...personal, rest: 'ended' });
  expect(after(partial, accessEnded, readingStarted('bo'))).toEqual({ ...featured, reading: 'reading' });
});

it.each(['bo', null])(
  'the state of the interests does not show the next person (%s) the interests of the person before them',
  (subject) => {
    const before = subject === null ? { ...personal, inference: { ...inference, subject } } : personal;
    const started = after(before, readingStarted(subject));
    expect(started).toEqual({ ...featured, reading: 'reading' });
    expect(after(started, readingFailed)).toEqual({ ...featured, reading: 'failed' });
  },
);

it('the state of the interests stays at all postings when an interest is removed there', () => {
  const all = after(personal, listChosen('all'));
  const events = interests.map(({ name }) => interestRemoved(name));
  expect(after(all, ...events.slice(0, 1)).list).toBe('all');
  expect(after(all, ...events)).toEqual({ ...featured, list: 'all' });
});

it('the state of the interests keeps the interests, and the choice, while the person looks at all postings', () => {
  const all = after(personal, listChosen('all'));
  expect(all).toEqual({ ...personal, list: 'all' });
  expect(shownInference(all)).toBeNull();
  expect(after(all, completed(inference)).list).toBe('all');
  expect(shownInference(after(all, listChosen('you')))).toBe(inference);
});

it('the state of the interests follows another tab: a first share, a removed interest, another person, a sign-out', () => {
  const reading = { reading: 'reading' } as const;
  expect(followed({ ...featured, ...reading }, inference)).toEqual({ ...personal, ...reading });
  expect(followed({ ...featured, reading: 'failed' }, inference)).toEqual(personal);
  const fewer = { ...inference, interests: interests.slice(1) };
  const all = after(personal, listChosen('all'));
  expect(followed(all, fewer)).toEqual({ ...all, inference: fewer });
  for (const subject of ['bo', null]) {
    const ofAnother = { ...inference, subject };
    expect(followed(all, ofAnother)).toEqual({ ...personal, inference: ofAnother });
  }
  expect(followed(all, null)).toEqual(featured);
});
