import type { Forms } from './forms.ts';

const post = (title: string) => `https://www.reddit.com/r/Breadit/comments/1a/${title}/`;

const table = (list: string, path: string, text: string, line: string): Forms => ({
  list,
  forms: { [path]: text },
  line,
});

const linkedIn = (name: string, text: string, line: string) =>
  table(`LinkedIn ${name}`, `Complete_LinkedInDataExport_10-04-2026/${name}.csv`, text, line);

const reddit = (name: string, text: string, line: string) =>
  table(`Reddit ${name}`, `export_20261004/${name}.csv`, text, line);

export const FORMS_OF_OTHERS: readonly Forms[] = [
  linkedIn('Company Follows', 'Organization,Followed On\nSensors,2026\n', 'follows Sensors'),
  linkedIn('Hashtag_Follows', 'Date,Hashtag\n2026,robotics\n', 'follows robotics'),
  linkedIn('Interests', 'Interests\nRobot arms\n', 'profile Robot arms'),
  linkedIn('Skills', 'Name\nBaking\n', 'profile Baking'),
  linkedIn(
    'Positions',
    'Company Name,Title,Description,Location,Started On,Finished On\nAcme,Baker,,Berlin,2020,\n',
    'works-on Baker',
  ),
  linkedIn(
    'Education',
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nA,2010,2014,,Botany,\n',
    'profile Botany',
  ),
  linkedIn(
    'Certifications',
    'Name,Url,Authority,Started On,Finished On,License Number\nWelding,,Acme,2026,,1\n',
    'profile Welding',
  ),
  linkedIn('Courses', 'Name,Number\nBotany,1\n', 'profile Botany'),
  linkedIn(
    'Projects',
    'Title,Description,Url,Started On,Finished On\nRobot arm,,,2026,\n',
    'works-on Robot arm',
  ),
  linkedIn('Learning', 'Content Title,Content Type\nBaking basics,Course\n', 'saves Baking basics'),
  linkedIn('Saved Jobs', 'Saved Date,Job Url,Job Title,Company Name\n2026,,Baker,Acme\n', 'saves Baker'),
  linkedIn(
    'Publications',
    'Name,Published On,Description,Publisher,Url\nOn rye,2026,,,\n',
    'works-on On rye',
  ),
  linkedIn('Patents', 'Title,Patent Number\nA gripper,7\n', 'works-on A gripper'),
  linkedIn(
    'Volunteering',
    'Company Name,Role,Cause,Started On,Finished On,Description\nA,Driver,,2026,,\n',
    'works-on Driver',
  ),
  linkedIn('Events', 'Event Name,Event Time\nRobot fair,2026\n', 'likes Robot fair'),
  linkedIn(
    'Profile',
    'First Name,Last Name,Headline,Industry\nAmal,Roe,Baker of rye,Food\n',
    'profile Baker of rye',
  ),
  reddit('subscribed_subreddits', 'subreddit\nBreadit\n', 'follows r/Breadit'),
  reddit('moderated_subreddits', 'subreddit\nBreadit\n', 'follows r/Breadit'),
  reddit('multireddits', 'id,display_name,subreddits\n1,a,"Breadit, rye"\n', 'follows r/rye'),
  reddit('saved_posts', `id,permalink\n1a,${post('rye_loaf')}\n`, 'saves rye loaf'),
  reddit('saved_comments', `id,permalink\nc1,${post('rye_loaf')}c1/\n`, 'saves rye loaf'),
  reddit('post_votes', `id,permalink,direction\n1a,${post('rye_loaf')},up\n`, 'likes rye loaf'),
  reddit(
    'posts',
    'id,permalink,date,subreddit,title\n1,x,2026-10-04,Breadit,Rye loaf\n',
    'works-on Rye loaf',
  ),
  {
    list: 'Pinterest boards',
    forms: {
      'pinterest_data/boards.html': '<h1>Boards</h1><div>Board name: Linocut</div>',
      'pinterest_data/boards.json': JSON.stringify([{ name: 'Linocut' }]),
      'pinterest-export.html':
        '<h1>Boards</h1><a href="https://www.pinterest.com/amal/linocut/">Linocut</a><br>Created at: 2026',
    },
    line: 'follows Linocut',
  },
  {
    list: 'Pinterest pins',
    forms: {
      'pinterest_data/pins.html': '<h1>Pins</h1><div>Title: Oak shelves</div>',
      'pinterest_data/pins.json': JSON.stringify([{ title: 'Oak shelves', board: { name: 'Linocut' } }]),
      'pinterest-export.html':
        '<h1>Pins</h1><a href="https://www.pinterest.com/pin/1/">x</a><br>Title: Oak shelves,<br>Board Name: Linocut,',
    },
    line: 'saves Oak shelves',
  },
  {
    list: 'GitHub repositories',
    forms: { 'repositories_000001.json': JSON.stringify([{ name: 'arm-control', description: 'Robots' }]) },
    line: 'works-on arm-control',
  },
  {
    list: 'GitHub stars',
    forms: {
      'stars_000001.json': JSON.stringify([{ full_name: 'robots/ros-lite' }]),
      'starred_repositories_000001.json': JSON.stringify([{ repository_name: 'ros-lite' }]),
    },
    line: 'likes ros-lite',
  },
];
