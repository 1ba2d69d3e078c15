import { emailIn } from '../../common/email-address.ts';
import { ActionDialog } from '../kit/ActionDialog.tsx';
import { Field, problemProps } from '../kit/Field.tsx';
import { CallError } from './calls.ts';
import { PinField } from './parts/PinField.tsx';
import { useTexts } from './texts.tsx';

interface DeleteDialogProps {
  readonly address: string;
  readonly hasPin: boolean;
  readonly onClose: () => void;
  readonly onPinForgotten: () => void;
  readonly onErase: (email: string, pin: string | undefined) => Promise<void>;
}

const isAboutPin = (error: unknown) => error instanceof CallError && error.code.startsWith('pin.');

/** Asks for the address, so that nothing is deleted by accident, and for the PIN if there is one. */
export function DeleteDialog({ address, hasPin, onClose, onPinForgotten, onErase }: DeleteDialogProps) {
  const { t } = useTexts();

  const submit = (typed: FormData) => {
    const email = String(typed.get('email'));
    return onErase(emailIn(email) ?? email.trim(), hasPin ? String(typed.get('pin')) : undefined);
  };

  return (
    <ActionDialog
      title={t('delete.title')}
      lead={t('delete.lead')}
      action={t('delete.confirm')}
      isDangerous
      fields={({ id, error }) => (
        <>
          <Field id="confirm" label={t('delete.type', { address })}>
            <input
              {...problemProps(id, isAboutPin(error) ? null : error)}
              id="confirm"
              className="input"
              name="email"
              type="email"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          </Field>
          {hasPin && (
            <PinField problemId={id} error={isAboutPin(error) ? error : null} onForgotten={onPinForgotten} />
          )}
        </>
      )}
      onClose={onClose}
      onSubmit={submit}
    />
  );
}
