import type { ConnectorId } from '../../config-platforms.ts';
import { KEPT_CHARACTERS } from '../../facts/kept.ts';
import { keptLine } from '../../facts/kept-line.ts';
import { type ListNameOf, listsOf } from '../../facts/lists.ts';
import { KIND_WEIGHTS, type Signal, type SignalKind } from '../../signal.ts';
import { type Ask, askWith, type PlatformApi } from './ask.ts';
import { countOf, fieldsOf, textOf } from './json.ts';
import { ReadError } from './read-error.ts';

/** One entry of a list, as the platform gives it. */
export interface Entry {
  readonly text: unknown;
  readonly about?: unknown;
  /** Milliseconds since 1970. */
  readonly at?: number | null;
}

export interface Page {
  readonly entries: readonly Entry[];
  /** Position of the next page; `null` at the end. */
  readonly next: string | null;
  /** Number of entries in the list; `null` if the platform does not say. */
  readonly total: number | null;
}

/**
 * Reads a page of a list with a person's own token.
 * @throws ReadError
 */
export type ReadPage = (ask: Ask, cursor: string | null) => Promise<Page>;

/** The result of one call to the platform. */
export interface Batch {
  readonly signals: readonly Signal[];
  readonly list: string;
  /** Entries of this list so far, including this batch. */
  readonly read: number;
  /** Number of entries of this list that will be read; `null` if the platform does not say. */
  readonly total: number | null;
  /** Where the reading continues after this batch; `null` at the end. */
  readonly position: string | null;
}

/**
 * Reads a person's interests page by page, from the position where an earlier reading stopped.
 * @throws ReadError; earlier results stay valid
 */
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

const startOf = (list: number, refused = 0): Position => ({ list, cursor: null, read: 0, pages: 0, refused });

const NO_ENTRIES: Page = { entries: [], next: null, total: null };

const faultOf = (error: unknown) => (error instanceof ReadError ? error.fault : null);

/** A position in the format of an earlier release starts from the beginning. */
const positionOf = (given: string | null): Position => {
  try {
    const { list, cursor, read, pages, refused } = fieldsOf(JSON.parse(given ?? ''));
    const [place, count, asked] = [countOf(list) ?? 0, countOf(read) ?? 0, countOf(pages) ?? 0];
    return { list: place, cursor: textOf(cursor), read: count, pages: asked, refused: countOf(refused) ?? 0 };
  } catch {
    return startOf(0);
  }
};

/** Platforms that begin to collect an account's data with the consent. Until then, every list is absent. */
const IS_COLLECTED: readonly ConnectorId[] = ['linkedin'];

/**
 * Makes the reader of a platform. It reads one list after the other. A list that fails permanently does not stop the
 * others.
 */
export const readerOf = <Id extends ConnectorId>(
  platform: Id,
  pages: Readonly<Record<ListNameOf<Id>, ReadPage>>,
): Reader => {
  const readers: Readonly<Record<string, ReadPage>> = pages;
  const lists = listsOf(platform).flatMap(([name, facts]) => {
    const read = readers[name];
    return read === undefined ? [] : [{ name, read, ...facts }];
  });
  return async function* (api, token, signal, from = null) {
    const ask = askWith(platform, api, token, signal);
    let at: Position | null = positionOf(from);
    let isPending = IS_COLLECTED.includes(platform) && from === null;
    while (at !== null) {
      const list: (typeof lists)[number] | undefined = lists[at.list];
      if (list === undefined) return;
      let refused: number = at.refused;
      const page: Page = await list.read(ask, at.cursor).catch((error: unknown) => {
        if (faultOf(error) !== 'absent' && faultOf(error) !== 'scope') throw error;
        if (faultOf(error) === 'scope') refused += 1;
        return NO_ENTRIES;
      });
      if (page !== NO_ENTRIES) isPending = false;
      const isLastList: boolean = at.list + 1 >= lists.length;
      if (isPending) {
        if (isLastList) throw new ReadError(refused === lists.length ? 'scope' : 'pending');
        at = startOf(at.list + 1, refused);
        continue;
      }
      const entries = page.entries.slice(0, list.atMost - at.read);
      const read: number = at.read + entries.length;
      const pages: number = at.pages + 1;
      const isOver: boolean = page.next === null || read >= list.atMost || pages >= MAX_PAGES;
      // The other lists were read by now, so their signals stay.
      if (isOver && isLastList && refused > 0) throw new ReadError('scope');
      const next: Position = isOver
        ? startOf(at.list + 1, refused)
        : { list: at.list, cursor: page.next, read, pages, refused };
      at = isOver && isLastList ? null : next;
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
