import contents from './contents.json';
import type { DiscoverCard } from './data.ts';
import type { SCENES } from './scenes.ts';

/** What a card opens. The card's type says how its lines are shown. */
export interface Content {
  readonly lead: string;
  /** Entries, paragraphs, steps, chapters or songs. */
  readonly lines: readonly string[];
  /** The pictures of a gallery. */
  readonly pictures?: readonly (keyof typeof SCENES)[];
}

/** The content of each card, by the card's picture. */
export const CONTENTS = contents as Record<DiscoverCard['image'], Content>;
