import { type ClipboardEvent, useState } from 'react';
import type { InputRef } from '../../kit/Field.tsx';
import { codeDigits } from '../code-digits.ts';

interface CodeInputProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
  readonly inputRef: InputRef;
  readonly readOnly: boolean;
  /** Number of digits of the code. */
  readonly digits: number;
  /** Called when the input has all digits. */
  readonly onFull: () => void;
}

/**
 * One input above drawn cells, so that autofill, paste and screen readers find a single field. It is not
 * controlled, because React writes the value of a controlled input into its attribute.
 */
export function CodeInput({ inputRef, digits, onFull, ...input }: CodeInputProps) {
  const [length, setLength] = useState(0);
  const enter = (field: HTMLInputElement, text: string) => {
    const entered = codeDigits(text, digits);
    if (field.value !== entered) field.value = entered;
    setLength(entered.length);
    if (entered.length === digits && length < digits) onFull();
  };
  // `maxLength` would cut "12 34-56" off before its spaces are removed.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    enter(event.currentTarget, event.clipboardData.getData('text'));
  };
  return (
    <div className="code" data-digits={digits} dir="ltr">
      <div className="code-cells" aria-hidden="true">
        {Array.from({ length: digits }, (_, place) => place).map((place) => (
          <span
            key={place}
            className="code-cell"
            data-filled={place < length}
            data-next={place === Math.min(length, digits - 1)}
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
        maxLength={digits}
        required
        onChange={(event) => enter(event.currentTarget, event.currentTarget.value)}
        onPaste={paste}
      />
    </div>
  );
}
