import { FileText, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { focusNeighbour } from '../../shared/lib/focus-heading.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { type FieldClasses, TextField } from '../../shared/ui/Field.tsx';
import { useCv } from '../cv/use-cv.ts';
import { RemoveCross, type RemoveCrossProps } from '../ui/Controls.tsx';
import { type Answers, answer, type CvNote, sizeText } from './answers.ts';

const FIELD: FieldClasses = {
  label: 'mb-1.5 block text-sm font-medium',
  control:
    'block min-h-11 w-full rounded-lg border border-edge bg-surface px-3.5 text-base text-ink placeholder:text-muted',
};

export const PersonalFields = ({ name, email }: Pick<Answers, 'name' | 'email'>) => (
  <>
    <TextField
      classes={FIELD}
      label="Name"
      autoComplete="name"
      value={name}
      onText={(text) => answer({ name: text })}
    />
    <TextField
      classes={FIELD}
      label="E-mail"
      type="email"
      autoComplete="email"
      value={email}
      onText={(text) => answer({ email: text })}
    />
  </>
);

export const SkillField = ({ skill }: Pick<Answers, 'skill'>) => (
  <TextField
    classes={FIELD}
    label="Primary skill"
    placeholder="For example: data visualisation"
    value={skill}
    onText={(text) => answer({ skill: text })}
  />
);

const TermChip = (props: RemoveCrossProps) => (
  <span className="inline-flex items-center rounded-full bg-sunken pl-3 text-sm font-medium">
    {props.text}
    <RemoveCross {...props} />
  </span>
);

const CvTerms = ({ cv, onCv }: { readonly cv: CvNote; readonly onCv: (cv: CvNote) => void }) => {
  const id = useId();
  if (cv.terms.length === 0) {
    return <p className="mb-3 text-sm text-muted">The postings have no particular word of this CV.</p>;
  }
  return (
    <div className="mb-4">
      <p id={id} className="mb-2 text-sm text-muted">
        The postings have these words of your CV, so the board looks for them:
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {cv.terms.map((term) => (
          <li key={term}>
            <TermChip
              text={term}
              onRemove={(button) => {
                focusNeighbour(button, 'button[aria-label]');
                onCv({ ...cv, terms: cv.terms.filter((other) => other !== term) });
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};

interface CvFieldProps {
  readonly cv: CvNote | null;
  readonly onCv: (cv: CvNote | null) => void;
}

/** The file is read in this browser; its name, its size and the words that postings use are kept. */
export const CvField = ({ cv, onCv }: CvFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { reading, read, stop } = useCv(onCv);
  const isRefused = reading.status === 'refused';
  const remove = () => {
    stop();
    onCv(null);
    input.current?.focus();
  };
  return (
    <div>
      {cv && (
        <>
          <div className="mb-3 flex flex-wrap items-center gap-x-3 rounded-lg bg-sunken py-1 pr-1 pl-3.5">
            <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
            <p className="min-w-0 flex-[1_1_8rem] text-[0.9375rem] wrap-anywhere">
              {cv.name} <span className="text-muted">{sizeText(cv.size)}</span>
            </p>
            <Button variant="link" className="mr-2 ml-auto" aria-label={`Remove ${cv.name}`} onClick={remove}>
              Remove
            </Button>
          </div>
          <CvTerms cv={cv} onCv={onCv} />
        </>
      )}
      <label
        htmlFor={id}
        className="flex min-h-16 cursor-pointer items-center gap-3 rounded-lg border border-edge border-dashed px-4 text-[0.9375rem] font-medium hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-accent"
      >
        <Upload aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {cv ? 'Choose another CV' : 'Choose your CV'}
        <input
          ref={input}
          id={id}
          type="file"
          accept=".pdf,.docx,.txt"
          aria-describedby={`${id}-status ${id}-hint`}
          aria-invalid={isRefused || undefined}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
            // Without this, choosing the same file again would cause no `change` event.
            target.value = '';
          }}
        />
      </label>
      <p
        id={`${id}-status`}
        role="status"
        className={`mt-2 text-sm break-words empty:sr-only ${isRefused ? 'text-danger' : 'text-muted'}`}
      >
        {reading.status === 'reading' && `Reading ${reading.name}…`}
        {isRefused && `${reading.name}: ${reading.text}`}
      </p>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        PDF, DOCX or TXT, up to 5 MB. The file is read in this browser and sent nowhere. Words that the
        postings use too are kept here, and the search for postings gets them.
      </p>
    </div>
  );
};
