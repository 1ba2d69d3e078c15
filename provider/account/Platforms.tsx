import { useState } from 'react';
import type { PlatformView } from '../api/account-shapes.ts';
import type { Acting } from './acting.ts';
import { disconnectPlatform } from './calls.ts';
import { ActionDialog } from './parts/ActionDialog.tsx';
import { Button } from './parts/Button.tsx';
import { Empty } from './parts/Empty.tsx';
import { Monogram } from './parts/Monogram.tsx';
import { Section } from './parts/Section.tsx';
import { useTexts } from './texts.tsx';

const NAMES: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  reddit: 'Reddit',
  pinterest: 'Pinterest',
  instagram: 'Instagram',
  github: 'GitHub',
  facebook: 'Facebook',
  gmail: 'Gmail',
};

const nameOf = (id: string) => NAMES[id] ?? id;

interface PlatformsProps extends Acting {
  readonly platforms: readonly PlatformView[];
}

export function Platforms({ platforms, act, finish, done }: PlatformsProps) {
  const { t, day } = useTexts();
  const [leaving, setLeaving] = useState<string | null>(null);

  const disconnect = (id: string) =>
    act(async () => {
      await disconnectPlatform(id);
      setLeaving(null);
      await finish('platforms', t('platforms.done', { platform: nameOf(id) }));
    });

  return (
    <Section name="platforms" lead={platforms.length > 0 ? t('platforms.lead') : undefined} done={done}>
      {platforms.length === 0 && <Empty title={t('platforms.none')}>{t('platforms.noneLead')}</Empty>}
      <ul className="rows">
        {platforms.map(({ id, since }) => (
          <li key={id} className="row">
            <Monogram of={nameOf(id)} />
            <div className="row-text">
              <h3 className="row-name">{nameOf(id)}</h3>
              <p className="muted">{t('page.since', { date: day(since) })}</p>
            </div>
            <Button
              kind="soft"
              onPress={() => setLeaving(id)}
              name={t('platforms.disconnectOf', { platform: nameOf(id) })}
            >
              {t('platforms.disconnect')}
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <ActionDialog
          title={t('platforms.confirm', { platform: nameOf(leaving) })}
          lead={t('platforms.confirmLead', { platform: nameOf(leaving) })}
          action={t('platforms.disconnect')}
          isDangerous
          onClose={() => setLeaving(null)}
          onSubmit={() => disconnect(leaving)}
        />
      )}
    </Section>
  );
}
