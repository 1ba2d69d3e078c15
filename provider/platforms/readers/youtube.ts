import { countOf, type Fields, fieldsOf, listOf, textOf, timeOf } from './json.ts';
import { type ReadPage, readerOf } from './reader.ts';

/**
 * A video that YouTube restricts by age, or that its owner shows to few people. The owner, and everyone with the
 * address of an unlisted one, can like such a video and gets its title:
 * https://developers.google.com/youtube/v3/docs/videos#properties
 */
const isMarked = ({ contentDetails, status }: Fields): boolean =>
  fieldsOf(fieldsOf(contentDetails).contentRating).ytRating === 'ytAgeRestricted' ||
  ['private', 'unlisted'].includes(textOf(fieldsOf(status).privacyStatus) ?? '');

/** Both calls have the same format: https://developers.google.com/youtube/v3/docs/subscriptions/list, …/videos/list */
const listFrom =
  (path: string): ReadPage =>
  async (ask, cursor) => {
    const token = cursor === null ? '' : `&pageToken=${encodeURIComponent(cursor)}`;
    const { body } = await ask(`${path}&maxResults=50${token}`);
    const { items, nextPageToken, pageInfo } = fieldsOf(body);
    const total = countOf(fieldsOf(pageInfo).totalResults);
    return {
      // Google may leave an empty list out.
      entries: listOf(items ?? (total === 0 ? [] : null)).flatMap((item) => {
        const { title, description, publishedAt } = fieldsOf(item.snippet);
        if (title === 'Private video' || title === 'Deleted video' || isMarked(item)) return [];
        return { text: title, about: description, at: timeOf(publishedAt) };
      }),
      next: textOf(nextPageToken),
      total,
    };
  };

export const youtube = readerOf('youtube', {
  subscriptions: listFrom('subscriptions?mine=true&part=snippet'),
  'liked videos': listFrom('videos?myRating=like&part=snippet,contentDetails,status'),
});
