import { writeInTheEnd } from '../database/write-in-the-end.ts';
import { codeOf } from '../error-code.ts';
import { iso } from '../iso.ts';
import type { Events, LeasedEvent } from './events.ts';
import { type PostOptions, post, ReceiverError } from './post.ts';
import { signedHeaders } from './signature.ts';
import type { Targets } from './targets.ts';

/** Reports the outcome of a try to log and metrics. */
export type ReportEvent = (
  result: 'sent' | 'failed' | 'given-up',
  event: Pick<LeasedEvent, 'key' | 'app_id' | 'type' | 'tries'>,
  error?: unknown,
) => void;

interface Parts {
  readonly events: Events;
  readonly targets: Targets;
  readonly now: () => number;
  readonly report: ReportEvent;
  readonly options: PostOptions;
}

/** The body names the person by the id for this app only. */
const bodyOf = ({ type, created_at, subject, grant_id, session_id }: LeasedEvent) =>
  JSON.stringify({
    type,
    timestamp: iso(created_at),
    data: {
      sub: subject,
      ...(grant_id === null ? {} : { grant: grant_id }),
      ...(session_id === null ? {} : { session: session_id }),
    },
  });

/** Why a try failed, without the receiver's address. */
const failureOf = (error: unknown): string => {
  if (error instanceof ReceiverError) return `HTTP ${error.status}`;
  return codeOf(error) || (error instanceof Error ? error.name : 'unknown');
};

/** Tells the hosts. A failed delivery is tried again later. */
export const createEventDelivery = ({ events, targets, now, report, options }: Parts) => ({
  take: events.take,

  /** @param signal ends the connection; the event stays in the queue */
  perform: async (event: LeasedEvent, signal: AbortSignal): Promise<void> => {
    const target = await targets.of(event.app_id);
    // The address was removed meanwhile, and its events with it.
    if (target === null) return;
    const body = bodyOf(event);
    const headers = signedHeaders(event.key.id, body, target.secrets, now());
    try {
      await post(target.url, body, headers, signal, options);
    } catch (error) {
      if (signal.aborted) return void (await events.release(event));
      if (!(error instanceof ReceiverError)) await targets.pause(event.app_id);
      const isLater = await events.fail(event, failureOf(error));
      return report(isLater ? 'failed' : 'given-up', event, error);
    }
    await writeInTheEnd(() => events.sent(event), signal);
    report('sent', event);
  },
});
