import type { ConnectorId } from '../../config-platforms.ts';
import { KEPT_CHARACTERS } from '../../facts/kept.ts';
import { type ListNameOf, listsOf } from '../../facts/lists.ts';
import { KIND_WEIGHTS, type Signal, type SignalKind } from '../../signal.ts';
import { type Ask, askWith, type PlatformApi } from './ask.ts';
import { countOf, fieldsOf, textOf } from './json.ts';

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
}

/** A limit, because a platform could name a next page forever. */
const MAX_PAGES = 40;

/** One line without control characters, cut between words. */
const lineOf = (value: unknown, limit: number): string => {
  const line = (textOf(value) ?? '').replace(/[\p{C}\s]+/gu, ' ').trim();
  return line.length <= limit ? line : line.slice(0, limit).replace(/\s+\S*$/, '');
};

const signalsOf = (platform: ConnectorId, kind: SignalKind, entries: readonly Entry[]): readonly Signal[] =>
  entries.flatMap(({ text, about, at = null }) => {
    const name = lineOf(text, KEPT_CHARACTERS.name);
    const more = lineOf(about, KEPT_CHARACTERS.about);
    if (name === '') return [];
    const signal = { platform, kind, text: name, weight: KIND_WEIGHTS[kind], at };
    return more === '' || more === name ? [signal] : [{ ...signal, about: more }];
  });

const startOf = (list: number): Position => ({ list, cursor: null, read: 0, pages: 0 });

/** A position in the format of an earlier release starts from the beginning. */
const positionOf = (given: string | null): Position => {
  try {
    const { list, cursor, read, pages } = fieldsOf(JSON.parse(given ?? ''));
    const [place, count, asked] = [countOf(list) ?? 0, countOf(read) ?? 0, countOf(pages) ?? 0];
    return { list: place, cursor: textOf(cursor), read: count, pages: asked };
  } catch {
    return startOf(0);
  }
};

/** Makes the reader of a platform. It reads one list after the other. */
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
    const ask = askWith(api, token, signal);
    let at: Position | null = positionOf(from);
    while (at !== null) {
      const list: (typeof lists)[number] | undefined = lists[at.list];
      if (list === undefined) return;
      const page: Page = await list.read(ask, at.cursor);
      const entries = page.entries.slice(0, list.atMost - at.read);
      const read: number = at.read + entries.length;
      const pages: number = at.pages + 1;
      const isOver: boolean = page.next === null || read >= list.atMost || pages >= MAX_PAGES;
      const isLast: boolean = isOver && at.list + 1 >= lists.length;
      const next: Position = isOver
        ? startOf(at.list + 1)
        : { list: at.list, cursor: page.next, read, pages };
      at = isLast ? null : next;
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
