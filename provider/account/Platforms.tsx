import { useEffect, useState } from 'react';
import { platformName } from '../../common/platforms/platforms.ts';
import type { ArchiveView, OfferView, PlatformView } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { CallError } from '../kit/call.ts';
import { ActionDialog } from '../kit/Dialog.tsx';
import { Problem } from '../kit/Problem.tsx';
import { Row } from '../kit/Row.tsx';
import { Empty } from '../kit/states.tsx';
import { useAction } from '../kit/use-action.ts';
import { Archives } from './Archives.tsx';
import { authorizePlatform, completePlatform, disconnectPlatform, readPlatformAgain } from './calls.ts';
import type { TextKey } from './language.ts';
import { Fold, Section, useActing } from './Section.tsx';
import { useTexts } from './texts.tsx';

interface Returned {
  readonly platform: string;
  readonly state: string;
  /** `null` if the person declined or the platform failed. */
  readonly ticket: string | null;
}

const STATE_KEY = 'data-connect-account:state';

const connectPlatform = async (id: string): Promise<void> => {
  const state = crypto.randomUUID();
  const url = await authorizePlatform(id, state);
  sessionStorage.setItem(STATE_KEY, state);
  location.assign(url);
};

/** Reads the result from the address and removes it; `null` if this page did not begin the attempt. */
const takeReturn = (): Returned | null => {
  const query = new URLSearchParams(location.search);
  const [state, platform] = [query.get('state'), query.get('platform')];
  if (state === null || platform === null) return null;
  history.replaceState(null, '', '/account#platforms');
  const begun = sessionStorage.getItem(STATE_KEY);
  sessionStorage.removeItem(STATE_KEY);
  return state === begun ? { platform, state, ticket: query.get('ticket') } : null;
};

const completeReturn = async ({ platform, state, ticket }: Returned): Promise<void> => {
  if (ticket === null) throw new CallError('platform.notConnected');
  await completePlatform(platform, { state, ticket });
};

interface PlatformRowProps {
  readonly platform: PlatformView;
  readonly onDisconnect: () => void;
}

export function PlatformRow({ platform: view, onDisconnect }: PlatformRowProps) {
  const { id, since, endsAt, lists, entries, reading } = view;
  const { act, change } = useActing();
  const { t, day, moment } = useTexts();
  const { busy, error, run } = useAction();
  const platform = platformName(id);

  const connect = () => run(() => act(() => connectPlatform(id)));
  const readAgain = () =>
    run(() => change('platforms', t('platforms.queued', { platform }), () => readPlatformAgain(id)));

  return (
    <Row
      platform={id}
      name={platform}
      error={error}
      action={t('platforms.disconnect')}
      actionName={t('platforms.disconnectOf', { platform })}
      onAction={onDisconnect}
    >
      <p className="muted">
        <span>{t('page.since', { date: day(since) })}</span>
        {endsAt !== null && <span>{t('platforms.until', { date: day(endsAt) })}</span>}
        <span>{lists}</span>
        {reading?.state === 'done' && (
          <span>{t('platforms.read', { date: moment(reading.changed), count: entries })}</span>
        )}
      </p>
      {reading && reading.state !== 'done' && <p className="muted">{reading.text}</p>}
      {reading?.isRefused && (
        <Button kind="link" busy={busy} onPress={connect} name={t('platforms.connectOf', { platform })}>
          {t('platforms.connect')}
        </Button>
      )}
      {reading && reading.state !== 'reading' && !reading.isRefused && (
        <Button kind="link" busy={busy} onPress={readAgain} name={t('platforms.againOf', { platform })}>
          {t('platforms.again')}
        </Button>
      )}
    </Row>
  );
}

function Offer({ offer: { id, lists } }: { offer: OfferView }) {
  const { act } = useActing();
  const { t } = useTexts();
  const { busy, error, run } = useAction();
  const platform = platformName(id);
  return (
    <Row
      platform={id}
      isActive={false}
      name={platform}
      facts={lists}
      error={error}
      action={t('platforms.connect')}
      actionName={t('platforms.connectOf', { platform })}
      busy={busy}
      onAction={() => run(() => act(() => connectPlatform(id)))}
    />
  );
}

function Offers({ offers, isOpen }: { offers: readonly OfferView[]; isOpen: boolean }) {
  const { t } = useTexts();
  if (offers.length === 0) return null;
  return (
    <Fold title={t('platforms.more')} count={offers.length} isOpen={isOpen}>
      <ul className="rows">
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </ul>
    </Fold>
  );
}

interface PlatformsProps {
  readonly platforms: readonly PlatformView[];
  readonly offers: readonly OfferView[];
  readonly archives: readonly ArchiveView[];
}

const LEADS = {
  now: 'platforms.confirmLead',
  together: 'platforms.togetherLead',
  never: 'platforms.neverLead',
} as const satisfies Record<PlatformView['ending']['when'], TextKey>;

export function Platforms({ platforms, offers, archives }: PlatformsProps) {
  const { change } = useActing();
  const { t, all } = useTexts();
  const [leaving, setLeaving] = useState<PlatformView | null>(null);

  const returning = useAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person comes back from the platform
  useEffect(() => {
    const returned = takeReturn();
    if (returned === null) return;
    const text = t('platforms.connected', { platform: platformName(returned.platform) });
    returning.run(() => change('platforms', text, () => completeReturn(returned)));
  }, []);

  const disconnect = (id: string) =>
    change('platforms', t('platforms.done', { platform: platformName(id) }), async () => {
      await disconnectPlatform(id);
      setLeaving(null);
    });

  return (
    <Section name="platforms" lead={platforms.length > 0 ? t('platforms.lead') : undefined}>
      {platforms.length === 0 && <Empty title={t('platforms.none')}>{t('platforms.noneLead')}</Empty>}
      <ul className="rows">
        {platforms.map((platform) => (
          <PlatformRow key={platform.id} platform={platform} onDisconnect={() => setLeaving(platform)} />
        ))}
      </ul>
      <Offers offers={offers} isOpen={platforms.length === 0} />
      <Archives archives={archives} />
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
