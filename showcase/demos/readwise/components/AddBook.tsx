import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Overlay } from '../../../shared/ui/Overlay.tsx';
import { type Book, GENRES } from '../data.ts';
import { type BookDraft, type BookErrors, checkBook } from '../state.ts';
import { Field } from './Field.tsx';

export interface AddBookProps {
  readonly isOpen: boolean;
  readonly books: readonly Book[];
  readonly onClose: () => void;
  readonly onAdd: (book: Book) => void;
}

// Swedish writes a day as ISO 8601 does, and a locale's day is the person's own, not UTC's.
const today = () => new Date().toLocaleDateString('sv');

const emptyDraft = (): BookDraft => ({ title: '', author: '', date: today(), genre: GENRES[0] });

export const AddBook = ({ isOpen, books, onClose, onAdd }: AddBookProps) => {
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<BookErrors>({});

  const fill = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setDraft({ ...draft, [event.target.name]: event.target.value });

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
    setErrors({});
    onClose();
  };

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      labelledBy="readwise-add"
      className="max-w-lg rounded-lg bg-canvas text-ink"
    >
      <form noValidate onSubmit={submit} className="grid gap-4 p-6 sm:p-8">
        <h2 id="readwise-add" className="border-b-2 border-(--card-rule) pb-2 font-display text-3xl">
          Add New Book
        </h2>
        <Field label="Title" error={errors.title}>
          {(control) => (
            <input {...control} name="title" value={draft.title} onChange={fill} autoComplete="off" />
          )}
        </Field>
        <Field label="Author" error={errors.author}>
          {(control) => (
            <input {...control} name="author" value={draft.author} onChange={fill} autoComplete="off" />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Date Added" error={errors.date}>
            {(control) => <input {...control} type="date" name="date" value={draft.date} onChange={fill} />}
          </Field>
          <Field label="Genre" error={errors.genre}>
            {(control) => (
              <select {...control} name="genre" value={draft.genre} onChange={fill}>
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
            onClick={onClose}
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
