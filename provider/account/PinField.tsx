import { Button } from '../kit/Button.tsx';
import { Field, problemProps } from '../kit/Field.tsx';
import { useTexts } from './texts.tsx';

interface PinFieldProps {
  readonly problemId: string;
  readonly error: unknown;
  readonly onForgotten: () => void;
}

/** Masked by CSS: browsers would offer to save the value of a password field, but people should remember the PIN. */
export function PinField({ problemId, error, onForgotten }: PinFieldProps) {
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
      <p className="field-foot">
        <Button kind="link" onPress={onForgotten}>
          {t('pin.forgotten')}
        </Button>
      </p>
    </Field>
  );
}
