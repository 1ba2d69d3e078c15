import { placeName } from '../../common/place-name.ts';
import type { SessionView } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Problem } from '../kit/Problem.tsx';
import { useAction } from '../kit/use-action.ts';
import type { Acting } from './acting.ts';
import { endSession } from './calls.ts';
import { useTexts } from './texts.tsx';

interface SessionRowProps extends Pick<Acting, 'act' | 'finish'> {
  readonly session: SessionView;
}

export function SessionRow({ session, act, finish }: SessionRowProps) {
  const { t, moment } = useTexts();
  const { busy, error, run } = useAction();
  const name = session.app ?? t('sessions.account');

  const end = () =>
    run(() =>
      act(async () => {
        await endSession(session.id);
        await finish('sessions', t('sessions.ended', { app: name }));
      }),
    );

  return (
    <li className="row">
      <span className="row-icon">
        <Icon name={session.app === null ? 'own' : 'sessions'} />
      </span>
      <div className="row-text">
        <h3 className="row-name">
          <bdi>{name}</bdi>
          {session.isCurrent && (
            <span className="badge" data-active="true">
              {t('sessions.current')}
            </span>
          )}
        </h3>
        <p className="muted">
          {session.origin && <bdi dir="ltr">{placeName(session.origin)}</bdi>}
          <span>{t('sessions.used', { date: moment(session.lastUsed) })}</span>
        </p>
        <Problem error={error} />
      </div>
      {!session.isCurrent && (
        <Button kind="soft" busy={busy} onPress={end} name={t('sessions.endOf', { app: name })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
