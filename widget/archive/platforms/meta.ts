import { fieldsOf, listOf, ofSeconds, textOf } from '../fields.ts';
import type { PageText } from '../formats/html.ts';
import { mended } from '../formats/text.ts';
import type { Entry, KnownFile } from '../known-file.ts';

const INSTAGRAM = { platform: 'instagram' } as const;
const FACEBOOK = { platform: 'facebook' } as const;

const named = (name: string, ending: 'json' | 'html') => {
  const pattern = new RegExp(`(?:^|/)${name}\\.${ending}$`, 'i');
  return (path: string) => pattern.test(path);
};

const meant = (value: unknown) => mended(textOf(value));

/** `{ title, string_list_data: [{ value, timestamp }] }`: newer exports have the name in `title`. */
const listed = (value: unknown): Entry => {
  const { title, string_list_data } = fieldsOf(value);
  const [first] = listOf(string_list_data).map(fieldsOf);
  const text = textOf(title) === '' ? first?.value : title;
  return { text: meant(text), at: ofSeconds(first?.timestamp) };
};

/** `{ string_map_data: { Name: { value } } }`: the key is in the person's language. */
const mapped = (value: unknown): readonly Entry[] =>
  Object.values(fieldsOf(fieldsOf(value).string_map_data)).map((each) => ({
    text: meant(fieldsOf(each).value),
  }));

/** The name of the account that posted is in `title`. */
const byTitle = (value: unknown): Entry => {
  const { title, string_list_data, string_map_data, timestamp } = fieldsOf(value);
  const [first] = [...listOf(string_list_data), ...Object.values(fieldsOf(string_map_data))].map(fieldsOf);
  return { text: meant(title), at: ofSeconds(timestamp ?? first?.timestamp) };
};

const byName = (value: unknown): Entry => {
  const { name, timestamp, start_timestamp } = fieldsOf(value);
  return { text: meant(name), at: ofSeconds(timestamp ?? start_timestamp) };
};

const caption = (value: unknown): Entry => {
  const { title, media, creation_timestamp } = fieldsOf(value);
  const [first] = listOf(media).map(fieldsOf);
  const text = textOf(title) === '' ? first?.title : title;
  return { text: meant(text), at: ofSeconds(creation_timestamp ?? first?.creation_timestamp) };
};

/** Headings of the entries have this class in every export as a page. */
const heading = ({ className, text }: PageText): Entry | null =>
  /\b_a6-h\b/.test(className) ? { text } : null;
const accountLink = ({ href, text }: PageText): Entry | null =>
  /^https:\/\/www\.instagram\.com\//.test(href) ? { text: text.startsWith('https:') ? '' : text } : null;
const cell = ({ path, text }: PageText): Entry | null => (/\btd(?: div)+$/.test(path) ? { text } : null);

/** A list of an export as JSON and the same as a page. */
const both = (
  facts: Pick<KnownFile, 'platform' | 'kind'>,
  name: string,
  path: string,
  pickJson: (value: unknown) => Entry | readonly Entry[],
  pickHtml: (text: PageText) => Entry | null,
): readonly KnownFile[] => [
  { ...facts, isAt: named(name, 'json'), format: 'json', paths: [path], pick: pickJson },
  { ...facts, isAt: named(name, 'html'), format: 'html', pick: pickHtml },
];

export const META_FILES: readonly KnownFile[] = [
  {
    ...FACEBOOK,
    kind: 'profile',
    // Instagram has a file of the same name in another folder.
    isAt: named('logged_information/your_topics/your_topics', 'json'),
    format: 'json',
    paths: ['$.inferred_topics_v2.*'],
    pick: (value) => ({ text: meant(value) }),
  },
  ...both({ ...INSTAGRAM, kind: 'profile' }, 'your_topics', '$.topics_your_topics.*', mapped, cell),
  ...both(
    { ...INSTAGRAM, kind: 'profile' },
    'your_reels_topics',
    '$.topics_your_reels_topics.*',
    mapped,
    cell,
  ),
  ...both({ ...INSTAGRAM, kind: 'follows' }, 'following', '$.relationships_following.*', listed, accountLink),
  ...both(
    { ...INSTAGRAM, kind: 'follows' },
    'following_hashtags',
    '$.relationships_following_hashtags.*',
    listed,
    accountLink,
  ),
  ...both({ ...INSTAGRAM, kind: 'likes' }, 'liked_posts', '$.likes_media_likes.*', byTitle, heading),
  ...both({ ...INSTAGRAM, kind: 'saves' }, 'saved_posts', '$.saved_saved_media.*', byTitle, heading),
  ...both({ ...INSTAGRAM, kind: 'works-on' }, 'posts_\\d+', '$.*', caption, heading),

  ...both({ ...FACEBOOK, kind: 'follows' }, "pages_you[’'_]?ve_liked", '$.page_likes_v2.*', byName, heading),
  ...both({ ...FACEBOOK, kind: 'follows' }, 'pages_you_follow', '$.pages_followed_v2.*', byTitle, heading),
  {
    ...FACEBOOK,
    kind: 'follows',
    isAt: named('your_group_membership_activity', 'json'),
    format: 'json',
    paths: ['$.groups_joined_v2.*'],
    pick: (value) => listOf(fieldsOf(value).data).map(byName),
  },
  {
    ...FACEBOOK,
    kind: 'likes',
    isAt: named('your_event_responses', 'json'),
    format: 'json',
    paths: ['$.event_responses_v2.events_joined.*'],
    pick: byName,
  },
  {
    ...FACEBOOK,
    kind: 'saves',
    isAt: named('your_saved_items', 'json'),
    format: 'json',
    paths: ['$.saves_v2.*'],
    pick: (value) => {
      const { attachments, timestamp } = fieldsOf(value);
      const data = listOf(attachments).flatMap((each) => listOf(fieldsOf(each).data));
      return data.map((each) => ({
        text: meant(fieldsOf(fieldsOf(each).external_context).name),
        at: ofSeconds(timestamp),
      }));
    },
  },
];
