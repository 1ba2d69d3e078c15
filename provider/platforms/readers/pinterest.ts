import { type Fields, fieldsOf, listOf, textOf, timeOf } from './json.ts';
import { type Entry, type ReadPage, readerOf } from './reader.ts';

/** https://developers.pinterest.com/docs/api/v5/boards-list, …/pins-list */
const listFrom =
  (path: string, entryOf: (item: Fields) => Entry | null): ReadPage =>
  async (ask, cursor) => {
    const bookmark = cursor === null ? '' : `&bookmark=${encodeURIComponent(cursor)}`;
    const { body } = await ask(`${path}?page_size=100${bookmark}`);
    const { items, bookmark: next } = fieldsOf(body);
    return { entries: listOf(items).flatMap((item) => entryOf(item) ?? []), next: textOf(next), total: null };
  };

/** A secret or protected board. An application with a wider scope gets these too. */
const isHidden = ({ privacy }: Fields) => (textOf(privacy) ?? 'PUBLIC').toUpperCase() !== 'PUBLIC';

export const pinterest = readerOf('pinterest', {
  boards: listFrom('boards', (board) =>
    isHidden(board) ? null : { text: board.name, about: board.description, at: timeOf(board.created_at) },
  ),
  // Most pins have no title. The description of the picture is then the only text.
  pins: listFrom('pins', ({ title, description, alt_text, created_at }) => ({
    text: textOf(title) ?? textOf(alt_text) ?? textOf(description),
    about: description,
    at: timeOf(created_at),
  })),
});
