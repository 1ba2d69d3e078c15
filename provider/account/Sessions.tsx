import { useState } from 'react';
import { placeName } from '../../common/place-name.ts';
import type { SessionView } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { ActionDialog } from '../kit/Dialog.tsx';
import { Badge, Row } from '../kit/Row.tsx';
import { useAction } from '../kit/use-action.ts';
import { endAllSessions, endSession } from './calls.ts';
import { Section, useActing } from './Section.tsx';
import { useTexts } from './texts.tsx';

function SessionRow({ session }: { session: SessionView }) {
  const { change } = useActing();
  const { t, moment } = useTexts();
  const { busy, error, run } = useAction();
  const name = session.app ?? t('sessions.account');

  const end = () =>
    run(() => change('sessions', t('sessions.ended', { app: name }), () => endSession(session.id)));

  return (
    <Row
      icon={session.app === null ? 'own' : 'sessions'}
      name={<bdi>{name}</bdi>}
      badge={session.isCurrent && <Badge isActive>{t('sessions.current')}</Badge>}
      error={error}
      action={!session.isCurrent && t('sessions.end')}
      actionName={t('sessions.endOf', { app: name })}
      busy={busy}
      onAction={end}
    >
      <p className="muted">
        {session.origin && <bdi dir="ltr">{placeName(session.origin)}</bdi>}
        <span>{t('sessions.used', { date: moment(session.lastUsed) })}</span>
      </p>
    </Row>
  );
}

interface SessionsProps {
  readonly sessions: readonly SessionView[];
  readonly onSignedOut: () => void;
}

export function Sessions({ sessions, onSignedOut }: SessionsProps) {
  const { act } = useActing();
  const { t } = useTexts();
  const [isEndingAll, setEndingAll] = useState(false);
  const ordered = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));

  const endAll = () =>
    act(async () => {
      await endAllSessions();
      onSignedOut();
    });

  return (
    <Section name="sessions" lead={t('sessions.lead')}>
      <ul className="rows">
        {ordered.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className="section-foot">
        <Button kind="soft" onPress={() => setEndingAll(true)}>
          {t('sessions.endAll')}
        </Button>
      </div>
      {isEndingAll && (
        <ActionDialog
          title={t('sessions.confirm')}
          lead={t('sessions.confirmLead')}
          action={t('sessions.endAll')}
          isDangerous
          onClose={() => setEndingAll(false)}
          onSubmit={endAll}
        />
      )}
    </Section>
  );
}
