import { writeUntilStored } from '../database/write-until-stored.ts';
import { codeOf } from '../error-code.ts';
import { SealError } from '../secrets/keyring.ts';
import { type ChannelParts, createChannels } from './channels.ts';
import type { Events, GivenUpEvent, LeasedEvent } from './events.ts';
import { isAskedToWait, namedPauseMs } from './named-pause.ts';
import { type PostOptions, post, ReceiverError } from './post.ts';

/** Reports the outcome of a try to log and metrics. */
export type ReportEvent = (
  result: 'sent' | 'failed' | 'given-up',
  event: GivenUpEvent,
  error?: unknown,
) => void;

interface Parts extends ChannelParts {
  readonly events: Events;
  readonly report: ReportEvent;
  readonly options: PostOptions;
}

/** The reason for a failed try, without the receiver's address. */
const failureOf = (error: unknown): string => {
  if (error instanceof ReceiverError) return `HTTP ${error.status}`;
  if (error instanceof SealError) return 'its secret is gone: app rotate APP --webhook-secret';
  return codeOf(error) || (error instanceof Error ? error.name : 'unknown');
};

const sealErrorOf = (error: unknown): SealError => {
  if (error instanceof SealError) return error;
  throw error;
};

/** Notifies the hosts. A failed delivery is tried again later. */
export const createEventDelivery = ({ events, report, options, ...parts }: Parts) => {
  const channelOf = createChannels(parts);
  return {
    take: events.take,

    /** @param signal ends the connection; the event stays in the queue */
    perform: async (event: LeasedEvent, signal: AbortSignal): Promise<void> => {
      const channel = channelOf(event.type);
      const failed = async (error: unknown) => {
        const isLater = await events.fail(event, failureOf(error));
        report(isLater ? 'failed' : 'given-up', event, error);
      };
      const message = await channel.messageFor(event).catch(sealErrorOf);
      if (message === null) return writeUntilStored(() => events.sent(event), signal);
      // Counts as a failed try: otherwise the event would be leased each minute without end, and the operator would not
      // see it.
      if (message instanceof SealError) return failed(message);
      try {
        await post(message, signal, options);
      } catch (error) {
        if (signal.aborted) return void (await events.release(event));
        if (!(error instanceof ReceiverError) || isAskedToWait(error))
          await channel.pause(event.app_id, namedPauseMs(error, parts.now()));
        return failed(error);
      }
      await writeUntilStored(() => events.sent(event), signal);
      report('sent', event);
    },
  };
};
