import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../../showcase/demos/toona/cast.ts';
import { MINI_APPS } from '../../../showcase/demos/toona/data.ts';
import { demo } from '../../../showcase/demos/toona/index.ts';
import {
  findCharacters,
  initialState,
  mixAppearance,
  reduce,
  reorder,
  starring,
} from '../../../showcase/demos/toona/state.ts';
import { VISIT_KEY } from '../../../showcase/demos/toona/visit-key.ts';
import { NO_INTERESTS } from '../../../showcase/shared/connect/personal-order.ts';
import { FORGERIES, NOT_SHARED, post, SHARED, visitDemo } from '../../support/visit-demo.tsx';

const namesOf = (characters: readonly { name: string }[]) => characters.map(({ name }) => name);

describe('states of the character site (specification §4.6)', () => {
  it('starts at the sign-in screen', () => {
    expect(initialState.screen).toBe('signIn');
  });

  it('changes the character order after a widget response, and loses no character', () => {
    const { characters, screen } = reduce(initialState, { type: 'widget.completed' });
    expect(screen).toBe('home');
    expect(namesOf(characters)).not.toEqual(namesOf(CHARACTERS));
    expect(namesOf(characters).sort()).toEqual(namesOf(CHARACTERS).sort());
  });

  it('changes the order again with each further response', () => {
    const once = reorder(CHARACTERS);
    expect(namesOf(reorder(once))).not.toEqual(namesOf(once));
  });

  it('puts the person’s favourite first, in the big panel, with the reason', () => {
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

  it('keeps the person’s order at a further response with the same interests', () => {
    const affinities = new Map([['football, sport, athletes', { score: 0.9, reasons: [] }]]);
    const interests = { affinities, topics: [], why: null };
    const once = reduce(initialState, { type: 'interests.received', interests });
    const state = reduce(once, { type: 'widget.completed' });
    expect([state.order, state.characters[0]?.anime]).toEqual(['yours', 'Offside Summer']);
    expect(state.general).toEqual(reorder(CHARACTERS));
  });

  it('is in the general order again after a sign-out, with the characters created meanwhile', () => {
    const affinities = new Map([['football, sport, athletes', { score: 0.9, reasons: [] }]]);
    const mixed = reduce(initialState, { type: 'widget.completed' });
    const sorted = reduce(mixed, {
      type: 'interests.received',
      interests: { affinities, topics: [], why: null },
    });
    const made = { name: 'Noor', anime: 'Low Tide', look: 1 };
    const created = reduce(sorted, { type: 'character.created', ...made });
    const { characters, order } = reduce(created, { type: 'interests.received', interests: NO_INTERESTS });
    expect(namesOf(characters)).toEqual(['Noor', ...namesOf(mixed.characters)]);
    expect(order).toBe('general');
  });

  it('keeps the order when a person signs in without the widget', () => {
    expect(reduce(initialState, { type: 'session.started' }).characters).toBe(initialState.characters);
  });

  it('finds characters by name or anime, in any case', () => {
    expect(namesOf(findCharacters(CHARACTERS, ' mochi '))).toEqual(['Mochi']);
    expect(namesOf(findCharacters(CHARACTERS, 'iron'))).toEqual(['Ren Kuroda', 'Vex']);
    expect(findCharacters(CHARACTERS, '')).toHaveLength(CHARACTERS.length);
  });

  it('puts a new character first, with a new id', () => {
    const image = mixAppearance(CHARACTERS, 1);
    const state = reduce(initialState, { type: 'character.created', name: ' Nao ', anime: 'Tide', look: 1 });
    expect(state.characters[0]).toEqual({ id: 13, name: 'Nao', anime: 'Tide', look: 1, image });
    expect(starring(state)?.id).toBe(13);
  });
});

describe('/toona (specification §2.10)', () => {
  let page: Awaited<ReturnType<typeof visitDemo>>;

  beforeEach(async () => {
    localStorage.clear();
    page = await visitDemo(demo, '/toona');
  });

  afterEach(() => page.close());

  const enter = async () => {
    await page.type('input[type=email]', 'ada@example.com');
    await page.submit();
  };
  const cast = () => page.texts('section li a');

  it('asks for an e-mail or username of type e-mail, and nothing else', () => {
    expect(page.all('input')).toHaveLength(1);
    expect(page.find('input').matches('[type=email][required]')).toBe(true);
    // Without a script, the browser would send the field's value in the page's address.
    expect(page.find('input').hasAttribute('name')).toBe(false);
    expect(page.texts('button')).toEqual(['Continue with Google', 'CONTINUE']);
    expect(page.find('data-connect-button').getAttribute('login-type')).toBe('signIn');
  });

  it('turns into a sign-up by its link', async () => {
    await page.press('Sign up');
    expect(page.find('data-connect-button').getAttribute('login-type')).toBe('signUp');
    expect(page.texts('h1')).toEqual(['Join the cast']);
  });

  it.each(['Continue with Google', 'CONTINUE'])('signs in by %s without a credential check', async (name) => {
    await (name === 'CONTINUE' ? enter() : page.press(name));
    expect(page.texts('h1')).toEqual(['Toona home']);
  });

  it.each(Object.entries(NOT_SHARED))('is no sign-in for a person who %s', async (_, answer) => {
    await page.complete(answer);
    expect(page.texts('h1')).toEqual(['Next issue starts here']);
  });

  it('says so when nothing was shared', async () => {
    await page.complete(NOT_SHARED['chose not to share']);
    expect(page.text()).toContain('Nothing was shared.');
  });

  it('signs a person in who shared, in print order until the message arrives', async () => {
    await page.complete(SHARED);
    expect(cast()[0]).toContain('Hoshi Amane');
  });

  it('shows the sidebar, 150 coins, the characters and 7 mini apps', async () => {
    await enter();
    expect(page.texts('nav a, nav button')).toEqual(['Create new', 'Home', 'Discover', 'Discord']);
    expect(page.find('nav a[href="/toona/discover"]').textContent).toBe('Discover');
    expect(page.text()).toContain('150coins');
    expect(cast()).toHaveLength(12);
    expect(page.texts('h2').slice(1)).toEqual(['Characters', 'Mini apps']);
    expect(MINI_APPS).toHaveLength(7);
    for (const { name, description } of MINI_APPS) expect(page.text()).toContain(name + description);
  });

  it('begins its home screen at the heading, after the focused element is gone', async () => {
    await enter();
    expect(document.activeElement).toBe(page.find('h1'));
  });

  it('searches the characters and says if there is none', async () => {
    await enter();
    await page.type('input[type=search]', 'iron');
    expect(cast()).toHaveLength(2);
    await page.type('input[type=search]', 'nobody at all');
    expect(cast()).toHaveLength(0);
    await page.press('Show the whole cast');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(cast()).toHaveLength(12);
  });

  it('says that Discord is coming soon', async () => {
    await enter();
    await page.press('Discord');
    expect(page.find('nav [aria-live]').textContent).toBe('Coming soon');
  });

  it('changes the order at a genuine response', async () => {
    await enter();
    const before = cast();
    await post();
    expect(cast()).not.toEqual(before);
    expect([...cast()].sort()).toEqual([...before].sort());
  });

  it('is the same after a reload', async () => {
    await post();
    const shown = cast();
    await page.close();
    page = await visitDemo(demo, '/toona');
    expect(cast()).toEqual(shown);
    // A reload keeps the place on the page.
    expect(document.activeElement).toBe(document.body);
  });

  it('asks for the sign-in again after Log out, and after a sign-out in the widget, from the top', async () => {
    await enter();
    await page.press('Log out');
    expect(page.texts('h1')).toEqual(['Next issue starts here']);
    expect(localStorage.getItem(VISIT_KEY)).toBeNull();
    await enter();
    await page.signOut();
    expect(document.activeElement).toBe(page.find('h1'));
  });

  it.each(Object.entries(FORGERIES))('ignores a message from %s', async (_, forgery) => {
    await post(forgery);
    expect(page.texts('h1')).toEqual(['Next issue starts here']);
  });
});
