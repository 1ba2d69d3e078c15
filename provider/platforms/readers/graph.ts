import { type Fields, fieldsOf, listOf, textOf } from './json.ts';
import type { Entry, ReadPage } from './reader.ts';

/** An edge of Meta's Graph API, paged by cursors: https://developers.facebook.com/docs/graph-api/results */
export const graphEdge =
  (path: string, entryOf: (item: Fields) => Entry): ReadPage =>
  async (ask, cursor) => {
    const after = cursor === null ? '' : `&after=${encodeURIComponent(cursor)}`;
    const { body } = await ask(`${path}&limit=100${after}`);
    const { data, paging } = fieldsOf(body);
    const { next, cursors } = fieldsOf(paging);
    // The last page has a cursor too, but no next page.
    const isMore = textOf(next) !== null;
    return {
      entries: listOf(data).map(entryOf),
      next: isMore ? textOf(fieldsOf(cursors).after) : null,
      total: null,
    };
  };
