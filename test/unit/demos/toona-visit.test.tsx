import { act } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { CHARACTERS } from '../../../showcase/demos/toona/cast.ts';
import { demo } from '../../../showcase/demos/toona/index.ts';
import { initialState, reduce } from '../../../showcase/demos/toona/state.ts';
import { restore, visitOf } from '../../../showcase/demos/toona/visit.ts';
import { VISIT_KEY } from '../../../showcase/demos/toona/visit-key.ts';
import { personKeyOf } from '../../../showcase/shared/connect/person-key.ts';
import { visitDemo } from '../../support/visit-demo.tsx';

const stored = (state: typeof initialState) => JSON.parse(JSON.stringify(visitOf(state)));

it('the next visit of Toona continues with the shuffled order and the characters that the person made', () => {
  const shuffled = reduce(initialState, { type: 'widget.completed' });
  const made = ['Noor', 'Nao'].map(
    (name) => ({ type: 'character.created', name, anime: 'Low Tide', look: 3 }) as const,
  );
  const state = made.reduce(reduce, shuffled);
  expect(restore(stored(state))).toEqual({ ...state, isReplaced: false });
});

it('the next visit of Toona has the order of the second share, with the made character at its place', () => {
  const made = { type: 'character.created', name: 'Noor', anime: 'Low Tide', look: 3 } as const;
  const events = [{ type: 'widget.completed' }, made, { type: 'widget.completed' }] as const;
  const state = events.reduce(reduce, initialState);
  expect(restore(stored(state))).toEqual({ ...state, isReplaced: false });
});

it.each([null, 'home', [{ name: 1 }]])('the next visit of Toona begins anew with %j', (unreadable) =>
  expect(restore(unreadable)).toEqual(initialState),
);

it('the next visit of Toona leaves out characters of another shape', () => {
  const cast = [1, { id: 1 }, { id: 1 }, { id: 13, name: 'Noor', anime: 'Tide', look: 'red' }, { id: 99 }];
  for (const visit of [{ cast }, { cast: 'all' }, { isShuffled: true, made: [] }])
    expect(restore(visit)).toMatchObject({ characters: CHARACTERS, order: 'print' });
});

it('Toona keeps the personal order and the search when another tab adds a character', async () => {
  localStorage.clear();
  const page = await visitDemo(demo, '/toona');
  onTestFinished(page.close);
  const affinities = [['football, sport, athletes', { score: 0.9, reasons: [] }]];
  const key = personKeyOf('toona');
  const store = (changed: string, value: unknown) =>
    act(async () => {
      localStorage.setItem(changed, JSON.stringify(value));
      window.dispatchEvent(new StorageEvent('storage', { key: changed }));
    });
  await store(key, { reader: 'ada', subject: 'ada', affinities, topics: [], why: null });
  expect(page.text()).toContain('In your order');
  await page.type('input[type=search]', 'summer');
  await store(VISIT_KEY, { cast: [{ id: 13, name: 'Noor', anime: 'Low Tide', look: 3 }] });
  expect(page.find('input[type=search]')).toHaveProperty('value', 'summer');
  await page.type('input[type=search]', '');
  expect(page.texts('section li a')).toHaveLength(13);
  expect(page.text()).toContain('In your order');
  expect(page.texts('section li a')[0]).toContain('Offside Summer');
});
