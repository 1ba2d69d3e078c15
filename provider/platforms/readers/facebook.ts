import { graphEdge } from './graph.ts';
import { textOf, timeOf } from './json.ts';
import { readerOf } from './reader.ts';

/** https://developers.facebook.com/docs/graph-api/reference/user/likes */
const LIKES = 'me/likes?fields=name,category,about,created_time';

export const facebook = readerOf('facebook', {
  pages: graphEdge(LIKES, ({ name, category, about, created_time }) => ({
    text: name,
    about: `${textOf(category) ?? ''} ${textOf(about) ?? ''}`,
    at: timeOf(created_time),
  })),
});
