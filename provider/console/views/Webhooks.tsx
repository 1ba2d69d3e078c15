import { Empty } from '../../kit/Empty.tsx';
import { Title } from '../../kit/Title.tsx';
import type { WebhooksAnswer } from '../../operator/answers.ts';
import { Part } from '../Part.tsx';
import { Shown } from '../Shown.tsx';
import { useLoaded } from '../use-loaded.ts';
import { numeral } from '../words.ts';
import { Deliveries, pathOf } from './Deliveries.tsx';

function Receiver({
  target: { app, kind, url, waiting, givenUp },
}: {
  target: WebhooksAnswer['targets'][number];
}) {
  return (
    <li className="row plain">
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
  );
}

/** The addresses of hosts, the events that were sent to them, and the events that could not be delivered. */
export function Webhooks() {
  const givenUp = useLoaded<WebhooksAnswer>(pathOf('given-up'));
  const waiting = useLoaded<WebhooksAnswer>(pathOf('waiting'));
  const sent = useLoaded<WebhooksAnswer>(pathOf('sent'));
  const reload = () => {
    for (const loaded of [givenUp, waiting, sent]) loaded.reload();
  };
  return (
    <>
      <Title>Webhooks</Title>
      <Deliveries state="given-up" of={givenUp} onReplayed={reload} />
      <Deliveries state="waiting" of={waiting} onReplayed={reload} />
      <Deliveries state="sent" of={sent} onReplayed={reload} />
      <Part title="Receivers">
        <Shown of={waiting}>
          {({ targets }) => (
            <>
              {targets.length === 0 && (
                <Empty title="No receiver is set">Set one with “Change” on the page of an application.</Empty>
              )}
              <ul className="rows">
                {targets.map((target) => (
                  <Receiver key={`${target.kind} ${target.app}`} target={target} />
                ))}
              </ul>
            </>
          )}
        </Shown>
      </Part>
    </>
  );
}
