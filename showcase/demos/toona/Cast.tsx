import { Shuffle, Trash2, Undo2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import { closeDialog } from '../../shared/lib/focus-heading.ts';
import { DEMO_FIELD, TextField } from '../../shared/ui/Field.tsx';
import { ModalDialog } from '../../shared/ui/Overlay.tsx';
import { CharacterArt } from './CharacterArt.tsx';
import { ABOUT, CHARACTERS, type Character, printedNumber } from './character.ts';
import data from './data.json';
import { type Made, mixAppearance, TOONA } from './state.ts';

const takeFocus = (button: HTMLElement | null) => button?.focus();

const Removed = ({ name, onRestore }: { name: string; onRestore: () => void }) => {
  const text = useId();
  return (
    <div className="grid h-full min-h-40 grid-cols-1 content-center justify-items-center gap-3 border-3 border-ink border-dashed p-3 text-center">
      <p id={text} className="max-w-full break-words">
        Deleted “<bdi>{name}</bdi>”.
      </p>
      <button
        ref={takeFocus}
        type="button"
        aria-describedby={text}
        onClick={onRestore}
        className="toona-panel inline-flex min-h-11 items-center gap-2 px-4 font-bold hover:bg-marker hover:text-[#1a1416]"
      >
        <Undo2 className="size-4" />
        Undo
      </button>
    </div>
  );
};

/** Only a character that the person made can be deleted; the undo takes the card's place. */
export const CharacterCard = ({ character, link }: { character: Character; link: LinkProps }) => {
  const { state, send } = TOONA.useDemo();
  const { id, name, anime, image, look } = character;
  const [isPressed, setPressed] = useState(false);
  if (state.removed.includes(id)) {
    return <Removed name={name} onRestore={() => send({ type: 'character.restored', id })} />;
  }

  const remove = () => {
    setPressed(true);
    send({ type: 'character.removed', id });
  };
  return (
    <>
      <Link {...link} className="toona-panel toona-press flex h-full w-full flex-col text-left">
        <span
          className="relative block aspect-square overflow-hidden border-b-3 border-ink"
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
          <span className="mt-0.5 block text-xs text-muted sm:text-sm">{anime}</span>
        </span>
      </Link>
      {look !== undefined && (
        <button
          ref={isPressed ? takeFocus : undefined}
          type="button"
          aria-label={`Delete ${name}`}
          onClick={remove}
          className="toona-panel absolute top-0 right-0 grid size-11 place-items-center hover:bg-marker hover:text-[#1a1416]"
        >
          <Trash2 className="size-4" />
        </button>
      )}
    </>
  );
};

const FIELDS = [
  { field: 'name', label: 'Name', maxLength: 24, title: 'A name with at least one letter' },
  { field: 'anime', label: 'Anime', maxLength: 28, title: 'A title with at least one letter' },
] as const;

interface CreateCharacterProps {
  /** Survives the dialog, so that Back and a press beside it lose no typed text. */
  readonly draft: Made;
  readonly onDraft: (draft: Made) => void;
  readonly onCreate: () => void;
  readonly onClose: () => void;
}

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
      className="toona-panel text-ink"
      titleClassName="toona-display text-3xl"
    >
      <form onSubmit={submit} className="mt-4 grid gap-5 sm:grid-cols-[11rem_1fr]">
        <div className="grid content-start gap-3">
          <div
            className="relative mx-auto aspect-square w-full max-w-44 overflow-hidden border-3 border-ink"
            style={{ backgroundColor: image.background }}
          >
            <div className="toona-tone absolute inset-0" />
            <CharacterArt appearance={image} className="absolute inset-0 size-full" />
          </div>
          <button
            type="button"
            onClick={() => onDraft({ ...draft, look: draft.look + 1 })}
            className="toona-panel inline-flex min-h-11 items-center justify-center gap-2 px-3 text-sm font-bold hover:bg-marker hover:text-[#1a1416]"
          >
            <Shuffle className="size-4" />
            Another look
          </button>
        </div>
        <div className="grid content-start gap-4">
          {FIELDS.map(({ field, label, maxLength, title }) => (
            <TextField
              key={field}
              classes={DEMO_FIELD}
              required
              pattern=".*\S.*"
              {...{ label, maxLength, title }}
              value={draft[field]}
              onText={(text) => onDraft({ ...draft, [field]: text })}
            />
          ))}
          <button type="submit" className="toona-press min-h-12 bg-accent px-4 font-black text-on-accent">
            Add to the cast
          </button>
        </div>
      </form>
    </ModalDialog>
  );
};

export const Starring = ({ character }: { character: Character }) => (
  <section aria-labelledby="starring" className="toona-panel relative overflow-hidden">
    <div
      className="absolute inset-y-0 right-0 w-[50%] [clip-path:polygon(24%_0,100%_0,100%_100%,0_100%)] sm:w-[58%]"
      style={{ backgroundColor: character.image.background }}
    >
      <div className="toona-speed absolute inset-0" />
      <CharacterArt
        key={character.id}
        appearance={character.image}
        className="absolute -right-[12%] bottom-0 h-[94%] animate-card sm:right-[10%] sm:h-[99%]"
      />
    </div>
    <div className="relative grid min-h-52 max-w-[54%] grid-cols-1 content-center gap-2 py-6 pl-4 sm:min-h-72 sm:max-w-[48%] sm:pl-8">
      <p className="w-fit bg-ink px-2 py-0.5 text-xs font-bold text-raised">
        Starring No. {printedNumber(character)}
      </p>
      <h2 id="starring" className="toona-display text-2xl break-words sm:text-[min(3rem,max(48px,4.5vw))]">
        {character.name}
      </h2>
      <p className="text-sm font-medium break-words text-muted sm:text-base">from “{character.anime}”</p>
    </div>
  </section>
);

const LINES: Readonly<Record<string, string>> = data.lines;

const lineOf = ({ id }: Character) => LINES[id] ?? 'My first page is still wet ink.';

export const CharacterDialog = ({ character, onClose }: { character: Character; onClose: () => void }) => {
  const { name, anime, image } = character;
  const about = ABOUT.get(anime);
  return (
    <ModalDialog
      title={name}
      onClose={onClose}
      className="toona-panel text-ink"
      titleClassName="toona-display text-4xl break-words"
    >
      <p className="mt-2 break-words text-muted">
        No. {printedNumber(character)} from “{anime}”
      </p>
      <div
        className="relative mt-4 h-64 overflow-hidden border-3 border-ink [@media(max-height:36rem)]:h-40"
        style={{ backgroundColor: image.background }}
      >
        <div className="toona-speed absolute inset-0" />
        <CharacterArt appearance={image} className="absolute bottom-0 left-1/2 h-[96%] -translate-x-1/2" />
      </div>
      <p className="mt-4 text-xl font-black text-balance">“{lineOf(character)}”</p>
      {about && <p className="mt-2 text-muted">About {about}.</p>}
    </ModalDialog>
  );
};
