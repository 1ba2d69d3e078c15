import {
  selectApp,
  selectCanShare,
  selectProblem,
  selectRows,
  selectShare,
} from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { Account } from '../parts/Account.tsx';
import { Asker } from '../parts/Asker.tsx';
import { Button } from '../parts/Button.tsx';
import { Connected } from '../parts/Connected.tsx';
import { DataRow } from '../parts/DataRow.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { Protection } from '../parts/Protection.tsx';
import { ShareFailure } from '../parts/ShareFailure.tsx';
import { Title } from '../parts/Title.tsx';
import { useFact, useFacts, useView } from '../view.ts';

export function DataRequestStep() {
  const { actor, extra, options, texts } = useView();
  const status = useFact(selectShare);
  const problem = useFact(selectProblem);
  const canShare = useFact(selectCanShare);
  const rows = useFacts(selectRows);
  const { appName } = options;
  const isSharing = status === 'sharing';
  const waits = useFact(selectApp) === 'awaited' || isSharing;

  if (status === 'shared')
    return <Outcome focused title={texts('data.shared', { appName })} lead={texts('data.sharedLead')} />;
  return (
    <>
      <Title>{texts('data.title', { appName })}</Title>
      <p {...named('lead')}>{texts('data.lead', { appName })}</p>
      <Asker />
      {problem && <ShareFailure problem={problem} />}
      <ul {...named('rows')} aria-label={texts('data.list')}>
        {rows.map((row) => (
          <DataRow key={row.id} row={row} disabled={isSharing} />
        ))}
        {extra}
      </ul>
      {status !== 'failed' && <Connected waits={isSharing} />}
      <div {...named('actions')}>
        <Button
          kind="primary"
          busy={waits}
          disabled={!canShare && !waits}
          onPress={() => actor.send({ type: 'data.share' })}
        >
          {texts(status === 'failed' ? 'data.retry' : 'data.share')}
        </Button>
        <Button kind="quiet" waits={isSharing} onPress={() => actor.send({ type: 'data.decline' })}>
          {texts('data.decline')}
        </Button>
      </div>
      <Account waits={isSharing} />
      <Protection text="protect.data" />
    </>
  );
}
