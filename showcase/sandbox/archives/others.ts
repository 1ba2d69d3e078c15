import { metaJson, metaPage, SECONDS } from './meta-shapes.ts';
import type { Files } from './pack.ts';

const listData = (value: string) => [
  { href: `https://www.instagram.com/${value}`, value, timestamp: SECONDS },
];

const TOPICS = ['Café culture', 'Pottery', 'Trail running'];
const FOLLOWED = ['ceramics.daily', 'mountain_huts'];

export const INSTAGRAM_FILES: Files = {
  'preferences/your_topics/your_topics.json': metaJson({
    topics_your_topics: TOPICS.map((value) => ({
      title: '',
      string_map_data: { Name: { href: '', value, timestamp: 0 } },
    })),
  }),
  'connections/followers_and_following/following.json': metaJson({
    relationships_following: FOLLOWED.map((name) => ({
      title: '',
      media_list_data: [],
      string_list_data: listData(name),
    })),
  }),
  'your_instagram_activity/saved/saved_posts.json': metaJson({
    saved_saved_media: [{ title: 'glaze_notes', string_map_data: { 'Saved on': { timestamp: SECONDS } } }],
  }),
  'your_instagram_activity/messages/inbox/jane/message_1.json': metaJson({
    messages: [{ content: 'private' }],
  }),
};

export const INSTAGRAM_PAGES: Files = {
  'preferences/your_topics/your_topics.html': metaPage(
    TOPICS.map(
      (topic) =>
        `<div class="pam _3-95 _2ph- _a6-g"><div class="_a6-p"><table><tr><td colspan="2" class="_2pin _a6_q">Name<div><div>${topic}</div></div></td></tr></table></div></div>`,
    ).join(''),
  ),
  'connections/followers_and_following/following.html': metaPage(
    FOLLOWED.map(
      (name) =>
        `<div class="pam _3-95 _2ph- _a6-g"><div class="_a6-p"><div><div><a target="_blank" href="https://www.instagram.com/${name}">${name}</a></div><div>Oct 4, 2026 6:30 pm</div></div></div></div>`,
    ).join(''),
  ),
  'your_instagram_activity/saved/saved_posts.html': metaPage(
    '<div class="pam _3-95 _2ph- _a6-g"><h2 class="_3-95 _2pim _a6-h _a6-i">glaze_notes</h2><div class="_a6-p">Saved on</div></div>',
  ),
};

export const LINKEDIN_FILES: Files = {
  'Connections.csv':
    'Notes:\n"When exporting your connection data, you may notice missing addresses."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nJane,Private,https://www.linkedin.com/in/jane,jane@private.example,Acme,Engineer,04 Oct 2026\n',
  'Company Follows.csv':
    'Notes:\n"These are the organizations that you follow."\n\nOrganization,Followed On\nInstitute for Robotics,Sun Oct 04 18:30:00 UTC 2026\n"Sensors, Ltd",Sun Oct 04 18:30:00 UTC 2026\n',
  'Skills.csv': 'Name\nKinematics\nC++\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nAcme,Robotics Engineer,"Arms, and their\nsensors",Berlin,Jan 2020,\n',
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry\nAmal,Roe,,1 Private Street,,Engineer of robot arms,,Industrial automation\n',
};

export const REDDIT_FILES: Files = {
  'subscribed_subreddits.csv': 'subreddit\nBreadit\nrobotics\n',
  'saved_posts.csv': 'id,permalink\n1a,https://www.reddit.com/r/Breadit/comments/1a/my_first_rye_loaf/\n',
  'post_votes.csv':
    'id,permalink,direction\n2b,https://www.reddit.com/r/robotics/comments/2b/a_cheap_robot_arm/,up\n3c,https://www.reddit.com/r/robotics/comments/3c/a_bad_idea/,down\n',
  'posts.csv':
    'id,permalink,date,ip,subreddit,gildings,title,url,body\n4d,https://www.reddit.com/r/Breadit/comments/4d/x/,2026-10-04 18:30:00 UTC,192.0.2.1,Breadit,0,Baking with spelt,,Private text\n',
  'chat_history.csv': 'message_id,message\n1,private\n',
};

export const PINTEREST_FILES: Files = {
  'pinterest_data/boards.html':
    '<html><body><h1>Boards</h1><div>Board name: Small kitchens<br>Privacy: public</div><div>Board name: Linocut<br>Privacy: secret</div></body></html>',
  'pinterest_data/pins.html':
    '<html><body><h1>Pins</h1><div>Title: Oak shelves<br>Created: 2026-10-04</div><div>Title: Two-colour print<br>Link: https://print.example</div></body></html>',
};

export const GITHUB_FILES: Files = {
  'repositories_000001.json': JSON.stringify([
    {
      type: 'repository',
      url: 'https://github.com/amal/arm-control',
      name: 'arm-control',
      description: 'Inverse kinematics for small robot arms',
      language: 'Rust',
      created_at: '2026-10-04T18:30:00Z',
    },
  ]),
  'stars_000001.json': JSON.stringify([
    { full_name: 'robots/ros-lite', description: 'Messages for robots', starred_at: '2026-10-04T18:30:00Z' },
  ]),
  'users_000001.json': JSON.stringify([
    { type: 'user', login: 'amal', emails: [{ address: 'amal@example.org' }] },
  ]),
};
