import { Shuffle } from 'lucide-react';
import type { FormEvent } from 'react';
import { closeDialog } from '../../../shared/lib/close-dialog.ts';
import { TextField } from '../../../shared/ui/Field.tsx';
import { ModalDialog } from '../../../shared/ui/ModalDialog.tsx';
import { CHARACTERS } from '../cast.ts';
import { type Made, mixAppearance } from '../state.ts';
import { CharacterArt } from './CharacterArt.tsx';
import { FIELD } from './field-classes.ts';

export interface CreateCharacterProps {
  /** Survives the dialog, so that Back and a press beside it lose no typed text. */
  readonly draft: Made;
  readonly onDraft: (draft: Made) => void;
  readonly onCreate: () => void;
  readonly onClose: () => void;
}

/** The form for a new character: an appearance mixed from the other characters, a name and an origin. */
export const CreateCharacter = ({ draft, onDraft, onCreate, onClose }: CreateCharacterProps) => {
  const image = mixAppearance(CHARACTERS, draft.look);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Closes before the draft is empty, or the empty form would be visible until the address changes.
    closeDialog(event);
    onCreate();
  };

  return (
    <ModalDialog
      title="Create new"
      onClose={onClose}
      className="toona-panel text-(--tn-ink)"
      titleClassName="toona-display text-3xl"
    >
      <form onSubmit={submit} className="mt-4 grid gap-5 sm:grid-cols-[11rem_1fr]">
        <div className="grid content-start gap-3">
          <div
            className="relative mx-auto aspect-square w-full max-w-44 overflow-hidden border-3 border-(--tn-ink)"
            style={{ backgroundColor: image.background }}
          >
            <div className="toona-tone absolute inset-0" />
            <CharacterArt appearance={image} className="absolute inset-0 size-full" />
          </div>
          <button
            type="button"
            onClick={() => onDraft({ ...draft, look: draft.look + 1 })}
            className="toona-panel inline-flex min-h-11 items-center justify-center gap-2 px-3 text-sm font-bold hover:bg-(--tn-butter) hover:text-[#1a1416]"
          >
            <Shuffle aria-hidden="true" className="size-4" />
            Another look
          </button>
        </div>
        <div className="grid content-start gap-4">
          <TextField
            classes={FIELD}
            label="Name"
            required
            maxLength={24}
            pattern=".*\S.*"
            title="A name with at least one letter"
            value={draft.name}
            onText={(name) => onDraft({ ...draft, name })}
          />
          <TextField
            classes={FIELD}
            label="Anime"
            required
            maxLength={28}
            pattern=".*\S.*"
            title="A title with at least one letter"
            value={draft.anime}
            onText={(anime) => onDraft({ ...draft, anime })}
          />
          <button
            type="submit"
            className="toona-press min-h-12 bg-(--tn-spot) px-4 font-black text-(--tn-on-spot)"
          >
            Add to the cast
          </button>
        </div>
      </form>
    </ModalDialog>
  );
};
