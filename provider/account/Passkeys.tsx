import { useState } from 'react';
import { canUsePasskeys, isOnDevice } from '../../common/can-use-passkeys.ts';
import { makePasskey } from '../../common/passkeys.ts';
import type { PasskeyView } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { CallError } from '../kit/call.ts';
import { ActionDialog } from '../kit/Dialog.tsx';
import { Row } from '../kit/Row.tsx';
import { Empty } from '../kit/states.tsx';
import { addPasskey, passkeyOptions, removePasskey } from './calls.ts';
import { PinField } from './PinField.tsx';
import { Section, useActing } from './Section.tsx';
import { useTexts } from './texts.tsx';

const registerPasskey = async (pin: string | undefined): Promise<void> => {
  const credential = await makePasskey(await passkeyOptions(pin)).catch((error: unknown) => {
    throw new CallError(isOnDevice(error) ? 'passkey.there' : 'passkey.notAdded');
  });
  await addPasskey(credential);
};

interface PasskeysProps {
  readonly passkeys: readonly PasskeyView[];
  readonly hasPin: boolean;
  readonly onPinForgotten: () => void;
}

type Asked = { readonly to: 'add' } | { readonly to: 'remove'; readonly passkey: PasskeyView };

export function Passkeys({ passkeys, hasPin, onPinForgotten }: PasskeysProps) {
  const { t, day, moment } = useTexts();
  const { change } = useActing();
  const [asked, setAsked] = useState<Asked | null>(null);
  const nameOf = ({ name }: PasskeyView) => name ?? t('passkeys.unnamed');

  const add = (typed: FormData) =>
    change('passkeys', t('passkeys.done'), async () => {
      await registerPasskey(hasPin ? String(typed.get('pin')) : undefined);
      setAsked(null);
    });
  const forget = () => {
    setAsked(null);
    onPinForgotten();
  };
  const remove = (passkey: PasskeyView) =>
    change('passkeys', t('passkeys.removed', { name: nameOf(passkey) }), async () => {
      await removePasskey(passkey.id);
      setAsked(null);
    });

  return (
    <Section name="passkeys" lead={passkeys.length > 0 ? t('passkeys.lead') : undefined}>
      {passkeys.length === 0 && <Empty title={t('passkeys.none')}>{t('passkeys.lead')}</Empty>}
      <ul className="rows">
        {passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            icon="passkeys"
            name={nameOf(passkey)}
            action={t('passkeys.remove')}
            actionName={t('passkeys.removeOf', { name: nameOf(passkey) })}
            onAction={() => setAsked({ to: 'remove', passkey })}
          >
            <p className="muted">
              <span>{t('passkeys.added', { date: day(passkey.added) })}</span>
              <span>
                {passkey.lastUsed === null
                  ? t('passkeys.unused')
                  : t('sessions.used', { date: moment(passkey.lastUsed) })}
              </span>
            </p>
          </Row>
        ))}
      </ul>
      {canUsePasskeys('create') && (
        <div className="section-foot">
          <Button kind="soft" onPress={() => setAsked({ to: 'add' })}>
            {t('passkeys.add')}
          </Button>
        </div>
      )}
      {asked?.to === 'add' && (
        <ActionDialog
          title={t('passkeys.add')}
          lead={t('passkeys.addLead')}
          action={t('passkeys.add')}
          fields={({ id, error }) => hasPin && <PinField problemId={id} error={error} onForgotten={forget} />}
          onClose={() => setAsked(null)}
          onSubmit={add}
        />
      )}
      {asked?.to === 'remove' && (
        <ActionDialog
          title={t('passkeys.confirm', { name: nameOf(asked.passkey) })}
          lead={t('passkeys.confirmLead')}
          action={t('passkeys.remove')}
          isDangerous
          onClose={() => setAsked(null)}
          onSubmit={() => remove(asked.passkey)}
        />
      )}
    </Section>
  );
}
