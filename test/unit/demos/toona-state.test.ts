import { expect, it } from 'vitest';
import { CHARACTERS } from '../../../showcase/demos/toona/character.ts';
import {
  castOf,
  initialState,
  mixAppearance,
  reduce,
  restore,
  visitOf,
} from '../../../showcase/demos/toona/state.ts';
import { NO_INTERESTS } from '../../../showcase/shared/connect/personal-order.ts';
import { COMPLETED } from '../../support/share-event.ts';

const namesOf = (characters: readonly { name: string }[]) => characters.map(({ name }) => name);
const shuffled = reduce(initialState, COMPLETED);
const noor = { type: 'character.created', name: ' Noor ', anime: 'Low Tide', look: 3 } as const;

it('the character site changes the character order after a widget response, and loses no character', () => {
  const { general, screen } = shuffled;
  expect(screen).toBe('home');
  expect(namesOf(general)).not.toEqual(namesOf(CHARACTERS));
  expect(namesOf(general).sort()).toEqual(namesOf(CHARACTERS).sort());
});

it('the character site puts the person’s favourite first, in the big panel, with the reason', () => {
  const reason = { kind: 'follows', text: 'Match of the Week', platform: 'youtube' } as const;
  const affinities = new Map([['football, sport, athletes', { score: 0.9, reasons: [reason] }]]);
  const interests = { affinities, topics: [], why: null };
  const { characters, first, order, why } = castOf(shuffled, interests);
  expect(characters.slice(0, 2).map(({ anime }) => anime)).toEqual(['Offside Summer', 'Offside Summer']);
  expect(first).toBe(characters[0]);
  expect(order).toBe('yours');
  expect(why?.text).toBe(`“${first?.name}” comes first because you follow Match of the Week on YouTube.`);
  const made = castOf(reduce(shuffled, noor), interests);
  expect([made.first?.name, made.why]).toEqual(['Noor', null]);
});

it('the character site puts a new character first, with a new id', () => {
  const { first } = castOf(reduce(initialState, noor), NO_INTERESTS);
  expect(first).toEqual({
    id: 13,
    name: 'Noor',
    anime: 'Low Tide',
    look: 3,
    image: mixAppearance(CHARACTERS, 3),
  });
});

it('the next visit of Toona continues with the shuffled order and the characters that the person made', () => {
  const state = reduce(reduce(shuffled, noor), { ...noor, name: 'Nao' });
  expect(restore(JSON.parse(JSON.stringify(visitOf(state))))).toEqual({ ...state, made: [] });
});

it('the next visit of Toona leaves out characters of another shape', () => {
  const cast = [1, { id: 1 }, { id: 1 }, { id: 13, name: 'Noor', anime: 'Tide', look: 'red' }, { id: 99 }];
  for (const visit of [{ cast }, { cast: 'all' }, { isShuffled: true, made: [] }])
    expect(restore(visit)).toMatchObject({ general: CHARACTERS, isShuffled: false });
});
