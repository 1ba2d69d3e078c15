import { type ClipboardEvent, useState } from 'react';
import { CODE_LENGTH, codeDigits } from '../code-digits.ts';
import type { InputRef } from './Field.tsx';

const CELLS = Array.from({ length: CODE_LENGTH }, (_, place) => place);

interface CodeInputProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
  readonly inputRef: InputRef;
  readonly readOnly: boolean;
  /** Called when the input has six digits. */
  readonly onFull: () => void;
}

/**
 * One input above six drawn cells, so that autofill, paste and screen readers find a single field. It is not
 * controlled, because React writes the value of a controlled input into its attribute.
 */
export function CodeInput({ inputRef, onFull, ...input }: CodeInputProps) {
  const [length, setLength] = useState(0);
  const enter = (field: HTMLInputElement, text: string) => {
    const digits = codeDigits(text);
    if (field.value !== digits) field.value = digits;
    setLength(digits.length);
    if (digits.length === CODE_LENGTH && length < CODE_LENGTH) onFull();
  };
  // `maxLength` would cut "12 34-56" off before its spaces are removed.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    enter(event.currentTarget, event.clipboardData.getData('text'));
  };
  return (
    <div className="code" dir="ltr">
      <div className="code-cells" aria-hidden="true">
        {CELLS.map((place) => (
          <span
            key={place}
            className="code-cell"
            data-filled={place < length}
            data-next={place === Math.min(length, CODE_LENGTH - 1)}
          />
        ))}
      </div>
      <input
        {...input}
        ref={inputRef}
        className="code-input"
        type="text"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={CODE_LENGTH}
        required
        onChange={(event) => enter(event.currentTarget, event.currentTarget.value)}
        onPaste={paste}
      />
    </div>
  );
}
