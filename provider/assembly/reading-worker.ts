// The thread of `reading-thread.ts`. Each export is one kind of task.
import type { SourceId } from '../../common/platforms/ids.ts';
import { type LeftOut, NOTHING_LEFT_OUT } from '../facts/left-out.ts';
import type { Signal } from '../facts/signal.ts';
import { type ArchiveEntry, readEntries } from '../interests/archives.ts';
import type { Item } from '../interests/model.ts';
import { withheldAmong } from '../interests/withheld-items.ts';
import { preparedByBuiltIn } from './built-in-scorer.ts';

const people = preparedByBuiltIn();

interface Who {
  readonly signals: readonly Signal[];
  readonly personId: string | undefined;
  /** Whether the signals are still the person's, and the person may stay in memory. */
  readonly isPresent: boolean;
  /** Platforms and topics that the answer leaves out. */
  readonly leftOut?: LeftOut;
}

/** A person stays in memory only for the present number of changes. In this thread it is always 0. */
const sinceOf = ({ isPresent }: Who) => (isPresent ? 0 : -1);

const personOf = async (who: Who) =>
  (await people.of(who.signals, who.personId, sinceOf(who))).without(who.leftOut ?? NOTHING_LEFT_OUT);

export const prepare = async (who: Who) => {
  const { signals, isUnderstood } = await personOf(who);
  return { signals, isUnderstood };
};

export const score = async ({ who, items }: { readonly who: Who; readonly items: readonly Item[] }) =>
  (await personOf(who)).score(items);

export const fine = async (who: Who) => (await personOf(who)).fine();

export const twenty = async (who: Who) => (await personOf(who)).twenty();

export const renew = (who: Who & { readonly personId: string }) =>
  people.renew(who.signals, who.personId, sinceOf(who));

export const forget = people.forget;

export const withhold = withheldAmong;

export const clean = ({
  platform,
  entries,
}: {
  readonly platform: SourceId;
  readonly entries: readonly ArchiveEntry[];
}) => readEntries(platform, entries);
