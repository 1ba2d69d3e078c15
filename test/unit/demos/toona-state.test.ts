import { expect, it } from 'vitest';
import { CHARACTERS } from '../../../showcase/demos/toona/cast.ts';
import {
  findCharacters,
  initialState,
  mixAppearance,
  reduce,
  starring,
} from '../../../showcase/demos/toona/state.ts';
import { restore, visitOf } from '../../../showcase/demos/toona/visit.ts';

const namesOf = (characters: readonly { name: string }[]) => characters.map(({ name }) => name);

it('the character site changes the character order after a widget response, and loses no character', () => {
  const { characters, screen } = reduce(initialState, { type: 'widget.completed' });
  expect(screen).toBe('home');
  expect(namesOf(characters)).not.toEqual(namesOf(CHARACTERS));
  expect(namesOf(characters).sort()).toEqual(namesOf(CHARACTERS).sort());
});

it('the character site puts the person’s favourite first, in the big panel, with the reason', () => {
  const reason = { kind: 'follows', text: 'Match of the Week', platform: 'youtube' } as const;
  const affinities = new Map([['football, sport, athletes', { score: 0.9, reasons: [reason] }]]);
  const interests = { affinities, topics: [], why: null };
  const state = reduce(reduce(initialState, { type: 'widget.completed' }), {
    type: 'interests.received',
    interests,
  });
  const [first, second] = state.characters;
  expect([first?.anime, second?.anime]).toEqual(['Offside Summer', 'Offside Summer']);
  expect(starring(state)).toBe(first);
  expect(state.order).toBe('yours');
  expect(state.why?.text).toBe(
    `“${first?.name}” comes first because you follow Match of the Week on YouTube.`,
  );
  const made = { name: 'Noor', anime: 'Low Tide', look: 1 };
  expect(reduce(state, { type: 'character.created', ...made }).why).toBeNull();
});

it('the character site finds characters by name or anime, in any case', () => {
  expect(namesOf(findCharacters(CHARACTERS, ' mochi '))).toEqual(['Mochi']);
  expect(namesOf(findCharacters(CHARACTERS, 'iron'))).toEqual(['Ren Kuroda', 'Vex']);
  expect(findCharacters(CHARACTERS, '')).toHaveLength(CHARACTERS.length);
});

it('the character site puts a new character first, with a new id', () => {
  const image = mixAppearance(CHARACTERS, 1);
  const state = reduce(initialState, { type: 'character.created', name: ' Nao ', anime: 'Tide', look: 1 });
  expect(state.characters[0]).toEqual({ id: 13, name: 'Nao', anime: 'Tide', look: 1, image });
  expect(starring(state)?.id).toBe(13);
});

const stored = (state: typeof initialState) => JSON.parse(JSON.stringify(visitOf(state)));

it('the next visit of Toona continues with the shuffled order and the characters that the person made', () => {
  const shuffled = reduce(initialState, { type: 'widget.completed' });
  const made = ['Noor', 'Nao'].map(
    (name) => ({ type: 'character.created', name, anime: 'Low Tide', look: 3 }) as const,
  );
  const state = made.reduce(reduce, shuffled);
  expect(restore(stored(state))).toEqual({ ...state, isReplaced: false });
});

it('the next visit of Toona leaves out characters of another shape', () => {
  const cast = [1, { id: 1 }, { id: 1 }, { id: 13, name: 'Noor', anime: 'Tide', look: 'red' }, { id: 99 }];
  for (const visit of [{ cast }, { cast: 'all' }, { isShuffled: true, made: [] }])
    expect(restore(visit)).toMatchObject({ characters: CHARACTERS, order: 'print' });
});
