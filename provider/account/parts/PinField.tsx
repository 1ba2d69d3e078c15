import { useTexts } from '../texts.tsx';
import { Field, problemProps } from './Field.tsx';

/** Masked by CSS: browsers would offer to save a password field's value, and the PIN is to be known by heart. */
export function PinField({ problemId, error }: { problemId: string; error: unknown }) {
  const { t } = useTexts();
  return (
    <Field id="pin" label={t('pin.label')}>
      <input
        {...problemProps(problemId, error)}
        id="pin"
        className="input"
        name="pin"
        data-masked="true"
        dir="ltr"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </Field>
  );
}
