import type { Style } from '@dicebear/core';
import { randomOf } from './portrait-random.ts';

/** A style of `@dicebear/collection`. */
export type Art = Style<object>;

const defaultsOf = ({ schema }: Art) =>
  Object.fromEntries(
    Object.entries(schema?.properties ?? {}).flatMap(([name, property]) =>
      typeof property === 'object' && property.default !== undefined ? [[name, property.default]] : [],
    ),
  );

/** Names the artist and the licence, as the licence demands. */
const creditOf = ({ title, creator, source, license }: NonNullable<Art['meta']>) =>
  `<metadata>${[title, creator, source, license?.name, license?.url].join(', ')}</metadata>`;

const backgroundOf = (colours: readonly string[], random: ReturnType<typeof randomOf>) => {
  // `@dicebear/core` takes two numbers before this choice.
  random.next();
  random.next();
  const [colour] = random.shuffle([...colours]);
  return colour === undefined ? '' : `<rect fill="#${colour}" width="100%" height="100%"/>`;
};

/**
 * Draws a portrait as SVG: the same picture as `createAvatar` of `@dicebear/core`, which is 2 KB larger because it
 * offers far more.
 * @param colours of the background, as hex without `#`; the seed selects one
 */
export const drawPortrait = (art: Art, seed: string, colours: readonly string[] = []): string => {
  const random = randomOf(seed);
  const { attributes, body } = art.create({ prng: random, options: structuredClone(defaultsOf(art)) });
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${texts.join(' ')}>${art.meta ? creditOf(art.meta) : ''}${backgroundOf(colours, random)}${body}</svg>`;
};
