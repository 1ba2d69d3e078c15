import { useState } from 'react';
import type { SessionView } from '../api/account-shapes.ts';
import { ActionDialog } from '../kit/ActionDialog.tsx';
import { Button } from '../kit/Button.tsx';
import type { Acting } from './acting.ts';
import { endAllSessions } from './calls.ts';
import { Section } from './parts/Section.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useTexts } from './texts.tsx';

interface SessionsProps extends Acting {
  readonly sessions: readonly SessionView[];
  readonly onSignedOut: () => void;
}

/** The person's sessions. The one of this browser comes first; the button at the top of the page ends it. */
export function Sessions({ sessions, onSignedOut, act, finish, done }: SessionsProps) {
  const { t } = useTexts();
  const [isEndingAll, setEndingAll] = useState(false);
  const ordered = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));

  const endAll = () =>
    act(async () => {
      await endAllSessions();
      onSignedOut();
    });

  return (
    <Section name="sessions" lead={t('sessions.lead')} done={done}>
      <ul className="rows">
        {ordered.map((session) => (
          <SessionRow key={session.id} session={session} act={act} finish={finish} />
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
