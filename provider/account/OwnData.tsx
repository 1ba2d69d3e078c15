import { useState } from 'react';
import type { Overview } from '../api/account-shapes.ts';
import { ActionDialog } from '../kit/ActionDialog.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Problem } from '../kit/Problem.tsx';
import { saveFile } from '../kit/save-file.ts';
import { useAction } from '../kit/use-action.ts';
import type { Acting } from './acting.ts';
import { erasePerson, exportPerson } from './calls.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { PinField } from './parts/PinField.tsx';
import { Section } from './parts/Section.tsx';
import { useTexts } from './texts.tsx';

interface OwnDataProps extends Acting {
  readonly overview: Overview;
  readonly onDeleted: (receiptsKept: number) => void;
  readonly onPinForgotten: () => void;
}

/** Downloading all data, and deleting it. */
export function OwnData({ overview, onDeleted, onPinForgotten, act, finish, done }: OwnDataProps) {
  const { address, hasPin } = overview;
  const { t } = useTexts();
  const { busy, error, run } = useAction();
  const [asked, setAsked] = useState<'pin' | 'deletion' | null>(null);

  const download = (pin: string | undefined) =>
    act(async () => {
      saveFile('my-data.json', 'application/json', await exportPerson(pin));
      setAsked(null);
      await finish('own', t('own.downloaded'));
    });
  const forget = () => {
    setAsked(null);
    onPinForgotten();
  };
  const erase = (email: string, pin: string | undefined) =>
    act(async () => onDeleted((await erasePerson(email, pin)).receiptsKept));

  return (
    <Section name="own" done={done}>
      <ul className="rows">
        <li className="row">
          <span className="row-icon">
            <Icon name="down" />
          </span>
          <div className="row-text">
            <h3 className="row-name">{t('own.download')}</h3>
            <p className="muted">{t('own.downloadLead')}</p>
            <Problem error={error} />
          </div>
          <Button
            kind="soft"
            busy={busy}
            onPress={() => (hasPin ? setAsked('pin') : run(() => download(undefined)))}
            name={t('own.download')}
          >
            {t('own.downloadShort')}
          </Button>
        </li>
        <li className="row">
          <span className="row-icon" data-danger="true">
            <Icon name="bin" />
          </span>
          <div className="row-text">
            <h3 className="row-name">{t('own.delete')}</h3>
            <p className="muted">{t('own.deleteLead')}</p>
          </div>
          <Button kind="soft" onPress={() => setAsked('deletion')} name={t('own.delete')}>
            {t('own.deleteShort')}
          </Button>
        </li>
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
