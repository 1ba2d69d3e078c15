import { isolated } from '../../../common/fill-text.ts';
import { confirmationsOf } from '../../domain/request-data.ts';
import type { Problem } from '../../errors.ts';
import {
  selectAccountPages,
  selectApp,
  selectCanShare,
  selectConnected,
  selectHasPrivacyControl,
  selectOffersPlatforms,
  selectProblem,
  selectRows,
  selectShare,
  selectUntil,
} from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { Account, Protection } from '../parts/Account.tsx';
import { Announce, Words } from '../parts/Announce.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { NewTabLink } from '../parts/OperatorLines.tsx';
import { LimitsPart } from '../parts/Preview.tsx';
import { DataRow } from '../parts/SwitchRow.tsx';
import { Outcome, Title } from '../parts/Title.tsx';
import { problemText } from '../texts.ts';
import { useFact, useFacts, useView } from '../view.ts';

function ShareFailure({ problem }: { problem: Problem }) {
  const { texts, locale } = useView();
  const { message, hint, spoken } = problemText(texts, problem, locale);
  return (
    <div {...named('banner')}>
      <Icon name="alert" />
      <p key={spoken}>
        <strong>{message}</strong> {hint}
      </p>
      <Announce>{spoken}</Announce>
    </div>
  );
}

function Connected({ waits }: { waits: boolean }) {
  const { actor, locale, texts } = useView();
  const names = useFacts(selectConnected);
  if (!useFact(selectOffersPlatforms)) return null;
  const platforms = new Intl.ListFormat(locale).format(names);
  return (
    <p className="connected">
      {names.length > 0 && <Words>{texts('data.connected', { platforms })}</Words>}
      <Button kind="link" waits={waits} onPress={() => actor.send({ type: 'platform.add' })}>
        {texts('data.connect')}
      </Button>
    </p>
  );
}

const DAY_MS = 86_400_000;

/** Who asks, why, and until when, as the provider knows it (`GET /api/app`). Sharing waits for it. */
function Asker() {
  const { actor, locale, pageAddress, preview, texts } = useView();
  const app = useFact(selectApp);
  const until = useFact((snapshot) => selectUntil(snapshot, preview?.shown?.until));
  if (!app) return null;
  if (app === 'awaited') return <p className="asker">{texts('asker.awaited')}</p>;
  const { name, origin, purpose, policy, keepDays } = app;
  const dayOf = (end: number) => {
    const isSoon = end - Date.parse(actor.getSnapshot().context.now()) < DAY_MS;
    const style = { dateStyle: 'long', timeStyle: isSoon ? 'short' : undefined } as const;
    return new Intl.DateTimeFormat(locale, style).format(end);
  };
  const days = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const kept =
    keepDays !== undefined &&
    texts('asker.kept', { time: new Intl.NumberFormat(locale, days).format(keepDays) });
  return (
    <div className="asker">
      {/* The heading of /authorize names both. */}
      {pageAddress && (
        <p>
          <bdi className="asker-name">{name}</bdi> <bdi>{origin}</bdi>
        </p>
      )}
      {purpose && <p>{texts('asker.why', { purpose: isolated(purpose) })}</p>}
      {(kept || policy) && (
        <p>
          {kept}{' '}
          {policy && (
            <NewTabLink href={policy} name={name} part="privacy">
              {texts('asker.policy')}
            </NewTabLink>
          )}
        </p>
      )}
      {until && <p>{texts('asker.until', { date: dayOf(until) })}</p>}
    </div>
  );
}

/** Link to the preview at the provider: in this page, scripts of the application could read it. */
function SeePreview() {
  const { options, preview, texts } = useView();
  const pages = useFact(selectAccountPages);
  const app = useFact(selectApp);
  if (preview || options.testMode || !pages || !app || app === 'awaited' || !app.id) return null;
  const labels = confirmationsOf(options.requestData).map(({ data, tier }) => (tier ? `${data}-tier` : data));
  return (
    <p className="connected">
      <NewTabLink href={`${pages}#preview=${app.id}/${labels}`} name={options.provider} part="download">
        {texts('data.see', { appName: options.appName })}
      </NewTabLink>
    </p>
  );
}

/** Says why every row that is not required starts off. */
function PrivacyControl() {
  const { texts } = useView();
  if (!useFact(selectHasPrivacyControl)) return null;
  return <p className="note">{texts('data.privacyControl')}</p>;
}

export function DataRequestStep() {
  const { actor, extra, options, texts } = useView();
  const status = useFact(selectShare);
  const problem = useFact(selectProblem);
  const canShare = useFact(selectCanShare);
  const rows = useFacts(selectRows);
  const { appName } = options;
  const isAway = status === 'away';
  const isSharing = status === 'sharing' || isAway;
  const waits = useFact(selectApp) === 'awaited' || isSharing;

  if (status === 'shared')
    return <Outcome focused title={texts('data.shared', { appName })} lead={texts('data.sharedLead')} />;
  return (
    <>
      <Title>{texts('data.title', { appName })}</Title>
      <p {...named('lead')}>{texts('data.lead', { appName })}</p>
      <Asker />
      <PrivacyControl />
      {problem && <ShareFailure problem={problem} />}
      <ul {...named('rows')} aria-label={texts('data.list')}>
        {rows.map((row) => (
          <DataRow key={row.id} row={row} disabled={isSharing} />
        ))}
        {extra}
      </ul>
      {status !== 'failed' && <Connected waits={isSharing} />}
      <LimitsPart disabled={isSharing} />
      <SeePreview />
      {isAway && <p {...named('note')}>{texts('data.away')}</p>}
      <Announce>{isAway && texts('data.away')}</Announce>
      <div className="actions sticky" part="actions">
        <Button
          kind="primary"
          busy={waits}
          disabled={!canShare && !waits}
          onPress={() => actor.send({ type: 'data.share' })}
        >
          {texts(status === 'failed' ? 'data.retry' : 'data.share')}
        </Button>
        {isAway ? (
          <Button kind="quiet" onPress={() => actor.send({ type: 'share.cancel' })}>
            {texts('platform.cancel')}
          </Button>
        ) : (
          <Button kind="quiet" waits={isSharing} onPress={() => actor.send({ type: 'data.decline' })}>
            {texts('data.decline')}
          </Button>
        )}
      </div>
      <Account waits={isSharing} />
      <Protection text="protect.data" />
    </>
  );
}
