import { type ClipboardEvent, useState } from 'react';
import type { InputRef } from './Field.tsx';

const LENGTH = 6;
const CELLS = Array.from({ length: LENGTH }, (_, place) => place);

/** The zeros of the scripts in which readers of the pages' languages type digits: Arabic, Persian, Devanagari. */
const ZEROS = [0x660, 0x6f0, 0x966];

const latin = (digit: string) => {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
};

/** The digits of a text; full-width ones and other scripts' become the ones that were mailed. */
const digitsOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹०-९]/g, latin)
    .replace(/\D/g, '')
    .slice(0, LENGTH);

interface CodeInputProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
  readonly inputRef: InputRef;
  readonly readOnly: boolean;
  /** Told once six digits stand there. */
  readonly onFull: () => void;
}

/**
 * One input over six drawn cells, so that autofill, paste and screen readers find a single field. It is not controlled:
 * React writes the value of a controlled input into its attribute.
 */
export function CodeInput({ inputRef, onFull, ...input }: CodeInputProps) {
  const [length, setLength] = useState(0);
  const enter = (field: HTMLInputElement, text: string) => {
    const digits = digitsOf(text);
    if (field.value !== digits) field.value = digits;
    setLength(digits.length);
    if (digits.length === LENGTH && length < LENGTH) onFull();
  };
  // `maxLength` would cut "12 34-56" off before its spaces could be taken out.
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
            data-next={place === Math.min(length, LENGTH - 1)}
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
        maxLength={LENGTH}
        required
        onChange={(event) => enter(event.currentTarget, event.currentTarget.value)}
        onPaste={paste}
      />
    </div>
  );
}
