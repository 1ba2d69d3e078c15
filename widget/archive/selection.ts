import type { SourceId } from '../../common/platforms/ids.ts';
import type { FoundKind } from '../../common/platforms/kit/facts.ts';
import type { Found } from './found.ts';

/** Maximum number of entries of a platform, the same as the provider's. */
const MAX_PER_PLATFORM = 500;

/** The limit of each kind, in the order in which the kinds are taken. */
const MAX_OF_KIND: readonly (readonly [kind: FoundKind, most: number])[] = [
  ['works-on', 150],
  ['profile', 100],
  ['follows', 350],
  ['saves', 200],
  ['likes', 200],
  ['views', 150],
  ['searches', 100],
];

/** Different texts of one kind. Histories begin with the newest. */
const MAX_COUNTED = 20_000;

const MAX_CHARACTERS = 2_000;

interface Counted {
  readonly found: Found;
  count: number;
}

const lineOf = (text: string) =>
  text
    .slice(0, MAX_CHARACTERS)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

export const createSelection = () => {
  const lists = new Map<string, Map<string, Counted>>();
  let size = 0;
  return {
    size: () => size,

    add: ({ text: given, about = '', ...found }: Found): void => {
      const text = lineOf(given);
      // An e-mail address is no interest, and may belong to another person.
      if (text === '' || /^\S+@\S+$|^https?:/i.test(text)) return;
      // Nor is a search with an address, or with a number of more digits than a year has.
      if (found.kind === 'searches' && /@|\p{Nd}{5,}/u.test(text)) return;
      const name = `${found.platform} ${found.kind}`;
      const list = lists.get(name) ?? new Map<string, Counted>();
      lists.set(name, list);
      const known = list.get(text);
      if (known !== undefined) known.count += 1;
      else if (list.size < MAX_COUNTED) {
        const more = lineOf(about);
        list.set(text, { found: { ...found, text, ...(more === '' ? {} : { about: more }) }, count: 1 });
        size += 1;
      }
    },

    chosen: (): readonly Found[] => {
      const platforms = new Set([...lists.keys()].map((name) => name.slice(0, name.indexOf(' '))));
      return [...platforms].flatMap((platform) => {
        const taken = new Set<string>();
        const chosen: Found[] = [];
        for (const [kind, most] of MAX_OF_KIND) {
          const best = [...(lists.get(`${platform} ${kind}`)?.values() ?? [])]
            .filter(({ found: { text } }) => !taken.has(text))
            .sort((a, b) => b.count - a.count || (b.found.at ?? 0) - (a.found.at ?? 0))
            .slice(0, Math.min(most, MAX_PER_PLATFORM - chosen.length));
          for (const { found } of best) {
            taken.add(found.text);
            chosen.push(found);
          }
        }
        return chosen;
      });
    },
  };
};

export type Selection = ReturnType<typeof createSelection>;

export const platformsIn = (found: readonly Found[]): readonly SourceId[] => [
  ...new Set(found.map(({ platform }) => platform)),
];
