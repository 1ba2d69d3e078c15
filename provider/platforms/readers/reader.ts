import type { ConnectorId } from '../../config-platforms.ts';
import { KEPT_CHARACTERS } from '../../facts/kept.ts';
import { type ListNameOf, listsOf } from '../../facts/lists.ts';
import { KIND_WEIGHTS, type Signal, type SignalKind } from '../../signal.ts';
import { type Ask, askWith, type PlatformApi } from './ask.ts';
import { countOf, fieldsOf, textOf } from './json.ts';

/** One thing of a list, as the platform gives it. */
export interface Entry {
  readonly text: unknown;
  readonly about?: unknown;
  /** Milliseconds since 1970. */
  readonly at?: number | null;
}

export interface Page {
  readonly entries: readonly Entry[];
  /** Where the next page begins; `null` at the end. */
  readonly next: string | null;
  /** How many the list holds; `null` where the platform does not say. */
  readonly total: number | null;
}

/**
 * Reads a page of a list that a platform lets a person's own token read.
 * @throws ReadError
 */
export type ReadPage = (ask: Ask, cursor: string | null) => Promise<Page>;

/** What one call to the platform gave. */
export interface Batch {
  readonly signals: readonly Signal[];
  readonly list: string;
  /** Of this list, so far, this batch included. */
  readonly read: number;
  /** How many of this list will be read; `null` where the platform does not say. */
  readonly total: number | null;
  /** What continues the reading after this batch; `null` at the end. */
  readonly position: string | null;
}

/**
 * Reads what a person likes, page by page, from the position where an earlier reading stopped.
 * @throws ReadError; what was given before it stays good
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

/** A platform that names a next page for ever is not asked for ever. */
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

/** A position that an earlier release wrote otherwise begins anew. */
const positionOf = (given: string | null): Position => {
  try {
    const { list, cursor, read, pages } = fieldsOf(JSON.parse(given ?? ''));
    const [place, count, asked] = [countOf(list) ?? 0, countOf(read) ?? 0, countOf(pages) ?? 0];
    return { list: place, cursor: textOf(cursor), read: count, pages: asked };
  } catch {
    return startOf(0);
  }
};

/** The reader of a platform, one of its lists after the other. */
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
