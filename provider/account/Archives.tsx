import { type ComponentType, useEffect, useState } from 'react';
import { platformName } from '../../common/platforms/platforms.ts';
import type { ArchiveView } from '../api/account-shapes.ts';
import { Row } from '../kit/Row.tsx';
import { useAction } from '../kit/use-action.ts';
import type { ArchiveDialogProps } from './archive/ArchiveDialog.tsx';
import { addFound } from './archive/add-found.ts';
import { addSignals, removeArchive } from './calls.ts';
import { useActing } from './Section.tsx';
import { useTexts } from './texts.tsx';

function Archive({ archive: { id, added, entries } }: { archive: ArchiveView }) {
  const { change } = useActing();
  const { t, day } = useTexts();
  const { busy, error, run } = useAction();
  const platform = platformName(id);
  const remove = () =>
    run(() => change('platforms', t('archive.removed', { platform }), () => removeArchive(id)));
  return (
    <Row
      platform={id}
      name={platform}
      facts={t('archive.from', { date: day(added), count: entries })}
      error={error}
      action={t('passkeys.remove')}
      actionName={t('archive.removeOf', { platform })}
      busy={busy}
      onAction={remove}
    />
  );
}

/** Takes `#download={platform}` of the widget's tiles, so that a reload does not open the reader again. */
const takeRequest = (): boolean => {
  const isAsked = location.hash.startsWith('#download');
  if (isAsked) history.replaceState(null, '', '/account#platforms');
  return isAsked;
};

export function Archives({ archives }: { archives: readonly ArchiveView[] }) {
  const { act, finish } = useActing();
  const { t, added } = useTexts();
  const { busy, error, run } = useAction();
  const [Reader, setReader] = useState<ComponentType<ArchiveDialogProps> | null>(null);
  const open = () =>
    run(async () => {
      const { ArchiveDialog } = await import('./archive/ArchiveDialog.tsx');
      setReader(() => ArchiveDialog);
    });
  const close = () => setReader(null);
  const add: ArchiveDialogProps['onAdd'] = async (chosen) => {
    await act(async () => {
      const answer = await addFound(addSignals, chosen);
      close();
      await finish('platforms', added(answer));
    });
    return null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person comes from the widget
  useEffect(() => {
    if (takeRequest()) void open();
  }, []);
  return (
    <>
      <ul className="rows">
        {archives.map((archive) => (
          <Archive key={archive.id} archive={archive} />
        ))}
        <Row
          icon="down"
          name={t('archive.offer')}
          facts={t('archive.offerLead')}
          error={error}
          action={t('archive.openShort')}
          actionName={t('archive.open')}
          busy={busy}
          onAction={open}
        />
      </ul>
      {Reader && <Reader onAdd={add} onClose={close} />}
    </>
  );
}
