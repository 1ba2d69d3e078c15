import { useRef } from 'react';
import { useAnnounce } from '../../kit/announce.tsx';
import { Badge, Row } from '../../kit/Row.tsx';
import { Empty } from '../../kit/states.tsx';
import { useAction } from '../../kit/use-action.ts';
import type { WebhooksAnswer } from '../../operator/answers.ts';
import { post } from '../calls.ts';
import { Pages, Part, Shown, type useLoaded } from '../Loaded.tsx';
import { moment } from '../words.ts';

type Delivery = WebhooksAnswer['deliveries'][number];
type State = Delivery['state'];

const PARTS = {
  'given-up': {
    title: 'Given up',
    lead: 'Events that their host did not accept within three days. They stay here for four more days.',
    empty: 'Nothing was given up',
  },
  waiting: { title: 'Waiting', lead: 'Each event here is tried again by itself.', empty: 'Nothing waits' },
  sent: {
    title: 'Delivered',
    lead: 'The events of the last day. Send one again if the host has lost it.',
    empty: 'Nothing was delivered',
  },
} satisfies Record<State, object>;

export const pathOf = (state: State) => `webhooks?delivery=${state}`;

function DeliveryRow({
  delivery: { id, app, name, type, at, state, tries, failure, due },
  onReplayed,
}: {
  delivery: Delivery;
  onReplayed: () => void;
}) {
  const { busy, error, run } = useAction();
  const announce = useAnnounce();
  const replay = () =>
    run(async () => {
      await post(`webhooks/${encodeURIComponent(id)}/replay`);
      announce('It is sent again.');
      onReplayed();
    });
  return (
    <Row
      level="p"
      name={type}
      badge={<Badge isDangerous={state === 'given-up'}>{PARTS[state].title}</Badge>}
      error={error}
      action="Send again"
      actionName={`Send again: ${type} of ${moment(at)}`}
      busy={busy}
      onAction={replay}
    >
      <p className="muted">
        <a href={`#/apps/${app}`}>
          <bdi>{name}</bdi>
        </a>
        <span>{moment(at)}</span>
        <span>
          {tries} {tries === 1 ? 'try' : 'tries'}
          {failure !== null && `, last: ${failure}`}
        </span>
        {due !== null && <span>next {moment(due)}</span>}
      </p>
    </Row>
  );
}

interface DeliveriesProps {
  readonly state: State;
  readonly of: ReturnType<typeof useLoaded<WebhooksAnswer>>;
  readonly onReplayed: () => void;
}

export function Deliveries({ state, of, onReplayed }: DeliveriesProps) {
  const { title, lead, empty } = PARTS[state];
  const heading = useRef<HTMLHeadingElement>(null);
  const replayed = () => {
    // The event leaves the list, together with the focused button.
    heading.current?.focus();
    onReplayed();
  };
  return (
    <Part title={title} heading={heading}>
      <Shown of={of}>
        {(answer) =>
          answer.deliveries.length === 0 ? (
            <Empty title={empty}>{lead}</Empty>
          ) : (
            <>
              <p className="lead">{lead}</p>
              <Pages page={answer} path={`${pathOf(state)}&`} reload={replayed}>
                {({ deliveries }, reload = replayed) => (
                  <ul className="rows">
                    {deliveries.map((delivery) => (
                      <DeliveryRow key={delivery.id} delivery={delivery} onReplayed={reload} />
                    ))}
                  </ul>
                )}
              </Pages>
            </>
          )
        }
      </Shown>
    </Part>
  );
}
