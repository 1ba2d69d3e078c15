import { expect, it } from 'vitest';
import { inInterestOrder, ofGame, TOURNAMENTS } from '../../../showcase/demos/gamp/data.ts';
import { daysDone, initialState, reduce, restore } from '../../../showcase/demos/gamp/state.ts';
import { NO_INTERESTS } from '../../../showcase/shared/connect/personal-order.ts';

const titlesOf = (tournaments: readonly { title: string }[]) => tournaments.map(({ title }) => title);

it('the gaming app selects the tournaments of a game, and none if there are none', () => {
  expect(titlesOf(ofGame(TOURNAMENTS.connected, 'GAMP'))).toEqual(['GAMP Tournament']);
  expect(ofGame(TOURNAMENTS.connected, 'DOTA 2')).toEqual([]);
  expect(ofGame(TOURNAMENTS.connected, 'ALL')).toHaveLength(2);
});

it('the gaming app counts check-ins in a row: one a day, again after a missed day, and after the seventh', () => {
  const days = ['01', '02', '02', '04', '05', '06', '07', '08', '09', '10', '11'].map(
    (day) => `2026-03-${day}`,
  );
  const counts: number[] = [];
  let state = initialState;
  for (const day of days) {
    state = reduce(state, { type: 'streak.checked', day });
    counts.push(daysDone(state.checkIns, day));
  }
  expect(counts).toEqual([1, 2, 2, 1, 2, 3, 4, 5, 6, 7, 1]);
  expect(daysDone({ days: 7, lastDay: '2026-03-10' }, '2026-03-11')).toBe(0);
});

it('the gaming app reads a stored visit, and leaves out what is unreadable', () => {
  expect(restore('in')).toEqual(initialState);
  const checkIns = { days: 900, lastDay: '2026-11-28' };
  const visit = { screen: 'home', reward: null, joined: ['A'], checkIns };
  expect(restore({ reward: 5, joined: ['A', 2], checkIns })).toMatchObject(visit);
});

it('the gaming app puts the tournament that fits first, and keeps the order without interests', () => {
  const [first, second] = TOURNAMENTS.connected;
  const affinities = new Map([['video games, competitions', { score: 0.9, reasons: [] }]]);
  const { entries } = inInterestOrder(TOURNAMENTS.connected, { affinities, topics: [], why: null });
  expect(entries).toEqual([second, first]);
  expect(inInterestOrder(TOURNAMENTS.connected, NO_INTERESTS).entries).toEqual([first, second]);
});
