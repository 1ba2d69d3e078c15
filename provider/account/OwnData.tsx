import { useState } from 'react';
import { emailIn } from '../../common/email-address.ts';
import type { Overview } from '../api/account-shapes.ts';
import { CallError } from '../kit/call.ts';
import { ActionDialog } from '../kit/Dialog.tsx';
import { Field, problemProps } from '../kit/Field.tsx';
import { Row } from '../kit/Row.tsx';
import { saveFile } from '../kit/save-file.ts';
import { useAction } from '../kit/use-action.ts';
import { erasePerson, exportPerson } from './calls.ts';
import { PinField } from './PinField.tsx';
import { Section, useActing } from './Section.tsx';
import { useTexts } from './texts.tsx';

interface DeleteDialogProps {
  readonly address: string;
  readonly hasPin: boolean;
  readonly onClose: () => void;
  readonly onPinForgotten: () => void;
  readonly onErase: (email: string, pin: string | undefined) => Promise<void>;
}

const isAboutPin = (error: unknown) => error instanceof CallError && error.code.startsWith('pin.');

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

interface OwnDataProps {
  readonly overview: Overview;
  readonly onDeleted: (receiptsKept: number) => void;
  readonly onPinForgotten: () => void;
}

export function OwnData({ overview, onDeleted, onPinForgotten }: OwnDataProps) {
  const { act, change } = useActing();
  const { address, hasPin } = overview;
  const { t } = useTexts();
  const { busy, error, run } = useAction();
  const [asked, setAsked] = useState<'pin' | 'deletion' | null>(null);

  const download = (pin: string | undefined) =>
    change('own', t('own.downloaded'), async () => {
      saveFile('my-data.json', 'application/json', await exportPerson(pin));
      setAsked(null);
    });
  const forget = () => {
    setAsked(null);
    onPinForgotten();
  };
  const erase = (email: string, pin: string | undefined) =>
    act(async () => onDeleted((await erasePerson(email, pin)).receiptsKept));

  return (
    <Section name="own">
      <ul className="rows">
        <Row
          icon="down"
          name={t('own.download')}
          facts={t('own.downloadLead')}
          error={error}
          action={t('own.downloadShort')}
          actionName={t('own.download')}
          busy={busy}
          onAction={() => (hasPin ? setAsked('pin') : run(() => download(undefined)))}
        />
        <Row
          icon="bin"
          isDangerous
          name={t('own.delete')}
          facts={t('own.deleteLead')}
          action={t('own.deleteShort')}
          actionName={t('own.delete')}
          onAction={() => setAsked('deletion')}
        />
      </ul>
      {asked === 'pin' && (
        <ActionDialog
          title={t('pin.title')}
          lead={t('pin.lead')}
          action={t('own.download')}
          fields={({ id, error }) => <PinField problemId={id} error={error} onForgotten={forget} />}
          onClose={() => setAsked(null)}
          onSubmit={(typed) => download(String(typed.get('pin')))}
        />
      )}
      {asked === 'deletion' && (
        <DeleteDialog
          address={address}
          hasPin={hasPin}
          onClose={() => setAsked(null)}
          onPinForgotten={forget}
          onErase={erase}
        />
      )}
    </Section>
  );
}
