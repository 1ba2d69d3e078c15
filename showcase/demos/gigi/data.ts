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

export const PROFILE_PROGRESS = { percent: 75, done: 3, steps: 4 } as const;

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

export const orderProfiles = (set: ProfileSet, interests: Interests) =>
  personalOrder(profilesOf(set), textOf, ({ person }) => person.name, interests);

const VIBES: Readonly<Record<string, string>> = data.vibes;

export const vibeOf = ({ id }: Person): string =>
  Object.values(PROFILE_SETS)
    .flat()
    .find((profile) => profile.id === id)?.vibe ??
  VIBES[id] ??
  '';

export const addressOf = ({ name }: Pick<Person, 'name'>) => slug(name);

export const findPeople = (query: string) => {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  return PEOPLE.filter(({ name, title, company, city }) =>
    `${name} ${title} ${company} ${city}`.toLowerCase().includes(wanted),
  );
};
