import { type ClipboardEvent, type RefObject, useLayoutEffect } from 'react';
import { cleanCode } from '../../domain/validation.ts';
import { FIRST_FIELD, named, unrecorded } from '../named.ts';

/** Between two cells, as in code.css. */
const GAP_PX = 8;

interface CodeInputProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
  /** Not called `ref`, because React 18 does not pass that to a component. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly code: string;
  readonly digits: number;
  readonly readOnly: boolean;
  readonly onEnter: (code: string) => void;
}

/** Whether a text spacing of the page or the person (WCAG 1.4.12) moves the digits out of the cells. */
const isSpaced = (input: HTMLInputElement) => {
  const { letterSpacing, paddingInlineStart } = getComputedStyle(input);
  return Math.abs(Number.parseFloat(letterSpacing) - 2 * Number.parseFloat(paddingInlineStart) - GAP_PX) > 1;
};

// Writing the same value again would move the caret.
const show = (input: HTMLInputElement | null, code: string) => {
  if (input && input.value !== code) input.value = code;
};

/** Not controlled: React writes a controlled input's value into its attribute, and the code must not be there. */
export function CodeInput({ inputRef, code, digits, onEnter, ...input }: CodeInputProps) {
  const enter = (text: string) => {
    const entered = cleanCode(text, digits);
    show(inputRef.current, entered);
    onEnter(entered);
  };
  // The field has no `maxLength`: it would cut "12 34-56" off before its spaces could be taken out.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    enter(event.clipboardData.getData('text'));
  };
  useLayoutEffect(() => {
    const { current } = inputRef;
    show(current, code);
    current?.toggleAttribute('data-spaced', isSpaced(current));
  }, [inputRef, code]);
  return (
    <div {...named('code')} data-digits={digits} dir="ltr">
      <div className="code-cells" aria-hidden="true">
        {[...Array(digits).keys()].map((index) => (
          <span
            key={index}
            {...named('code-cell')}
            data-filled={index < code.length}
            data-next={index === Math.min(code.length, digits - 1)}
          />
        ))}
      </div>
      <input
        {...input}
        {...FIRST_FIELD}
        ref={inputRef}
        {...unrecorded('code-input', 'input')}
        type="text"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        // Writing into an input method's composition would duplicate the text.
        onInput={({ currentTarget, nativeEvent }) => nativeEvent.isComposing || enter(currentTarget.value)}
        onCompositionEnd={({ currentTarget }) => enter(currentTarget.value)}
        onPaste={paste}
      />
    </div>
  );
}
