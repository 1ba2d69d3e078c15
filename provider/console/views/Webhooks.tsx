import { useAnnounce } from '../../kit/announce.tsx';
import { Button } from '../../kit/Button.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Problem } from '../../kit/Problem.tsx';
import { Title } from '../../kit/Title.tsx';
import { useAction } from '../../kit/use-action.ts';
import type { WebhooksAnswer } from '../../operator/answers.ts';
import { post } from '../calls.ts';
import { Part } from '../Part.tsx';
import { Shown } from '../Shown.tsx';
import { useLoaded } from '../use-loaded.ts';
import { moment, numeral } from '../words.ts';

interface DeliveryProps {
  readonly delivery: WebhooksAnswer['deliveries'][number];
  readonly onReplayed: () => void;
}

function Delivery({
  delivery: { id, app, type, at, state, tries, failure, due },
  onReplayed,
}: DeliveryProps) {
  const { busy, error, run } = useAction();
  const announce = useAnnounce();
  const replay = () =>
    run(async () => {
      await post(`webhooks/${encodeURIComponent(id)}/replay`);
      announce('It is sent again.');
      onReplayed();
    });
  return (
    <li className="row plain">
      <div className="row-text">
        <p className="row-name">
          {type}
          <span className="badge" data-danger={state === 'given-up' || undefined}>
            {state === 'given-up' ? 'Given up' : 'Waiting'}
          </span>
        </p>
        <p className="muted">
          <a href={`#/apps/${app}`}>{app}</a>
          <span>{moment(at)}</span>
          <span>
            {tries} {tries === 1 ? 'try' : 'tries'}
            {failure !== null && `, last: ${failure}`}
          </span>
          {due !== null && <span>next {moment(due)}</span>}
        </p>
        <Problem error={error} />
      </div>
      <Button kind="soft" busy={busy} name={`Send ${type} of ${moment(at)} again`} onPress={replay}>
        Send again
      </Button>
    </li>
  );
}

/** Which hosts are told, and what could not be delivered. */
export function Webhooks() {
  const loaded = useLoaded<WebhooksAnswer>('webhooks');
  return (
    <>
      <Title>Webhooks</Title>
      <Shown of={loaded}>
        {({ targets, deliveries }, reload) => (
          <>
            <Part title="Undelivered events" lead="The newest 50. A delivered event is deleted at once.">
              {deliveries.length === 0 && (
                <Empty title="Everything is delivered">Failed tries are shown here.</Empty>
              )}
              <ul className="rows">
                {deliveries.map((delivery) => (
                  <Delivery key={delivery.id} delivery={delivery} onReplayed={reload} />
                ))}
              </ul>
            </Part>
            <Part title="Receivers">
              {targets.length === 0 && (
                <Empty title="No receiver is set">Set one with “Change” on the page of an application.</Empty>
              )}
              <ul className="rows">
                {targets.map(({ app, kind, url, waiting, givenUp }) => (
                  <li key={`${kind} ${app}`} className="row plain">
                    <div className="row-text">
                      <p className="row-name">
                        <bdi>{url}</bdi>
                        {kind === 'logout' && <span className="badge">Sign-outs</span>}
                      </p>
                      <p className="muted">
                        <a href={`#/apps/${app}`}>{app}</a>
                        <span>{numeral(waiting)} waiting</span>
                        <span>{numeral(givenUp)} given up</span>
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </Part>
          </>
        )}
      </Shown>
    </>
  );
}
