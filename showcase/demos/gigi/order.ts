import type { Item } from '../../shared/connect/inference.ts';
import { type Interests, inPersonalOrder, whyFirst } from '../../shared/connect/personal-order.ts';
import { slug } from '../../shared/lib/slug.ts';
import data from './data.json';
import { PROFILE_SETS } from './data.ts';
import { PEOPLE } from './people.ts';
import type { Person } from './state.ts';

interface Profile {
  readonly person: Person;
  readonly about: string;
  readonly vibe: string;
}

const profilesOf = (set: keyof typeof PROFILE_SETS): readonly Profile[] =>
  PROFILE_SETS[set].flatMap(({ id, about, vibe }) =>
    PEOPLE.filter((person) => person.id === id).map((person) => ({ person, about, vibe })),
  );

const textOf = ({ about }: Profile) => about;

export const ITEMS: readonly Item[] = [...profilesOf('first'), ...profilesOf('second')].map((profile) => ({
  text: textOf(profile),
}));

/** Returns the two profile cards in the person's order. The Hot List keeps its own ranks. */
export const orderProfiles = (set: keyof typeof PROFILE_SETS, interests: Interests) => {
  const profiles = inPersonalOrder(profilesOf(set), textOf, interests);
  const [first] = profiles;
  return { profiles, why: first ? whyFirst(first.person.name, textOf(first), interests) : null };
};

/** Gigi's opinion of the people without a card, by id. */
const VIBES: Readonly<Record<string, string>> = data.vibes;

/** Gigi's opinion of a person. */
export const vibeOf = ({ id }: Person): string =>
  Object.values(PROFILE_SETS)
    .flat()
    .find((profile) => profile.id === id)?.vibe ??
  VIBES[id] ??
  '';

/** A person's name in the page's address. */
export const addressOf = ({ name }: Pick<Person, 'name'>) => slug(name);

/** Returns the person of an address; `null` if there is none. */
export const personAt = (address: string | null): Person | null =>
  PEOPLE.find((person) => addressOf(person) === address) ?? null;
