import { type FormEvent, useEffect, useState } from 'react';
import { closeDialog } from '../../../shared/lib/close-dialog.ts';
import { Field, type FieldClasses, TextField } from '../../../shared/ui/Field.tsx';
import { Overlay } from '../../../shared/ui/Overlay.tsx';
import { type Book, GENRES } from '../data.ts';
import { type BookDraft, type BookErrors, checkBook } from '../shelf.ts';

const FIELD: FieldClasses = {
  label: 'text-sm font-semibold',
  control:
    'mt-1 min-h-11 w-full rounded-md border border-(--color-edge) bg-raised px-3 text-base aria-invalid:border-danger',
  problem: 'mt-1 text-sm text-danger',
};

export interface AddBookProps {
  readonly isOpen: boolean;
  readonly books: readonly Book[];
  readonly onClose: () => void;
  readonly onAdd: (book: Book) => void;
}

// The Swedish format of a day is ISO 8601. `toLocaleDateString` gives the person's own day, not that of UTC.
const today = () => new Date().toLocaleDateString('sv');

const emptyDraft = (): BookDraft => ({ title: '', author: '', date: today(), genre: GENRES[0] });

export const AddBook = ({ isOpen, books, onClose, onAdd }: AddBookProps) => {
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<BookErrors>({});

  const fill = (part: Partial<BookDraft>) => setDraft({ ...draft, ...part });

  // The texts stay for the next opening.
  useEffect(() => {
    if (!isOpen) setErrors({});
  }, [isOpen]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const check = checkBook(draft, books);
    if (!check.ok) {
      setErrors(check.errors);
      const [wrong = ''] = Object.keys(check.errors);
      const control = event.currentTarget.elements.namedItem(wrong);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    onAdd(check.book);
    setDraft(emptyDraft());
    closeDialog(event);
  };

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      labelledBy="readwise-add"
      className="max-w-lg rounded-lg bg-canvas text-ink"
    >
      <form noValidate onSubmit={submit} className="grid gap-4 p-6 sm:p-8">
        <h2
          id="readwise-add"
          tabIndex={-1}
          className="border-b-2 border-(--card-rule) pb-2 font-display text-3xl"
        >
          Add New Book
        </h2>
        <TextField
          classes={FIELD}
          label="Title"
          name="title"
          data-first=""
          value={draft.title}
          onText={(title) => fill({ title })}
          autoComplete="off"
          problem={errors.title}
        />
        <TextField
          classes={FIELD}
          label="Author"
          name="author"
          value={draft.author}
          onText={(author) => fill({ author })}
          autoComplete="off"
          problem={errors.author}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            classes={FIELD}
            label="Date Added"
            type="date"
            name="date"
            value={draft.date}
            onText={(date) => fill({ date })}
            problem={errors.date}
          />
          <Field classes={FIELD} label="Genre" problem={errors.genre}>
            {(control) => (
              <select
                {...control}
                name="genre"
                value={draft.genre}
                onChange={({ target }) => fill({ genre: target.value })}
              >
                {GENRES.map((genre) => (
                  <option key={genre}>{genre}</option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div className="mt-2 flex flex-wrap justify-end gap-2.5">
          <button
            type="button"
            onClick={closeDialog}
            className="min-h-11 rounded-md px-4 font-semibold hover:bg-sunken"
          >
            Cancel
          </button>
          <button
            type="submit"
            className="min-h-11 rounded-md bg-(--cabinet) px-5 font-semibold text-(--on-cabinet) hover:bg-(--cabinet-deep)"
          >
            Add to shelf
          </button>
        </div>
      </form>
    </Overlay>
  );
};
