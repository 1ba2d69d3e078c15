import { type Interests, personalOrder } from '../../shared/connect/personal-order.ts';
import { slug } from '../../shared/lib/format.ts';
import data from './data.json';
import people from './people.json';

/** `image` is the seed of the portrait, and `score` a number from 0 to 10. */
export type Person = (typeof people)[number];

export const PEOPLE: readonly Person[] = people;

export const CITIES = ['All', 'San Francisco', 'New York', 'Los Angeles', 'Palo Alto', 'Paris'] as const;
export const JOBS = ['All', 'Founder', 'Co-Founder', 'CEO', 'CTO', 'Engineer'] as const;
export const LISTS = ['All', 'Rising star', 'Most wanted'] as const;

/** The profile's progress, the same for every visitor (specification §9). */
export const PROFILE_PROGRESS = { percent: 75, done: 3, steps: 4 } as const;

/** The two profile cards: ids of people, their activities and the text of the vibe check. */
const PROFILE_SETS = data.profileSets;

export type ProfileSet = keyof typeof PROFILE_SETS;

const profilesOf = (set: ProfileSet) =>
  PROFILE_SETS[set].flatMap(({ id, about, vibe }) =>
    PEOPLE.filter((person) => person.id === id).map((person) => ({ person, about, vibe })),
  );

const textOf = ({ about }: { readonly about: string }) => about;

export const ITEMS = [...profilesOf('first'), ...profilesOf('second')].map((profile) => ({
  text: textOf(profile),
}));

/** Returns the two profile cards in the person's order. The Hot List keeps its own ranks. */
export const orderProfiles = (set: ProfileSet, interests: Interests) =>
  personalOrder(profilesOf(set), textOf, ({ person }) => person.name, interests);

/** Gigi's opinion of the people without a card, by id. */
const VIBES: Readonly<Record<string, string>> = data.vibes;

export const vibeOf = ({ id }: Person): string =>
  Object.values(PROFILE_SETS)
    .flat()
    .find((profile) => profile.id === id)?.vibe ??
  VIBES[id] ??
  '';

export const addressOf = ({ name }: Pick<Person, 'name'>) => slug(name);

/** Returns people whose name, job, company or city contains the text; an empty text returns none. */
export const findPeople = (query: string) => {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  return PEOPLE.filter(({ name, title, company, city }) =>
    `${name} ${title} ${company} ${city}`.toLowerCase().includes(wanted),
  );
};
