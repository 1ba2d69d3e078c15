import { countOf, fieldsOf, listOf, textOf, timeOf } from './json.ts';
import { type ReadPage, readerOf } from './reader.ts';

/** Both calls have the same format: https://developers.google.com/youtube/v3/docs/subscriptions/list, …/videos/list */
const listFrom =
  (path: string): ReadPage =>
  async (ask, cursor) => {
    const token = cursor === null ? '' : `&pageToken=${encodeURIComponent(cursor)}`;
    const { body } = await ask(`${path}&part=snippet&maxResults=50${token}`);
    const { items, nextPageToken, pageInfo } = fieldsOf(body);
    return {
      entries: listOf(items).map(({ snippet }) => {
        const { title, description, publishedAt } = fieldsOf(snippet);
        return { text: title, about: description, at: timeOf(publishedAt) };
      }),
      next: textOf(nextPageToken),
      total: countOf(fieldsOf(pageInfo).totalResults),
    };
  };

export const youtube = readerOf('youtube', {
  subscriptions: listFrom('subscriptions?mine=true'),
  'liked videos': listFrom('videos?myRating=like'),
});
