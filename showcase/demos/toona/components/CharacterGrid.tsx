import type { Character } from '../character.ts';
import { CharacterArt } from './CharacterArt.tsx';

export interface CharacterGridProps {
  readonly characters: readonly Character[];
  readonly starringId: number;
  readonly onStar: (id: number) => void;
}

export const CharacterGrid = ({ characters, starringId, onStar }: CharacterGridProps) => (
  <ul className="grid grid-cols-pairs gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
    {characters.map(({ id, name, anime, image }) => (
      <li key={id}>
        <button
          type="button"
          aria-pressed={id === starringId}
          onClick={() => onStar(id)}
          className="toona-panel toona-press flex h-full w-full flex-col text-left aria-pressed:border-(--tn-spot) aria-pressed:shadow-[4px_4px_0_var(--tn-spot)]"
        >
          <span
            className="relative block aspect-square overflow-hidden border-b-3 border-(--tn-ink)"
            style={{ backgroundColor: image.background }}
          >
            <span className="toona-tone absolute inset-0 block" />
            <CharacterArt appearance={image} className="toona-figure absolute inset-0 size-full" />
            <span className="absolute top-0 left-0 bg-[#1a1416] px-1.5 py-0.5 text-xs font-bold text-[#fffaf0] tabular-nums">
              <span className="sr-only">No. </span>
              {String(id).padStart(2, '0')}
            </span>
          </span>
          <span className="block p-2.5 break-words sm:p-3">
            <span className="block leading-tight font-black">{name}</span>
            <span className="mt-0.5 block text-xs text-(--tn-soft) sm:text-sm">{anime}</span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
