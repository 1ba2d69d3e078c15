import { type Fields, fieldsOf, listOf, textOf } from './json.ts';
import type { Entry, ReadPage } from './reader.ts';

/** Some lists name the next page's address only. */
const cursorIn = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).searchParams.get('after') : null;

/** An edge of Meta's Graph API, paged by cursors: https://developers.facebook.com/docs/graph-api/results */
export const graphEdge =
  (path: string, entryOf: (item: Fields) => Entry): ReadPage =>
  async (ask, cursor) => {
    const after = cursor === null ? '' : `&after=${encodeURIComponent(cursor)}`;
    const { body } = await ask(`${path}&limit=100${after}`);
    const { data, paging } = fieldsOf(body);
    const { next, cursors } = fieldsOf(paging);
    // The last page has a cursor too, but no next page.
    const address = textOf(next);
    return {
      entries: listOf(data).map(entryOf),
      next: address === null ? null : (textOf(fieldsOf(cursors).after) ?? cursorIn(address)),
      total: null,
    };
  };
