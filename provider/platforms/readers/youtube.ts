import { countOf, fieldsOf, listOf, textOf, timeOf } from './json.ts';
import { type ReadPage, readerOf } from './reader.ts';

/** Both calls have the same format: https://developers.google.com/youtube/v3/docs/subscriptions/list, …/videos/list */
const listFrom =
  (path: string): ReadPage =>
  async (ask, cursor) => {
    const token = cursor === null ? '' : `&pageToken=${encodeURIComponent(cursor)}`;
    const { body } = await ask(`${path}&part=snippet&maxResults=50${token}`);
    const { items, nextPageToken, pageInfo } = fieldsOf(body);
    const total = countOf(fieldsOf(pageInfo).totalResults);
    return {
      // Google may leave an empty list out.
      entries: listOf(items ?? (total === 0 ? [] : null)).flatMap(({ snippet }) => {
        const { title, description, publishedAt } = fieldsOf(snippet);
        if (title === 'Private video' || title === 'Deleted video') return [];
        return { text: title, about: description, at: timeOf(publishedAt) };
      }),
      next: textOf(nextPageToken),
      total,
    };
  };

export const youtube = readerOf('youtube', {
  subscriptions: listFrom('subscriptions?mine=true'),
  'liked videos': listFrom('videos?myRating=like'),
});
