import { graphEdge } from './graph.ts';
import { timeOf } from './json.ts';
import { readerOf } from './reader.ts';

/** https://developers.facebook.com/docs/instagram-platform/reference/instagram-media */
const MEDIA = 'me/media?fields=caption,timestamp';

export const instagram = readerOf('instagram', {
  posts: graphEdge(MEDIA, ({ caption, timestamp }) => ({ text: caption, at: timeOf(timestamp) })),
});
