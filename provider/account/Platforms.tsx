import { useState } from 'react';
import type { PlatformView } from '../api/account-shapes.ts';
import type { Acting } from './acting.ts';
import { disconnectPlatform } from './calls.ts';
import { PlatformRow } from './PlatformRow.tsx';
import { ActionDialog } from './parts/ActionDialog.tsx';
import { Empty } from './parts/Empty.tsx';
import { Section } from './parts/Section.tsx';
import { platformName } from './platform-names.ts';
import { useTexts } from './texts.tsx';

interface PlatformsProps extends Acting {
  readonly platforms: readonly PlatformView[];
}

/** What is read, how far; reading it again, and ending it. */
export function Platforms({ platforms, act, finish, done }: PlatformsProps) {
  const { t } = useTexts();
  const [leaving, setLeaving] = useState<string | null>(null);

  const disconnect = (id: string) =>
    act(async () => {
      await disconnectPlatform(id);
      setLeaving(null);
      await finish('platforms', t('platforms.done', { platform: platformName(id) }));
    });

  return (
    <Section name="platforms" lead={platforms.length > 0 ? t('platforms.lead') : undefined} done={done}>
      {platforms.length === 0 && <Empty title={t('platforms.none')}>{t('platforms.noneLead')}</Empty>}
      <ul className="rows">
        {platforms.map((platform) => (
          <PlatformRow
            key={platform.id}
            platform={platform}
            act={act}
            finish={finish}
            onDisconnect={() => setLeaving(platform.id)}
          />
        ))}
      </ul>
      {leaving && (
        <ActionDialog
          title={t('platforms.confirm', { platform: platformName(leaving) })}
          lead={t('platforms.confirmLead', { platform: platformName(leaving) })}
          action={t('platforms.disconnect')}
          isDangerous
          onClose={() => setLeaving(null)}
          onSubmit={() => disconnect(leaving)}
        />
      )}
    </Section>
  );
}
