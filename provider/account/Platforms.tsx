import { useEffect, useState } from 'react';
import { platformName } from '../../common/platforms/platforms.ts';
import type { ArchiveView, OfferView, PlatformView } from '../api/account-shapes.ts';
import { ActionDialog } from '../kit/ActionDialog.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Problem } from '../kit/Problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { Archives } from './Archives.tsx';
import type { Acting } from './acting.ts';
import { disconnectPlatform } from './calls.ts';
import { completeReturn, takeReturn } from './connecting.ts';
import type { TextKey } from './language.ts';
import { Offers } from './Offers.tsx';
import { PlatformRow } from './PlatformRow.tsx';
import { Section } from './parts/Section.tsx';
import { useTexts } from './texts.tsx';

interface PlatformsProps extends Acting {
  readonly platforms: readonly PlatformView[];
  readonly offers: readonly OfferView[];
  readonly archives: readonly ArchiveView[];
}

/** Texts that explain the effect of disconnecting at the platform. */
const LEADS = {
  now: 'platforms.confirmLead',
  together: 'platforms.togetherLead',
  never: 'platforms.neverLead',
} as const satisfies Record<PlatformView['ending']['when'], TextKey>;

/** Connected platforms with their reading progress; buttons to connect, to read again and to disconnect. */
export function Platforms({ platforms, offers, archives, act, finish, done }: PlatformsProps) {
  const { t, all } = useTexts();
  const [leaving, setLeaving] = useState<PlatformView | null>(null);

  const returning = useAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person comes back from the platform
  useEffect(() => {
    const returned = takeReturn();
    if (returned === null) return;
    returning.run(() =>
      act(async () => {
        await completeReturn(returned);
        await finish('platforms', t('platforms.connected', { platform: platformName(returned.platform) }));
      }),
    );
  }, []);

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
            onDisconnect={() => setLeaving(platform)}
          />
        ))}
      </ul>
      <Offers offers={offers} isFirst={platforms.length === 0} act={act} />
      <Archives archives={archives} act={act} finish={finish} />
      <Problem error={returning.error} />
      {leaving && (
        <ActionDialog
          title={t('platforms.confirm', { platform: platformName(leaving.id) })}
          lead={t(LEADS[leaving.ending.when], {
            platform: platformName(leaving.id),
            others: all(leaving.ending.with.map(platformName)),
          })}
          action={t('platforms.disconnect')}
          isDangerous
          onClose={() => setLeaving(null)}
          onSubmit={() => disconnect(leaving.id)}
        />
      )}
    </Section>
  );
}
