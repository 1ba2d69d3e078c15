import { type OddCase, utf16 } from './odd-google.ts';

const json = (value: unknown) => JSON.stringify(value);
const following = (...entries: readonly unknown[]) => json({ relationships_following: entries });
const FOLLOWING = 'instagram-amal-2026/connections/followers_and_following/following.json';

export const ODD_OTHERS: readonly OddCase[] = [
  // Instagram
  [
    'accounts since 2025, whose name is the title',
    {
      [FOLLOWING]: following({
        title: 'ceramics.daily',
        string_list_data: [{ href: 'https://www.instagram.com/_u/ceramics.daily', timestamp: 1 }],
      }),
    },
    ['follows ceramics.daily'],
  ],
  [
    'accounts before, whose name is the value',
    {
      [FOLLOWING]: following({
        title: '',
        string_list_data: [
          { href: 'https://www.instagram.com/ceramics.daily', value: 'ceramics.daily', timestamp: 1 },
        ],
      }),
    },
    ['follows ceramics.daily'],
  ],
  [
    'an account with the address alone',
    {
      [FOLLOWING]: following({
        title: '',
        string_list_data: [{ href: 'https://www.instagram.com/_u/ceramics.daily', timestamp: 1 }],
      }),
    },
    ['follows ceramics.daily'],
  ],
  [
    'an empty entry beside',
    {
      [FOLLOWING]: following(
        {},
        { string_list_data: [] },
        { title: 'ceramics.daily', string_list_data: [{}] },
      ),
    },
    ['follows ceramics.daily'],
  ],
  [
    'a number behind a list',
    { [FOLLOWING.replace('.json', '_1.json')]: following({ title: 'ceramics.daily', string_list_data: [] }) },
    ['follows ceramics.daily'],
  ],
  // Facebook
  [
    'pages with a straight apostrophe',
    {
      "facebook-amal/connections/pages/pages_you've_liked.json": json({
        page_likes_v2: [{ name: 'Wetlands Trust', timestamp: 1 }],
      }),
    },
    ['follows Wetlands Trust'],
  ],
  [
    'pages with letters of two bytes',
    {
      "facebook-amal/connections/pages/pages_you've_liked.json": json({
        page_likes_v2: [{ name: 'Botanischer Garten M\u00c3\u00bcnchen' }],
      }),
    },
    ['follows Botanischer Garten München'],
  ],
  [
    'an empty list beside another one',
    {
      'facebook-amal/connections/pages/pages_you_follow.json': json({ pages_followed_v2: [] }),
      "facebook-amal/connections/pages/pages_you've_liked.json": json({
        page_likes_v2: [{ name: 'Wetlands Trust' }],
      }),
    },
    ['follows Wetlands Trust'],
  ],
  // LinkedIn
  [
    'a table with notes on top and CRLF',
    { 'Skills.csv': 'Notes:\r\n"See the help, please"\r\n\r\nName\r\nKinematics\r\n' },
    ['profile Kinematics'],
  ],
  [
    'a table in UTF-16 with tabs',
    { 'Complete/Company Follows.csv': utf16('Organization\tFollowed On\nSensors\tOct 4, 2026\n') },
    ['follows Sensors'],
  ],
  // Reddit
  [
    'communities with CRLF and a mark',
    { 'export/subscribed_subreddits.csv': '\ufeffsubreddit\r\nBreadit\r\n' },
    ['follows r/Breadit'],
  ],
  [
    'a community with its address',
    { 'export/subscribed_subreddits.csv': 'subreddit\n/r/Breadit/\n' },
    ['follows r/Breadit'],
  ],
  [
    'votes in capitals',
    {
      'export/post_votes.csv':
        'id,permalink,direction\n1,https://www.reddit.com/r/Breadit/comments/1a/rye_loaf/,UP\n2,https://www.reddit.com/r/Breadit/comments/1b/dry_loaf/,DOWN\n',
    },
    ['likes rye loaf'],
  ],
  [
    'a permalink without the host',
    { 'export/saved_posts.csv': 'id,permalink\n1,/r/Breadit/comments/1a/rye_loaf/\n' },
    ['saves rye loaf'],
  ],
  [
    'a title in Japanese in an address',
    {
      'export/saved_posts.csv': `id,permalink\n1,https://www.reddit.com/r/newsokur/comments/1a/${encodeURIComponent('パン作り')}/\n`,
    },
    ['saves パン作り'],
  ],
  // Pinterest
  [
    'a page with a mark and CRLF',
    { 'pinterest_data/boards.html': '\ufeff<h1>Boards</h1>\r\n<div>Board name: Linocut</div>\r\n' },
    ['follows Linocut'],
  ],
  [
    'a page in UTF-16',
    { 'pinterest_data/boards.html': utf16('<h1>Boards</h1><div>Board name: Linocut</div>') },
    ['follows Linocut'],
  ],
  // GitHub
  [
    'a repository without a description',
    { 'repositories_000001.json': json([{ name: 'arm-control', description: null }]) },
    ['works-on arm-control'],
  ],
  [
    'stars as names alone',
    { 'stars_000001.json': json([{ repository: 'https://github.com/robots/ros-lite' }]) },
    ['likes ros-lite'],
  ],
];
