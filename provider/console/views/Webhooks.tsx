import { Badge, Row } from '../../kit/Row.tsx';
import { Empty, Title } from '../../kit/states.tsx';
import type { ReceiversAnswer, WebhooksAnswer } from '../../operator/answers.ts';
import { Pages, Part, Shown, useLoaded } from '../Loaded.tsx';
import { numeral } from '../words.ts';
import { Deliveries, pathOf } from './Deliveries.tsx';

type Receiver = ReceiversAnswer['receivers'][number];

function ReceiverRow({ receiver: { app, name, kind, url, waiting, givenUp } }: { receiver: Receiver }) {
  return (
    <Row level="p" name={<bdi>{url}</bdi>} badge={kind === 'logout' && <Badge>Sign-outs</Badge>}>
      <p className="muted">
        <a href={`#/apps/${app}`}>
          <bdi>{name}</bdi>
        </a>
        <span>{numeral(waiting)} waiting</span>
        <span>{numeral(givenUp)} given up</span>
      </p>
    </Row>
  );
}

export function Webhooks() {
  const givenUp = useLoaded<WebhooksAnswer>(pathOf('given-up'));
  const waiting = useLoaded<WebhooksAnswer>(pathOf('waiting'));
  const sent = useLoaded<WebhooksAnswer>(pathOf('sent'));
  const receivers = useLoaded<ReceiversAnswer>('receivers');
  const reload = () => {
    for (const loaded of [givenUp, waiting, sent, receivers]) loaded.reload();
  };
  return (
    <>
      <Title>Webhooks</Title>
      <Deliveries state="given-up" of={givenUp} onReplayed={reload} />
      <Deliveries state="waiting" of={waiting} onReplayed={reload} />
      <Deliveries state="sent" of={sent} onReplayed={reload} />
      <Part title="Receivers">
        <Shown of={receivers}>
          {(answer) =>
            answer.receivers.length === 0 ? (
              <Empty title="No receiver is set">Set one with “Change” on the page of an application.</Empty>
            ) : (
              <Pages page={answer} path="receivers?">
                {({ receivers: page }) => (
                  <ul className="rows">
                    {page.map((receiver) => (
                      <ReceiverRow key={`${receiver.kind} ${receiver.app}`} receiver={receiver} />
                    ))}
                  </ul>
                )}
              </Pages>
            )
          }
        </Shown>
      </Part>
    </>
  );
}
