import { Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type Character, printedNumber } from '../character.ts';
import { CharacterArt } from './CharacterArt.tsx';

/** Focuses the button that takes the place of a pressed one. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

const Removed = ({ name, onRestore }: { name: string; onRestore: () => void }) => {
  const text = useId();
  return (
    <div className="grid h-full min-h-40 grid-cols-1 content-center justify-items-center gap-3 border-3 border-(--tn-ink) border-dashed p-3 text-center">
      <p id={text} className="max-w-full break-words">
        Deleted “<bdi>{name}</bdi>”.
      </p>
      <button
        ref={takeFocus}
        type="button"
        aria-describedby={text}
        onClick={onRestore}
        className="toona-panel inline-flex min-h-11 items-center gap-2 px-4 font-bold hover:bg-(--tn-butter) hover:text-[#1a1416]"
      >
        <Undo2 aria-hidden="true" className="size-4" />
        Undo
      </button>
    </div>
  );
};

export interface CharacterCardProps {
  readonly character: Character;
  readonly isRemoved: boolean;
  /** Props of the link that opens the character. */
  readonly link: LinkProps;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
}

/** A character of the cast. One that the person made can be deleted; the undo takes the card's place. */
export const CharacterCard = ({ character, isRemoved, link, onRemove, onRestore }: CharacterCardProps) => {
  const { name, anime, image, look } = character;
  const [isPressed, setPressed] = useState(false);
  if (isRemoved) return <Removed name={name} onRestore={onRestore} />;

  const remove = () => {
    setPressed(true);
    onRemove();
  };
  return (
    <>
      <Link {...link} className="toona-panel toona-press flex h-full w-full flex-col text-left">
        <span
          className="relative block aspect-square overflow-hidden border-b-3 border-(--tn-ink)"
          style={{ backgroundColor: image.background }}
        >
          <span className="toona-tone absolute inset-0 block" />
          <CharacterArt appearance={image} className="toona-figure absolute inset-0 size-full" />
          <span className="absolute top-0 left-0 bg-[#1a1416] px-1.5 py-0.5 text-xs font-bold text-[#fffaf0] tabular-nums">
            <span className="sr-only">No. </span>
            {printedNumber(character)}
          </span>
        </span>
        <span className="block p-2.5 break-words sm:p-3">
          <span className="block leading-tight font-black">{name}</span>
          <span className="mt-0.5 block text-xs text-(--tn-soft) sm:text-sm">{anime}</span>
        </span>
      </Link>
      {look !== undefined && (
        <button
          ref={isPressed ? takeFocus : undefined}
          type="button"
          aria-label={`Delete ${name}`}
          onClick={remove}
          className="toona-panel absolute top-0 right-0 grid size-11 place-items-center hover:bg-(--tn-butter) hover:text-[#1a1416]"
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </button>
      )}
    </>
  );
};
