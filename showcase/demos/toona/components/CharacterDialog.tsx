import { ModalDialog } from '../../../shared/ui/ModalDialog.tsx';
import { type Character, printedNumber } from '../character.ts';
import { ABOUT } from '../data.ts';
import { lineOf } from '../lines.ts';
import { CharacterArt } from './CharacterArt.tsx';

export interface CharacterDialogProps {
  readonly character: Character;
  readonly onClose: () => void;
}

/** A character in a large panel, with a sentence of theirs. */
export const CharacterDialog = ({ character, onClose }: CharacterDialogProps) => {
  const { name, anime, image } = character;
  const about = ABOUT.get(anime);
  return (
    <ModalDialog
      title={name}
      onClose={onClose}
      className="toona-panel text-(--tn-ink)"
      titleClassName="toona-display text-4xl break-words"
    >
      <p className="mt-2 break-words text-(--tn-soft)">
        No. {printedNumber(character)} from “{anime}”
      </p>
      <div
        className="relative mt-4 h-64 overflow-hidden border-3 border-(--tn-ink) [@media(max-height:36rem)]:h-40"
        style={{ backgroundColor: image.background }}
      >
        <div className="toona-speed absolute inset-0" />
        <CharacterArt appearance={image} className="absolute bottom-0 left-1/2 h-[96%] -translate-x-1/2" />
      </div>
      <p className="mt-4 text-xl font-black text-balance">“{lineOf(character)}”</p>
      {about && <p className="mt-2 text-(--tn-soft)">About {about}.</p>}
    </ModalDialog>
  );
};
