import { platformName } from '../../common/platforms/platforms.ts';
import type { PlatformView } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { Row } from '../kit/Row.tsx';
import { useAction } from '../kit/use-action.ts';
import type { Acting } from './acting.ts';
import { readPlatformAgain } from './calls.ts';
import { connectPlatform } from './connecting.ts';
import { useTexts } from './texts.tsx';

interface PlatformRowProps extends Pick<Acting, 'act' | 'finish'> {
  readonly platform: PlatformView;
  readonly onDisconnect: () => void;
}

export function PlatformRow({
  platform: { id, since, endsAt, lists, entries, reading },
  act,
  finish,
  onDisconnect,
}: PlatformRowProps) {
  const { t, day, moment } = useTexts();
  const { busy, error, run } = useAction();
  const platform = platformName(id);

  const connect = () => run(() => act(() => connectPlatform(id)));
  const readAgain = () =>
    run(() =>
      act(async () => {
        await readPlatformAgain(id);
        await finish('platforms', t('platforms.queued', { platform }));
      }),
    );

  return (
    <Row
      of={platform}
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
