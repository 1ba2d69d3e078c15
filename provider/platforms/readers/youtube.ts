import { countOf, fieldsOf, listOf, textOf, timeOf } from './json.ts';
import { type List, readerOf } from './reader.ts';

/** Both calls answer alike: https://developers.google.com/youtube/v3/docs/subscriptions/list, …/videos/list */
const listFrom =
  (path: string): List['read'] =>
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

export const youtube = readerOf('youtube', [
  { name: 'subscriptions', kind: 'follows', atMost: 350, read: listFrom('subscriptions?mine=true') },
  { name: 'liked videos', kind: 'likes', atMost: 150, read: listFrom('videos?myRating=like') },
]);
