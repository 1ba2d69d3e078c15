import { keptLine } from '../../../common/kept-line.ts';
import type { ConnectorId } from '../../../common/platforms/ids.ts';
import type { SignalKind } from '../../../common/platforms/kit/facts.ts';
import { countOf, fieldsOf, textOf } from '../../../common/platforms/kit/json.ts';
import { ReadError, type ReadFault } from '../../../common/platforms/kit/read-error.ts';
import type { Entry, Page } from '../../../common/platforms/kit/reading.ts';
import { listsOf, readingOf } from '../../../common/platforms/platforms.ts';
import { KEPT_CHARACTERS, KIND_WEIGHTS, type Signal } from '../../facts/signal.ts';
import { askWith, jsonIn, type PlatformApi } from './ask.ts';

export interface Batch {
  readonly signals: readonly Signal[];
  readonly list: string;
  /** Entries of this list so far, including this batch. */
  readonly read: number;
  /** Number of entries of this list that will be read; `null` if the platform does not give it. */
  readonly total: number | null;
  /** Position at which the reading continues after this batch; `null` at the end. */
  readonly position: string | null;
}

/** Reads page by page, from where an earlier reading stopped. After a ReadError, earlier results stay valid. */
export type Reader = (
  api: PlatformApi,
  token: string,
  signal: AbortSignal,
  from?: string | null,
) => AsyncIterable<Batch>;

interface Position {
  readonly list: number;
  readonly cursor: string | null;
  readonly read: number;
  readonly pages: number;
  /** Earlier lists that the platform does not allow. */
  readonly refused: number;
  /** Earlier lists whose answers cannot be read. */
  readonly unread: number;
}

/** A limit, because a platform could name a next page forever. */
const MAX_PAGES = 40;

const signalsOf = (platform: ConnectorId, kind: SignalKind, entries: readonly Entry[]): readonly Signal[] =>
  entries.flatMap(({ text, about, at = null }) => {
    const name = keptLine(textOf(text) ?? '', KEPT_CHARACTERS.name);
    const more = keptLine(textOf(about) ?? '', KEPT_CHARACTERS.about);
    if (name === '') return [];
    const signal = { platform, kind, text: name, weight: KIND_WEIGHTS[kind], at };
    return more === '' || more === name ? [signal] : [{ ...signal, about: more }];
  });

const startOf = (list: number, { refused, unread } = { refused: 0, unread: 0 }): Position => ({
  list,
  cursor: null,
  read: 0,
  pages: 0,
  refused,
  unread,
});

const NO_ENTRIES: Page = { entries: [], next: null, total: null };

const faultOf = (error: unknown) => (error instanceof ReadError ? error.fault : null);

/** A position in the format of an earlier release starts from the beginning. */
const positionOf = (text: string | null): Position => {
  const { cursor, ...counts } = fieldsOf(jsonIn(text ?? ''));
  const count = (name: keyof Position) => countOf(counts[name]) ?? 0;
  return {
    list: count('list'),
    cursor: textOf(cursor),
    read: count('read'),
    pages: count('pages'),
    refused: count('refused'),
    unread: count('unread'),
  };
};

const collectedFault = (
  { refused, unread }: Pick<Position, 'refused' | 'unread'>,
  lists: number,
): ReadFault => {
  if (refused === lists) return 'scope';
  return unread > 0 ? 'nonsense' : 'pending';
};

/** Reads one list after the other. A list that fails permanently does not stop the others. */
export const readerOf = (platform: ConnectorId): Reader => {
  const reader = readingOf(platform);
  const lists = listsOf(platform).flatMap(([name, facts]) => {
    const read = reader.pages[name];
    return read === undefined ? [] : [{ name, read, ...facts }];
  });
  return async function* (api, token, signal, from = null) {
    const ask = askWith(reader, api, token, signal);
    let at: Position | null = positionOf(from);
    let isPending = reader.isCollected === true && from === null;
    // The same fault may mean that the platform no longer knows a stored page address. The caller then starts again.
    let isKeptPage = at.cursor !== null;
    while (at !== null) {
      const list: (typeof lists)[number] | undefined = lists[at.list];
      if (list === undefined) {
        if (at.unread > 0) throw new ReadError('nonsense');
        if (at.refused > 0) throw new ReadError('scope');
        return;
      }
      let missed: Pick<Position, 'refused' | 'unread'> = at;
      const page: Page = await list.read(ask, at.cursor).catch((error: unknown) => {
        const fault = faultOf(error);
        if (fault === 'scope') missed = { ...missed, refused: missed.refused + 1 };
        else if (fault === 'nonsense' && !isKeptPage) missed = { ...missed, unread: missed.unread + 1 };
        else if (fault !== 'absent') throw error;
        return NO_ENTRIES;
      });
      isKeptPage = false;
      if (page !== NO_ENTRIES) isPending = false;
      const isLastList: boolean = at.list + 1 >= lists.length;
      if (isPending) {
        if (isLastList) throw new ReadError(collectedFault(missed, lists.length));
        at = startOf(at.list + 1, missed);
        continue;
      }
      const entries = page.entries.slice(0, list.atMost - at.read);
      const read: number = at.read + entries.length;
      const pages: number = at.pages + 1;
      const isOver: boolean = page.next === null || read >= list.atMost || pages >= MAX_PAGES;
      const isMissing: boolean = missed.refused + missed.unread > 0;
      const next: Position = isOver
        ? startOf(at.list + 1, missed)
        : { list: at.list, cursor: page.next, read, pages, refused: missed.refused, unread: missed.unread };
      // A position after the last list makes the next call report the missing lists.
      at = isOver && isLastList && !isMissing ? null : next;
      yield {
        signals: signalsOf(platform, list.kind, entries),
        list: list.name,
        read,
        total: page.total === null ? null : Math.max(read, Math.min(page.total, list.atMost)),
        position: at === null ? null : JSON.stringify(at),
      };
    }
  };
};
