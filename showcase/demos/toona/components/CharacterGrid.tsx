import type { LinkProps } from 'react-router';
import type { Character } from '../character.ts';
import { CharacterCard } from './CharacterCard.tsx';

export interface CharacterGridProps {
  readonly characters: readonly Character[];
  /** Ids of characters that the person deleted on this visit. */
  readonly removed: readonly number[];
  readonly linkTo: (character: Character) => LinkProps;
  readonly onRemove: (id: number) => void;
  readonly onRestore: (id: number) => void;
}

export const CharacterGrid = ({ characters, removed, linkTo, onRemove, onRestore }: CharacterGridProps) => (
  <ul className="grid grid-cols-pairs gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
    {characters.map((character) => (
      <li key={character.id} className="relative">
        <CharacterCard
          character={character}
          isRemoved={removed.includes(character.id)}
          link={linkTo(character)}
          onRemove={() => onRemove(character.id)}
          onRestore={() => onRestore(character.id)}
        />
      </li>
    ))}
  </ul>
);
