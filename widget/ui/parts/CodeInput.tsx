import type { ClipboardEvent, Ref } from 'react';
import { CODE_LENGTH } from '../../constants.ts';
import { cleanCode } from '../../domain/validation.ts';
import { FIRST_FIELD } from '../first-field.ts';

interface CodeInputProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
  readonly ref: Ref<HTMLInputElement>;
  readonly code: string;
  readonly readOnly: boolean;
  readonly onEnter: (code: string) => void;
}

const CELLS = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/** One input over six drawn cells: autofill, paste and screen readers meet a single field. */
export function CodeInput({ code, onEnter, ...input }: CodeInputProps) {
  // `maxLength` cuts "12 34-56" off before its spaces could be taken out.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onEnter(cleanCode(event.clipboardData.getData('text')));
  };
  return (
    <div className="code" part="code" dir="ltr">
      <div className="code-cells" aria-hidden="true">
        {CELLS.map((place) => (
          <span
            key={place}
            className="code-cell"
            data-filled={place < code.length}
            data-next={place === Math.min(code.length, CODE_LENGTH - 1)}
          />
        ))}
      </div>
      <input
        {...input}
        {...FIRST_FIELD}
        className="code-input"
        part="input"
        type="text"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={CODE_LENGTH}
        required
        value={code}
        onChange={(event) => onEnter(cleanCode(event.currentTarget.value))}
        onPaste={paste}
      />
    </div>
  );
}
