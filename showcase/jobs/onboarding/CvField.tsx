import { FileText, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { type CvNote, sizeText } from './answers.ts';

export interface CvFieldProps {
  readonly cv: CvNote | null;
  readonly onCv: (cv: CvNote | null) => void;
}

/** A file input that reads only the file's name and size. */
export const CvField = ({ cv, onCv }: CvFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    onCv(null);
    if (!input.current) return;
    // Without this, choosing the same file again would cause no `change` event.
    input.current.value = '';
    input.current.focus();
  };
  return (
    <div>
      {cv && (
        <div className="mb-3 flex items-center gap-3 rounded-lg bg-sunken py-1 pr-1 pl-3.5">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <p className="min-w-0 truncate text-[0.9375rem]">
            {cv.name} <span className="text-muted">{sizeText(cv.size)}</span>
          </p>
          <Button variant="link" className="mr-2 ml-auto" aria-label={`Remove ${cv.name}`} onClick={remove}>
            Remove
          </Button>
        </div>
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
          accept=".pdf,.doc,.docx,.odt,.rtf,.txt"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onCv({ name: file.name, size: file.size });
          }}
        />
      </label>
      <p className="mt-2 text-sm text-muted">
        Only its name and size are noted, and they stay in this browser.
      </p>
    </div>
  );
};
