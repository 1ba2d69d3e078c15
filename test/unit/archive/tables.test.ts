import { describe, expect, it } from 'vitest';
import { tarOf } from '../../../showcase/sandbox/archives/pack.ts';
import { linesOf, problemOf, read, readZip } from './reading.ts';

// Shapes as public readers and samples of these exports show them, 2021 to 2026. The content is made up.
const lines = async (path: string, text: string) => linesOf(await readZip({ [path]: text }));
const json = JSON.stringify;

describe('LinkedIn', () => {
  const follows = 'Organization,Followed On\n"Sensors, Ltd",Sun Oct 04 18:30:00 UTC 2026\n';
  const notes = 'Notes:\n"These are organizations, which you follow."\n\n';

  it.each([
    ['with notes on top', 'Company Follows.csv', notes + follows],
    ['with CRLF and a mark', 'Company_Follows.csv', `\ufeff${(notes + follows).replaceAll('\n', '\r\n')}`],
    ['from a second download', 'Company Follows (1).csv', follows],
    ['in one of several files', 'Company Follows_2.csv', follows],
    [
      'in German, with notes on top',
      'Company Follows.csv',
      'Notizen:\n"Das sind Organisationen, denen Sie folgen."\n\nOrganisation,Gefolgt am\n"Sensors, Ltd",2026\n',
    ],
    [
      'saved by a spreadsheet program',
      'Company Follows.csv',
      'Organization;Followed On\nSensors, Ltd;2026\n',
    ],
  ])('gives organizations %s', async (_, path, text) => {
    expect(await lines(`Complete_LinkedInDataExport_10-04-2026/${path}`, text)).toEqual([
      'follows Sensors, Ltd',
    ]);
  });

  it.each([
    ['Skills.csv', 'Name\nArt; design\nBaking\n', ['profile Art; design', 'profile Baking']],
    ['Skills.csv', 'Kenntnis\nKinematik\n', ['profile Kinematik']],
    ['Interests.csv', 'Interests\nRobot arms\n', ['profile Robot arms']],
    [
      'Positions.csv',
      'Unternehmen,Position,Beschreibung,Ort,Von,Bis\nAcme,Bäcker,"Brot, und\nBrötchen",Berlin,2020,\n',
      ['works-on Bäcker'],
    ],
    [
      'Education.csv',
      'Nom,Début,Fin,Notes,Diplôme,Activités\nUniversité,2010,2014,,Botanique,\n',
      ['profile Botanique'],
    ],
    [
      'Projects.csv',
      'Título,Descripción,Url,Inicio,Fin\nBrazo de robot,Tres ejes,,ene 2020,\n',
      ['works-on Brazo de robot'],
    ],
    [
      'Certifications.csv',
      '名前,Url,発行元,開始,終了,番号\nロボット工学,https://x.example/1,学校,2020年1月,,\n',
      ['profile ロボット工学'],
    ],
    [
      'Jobs/Saved Jobs.csv',
      'Saved Date,Job Url,Job Title,Company Name\n2026,https://x.example,Robot engineer,Acme\n',
      ['saves Robot engineer'],
    ],
    [
      'Publications.csv',
      'Nome,Pubblicato il,Descrizione,Editore,Url\nBracci robotici,04 ott 2026,,,\n',
      ['works-on Bracci robotici'],
    ],
    ['Patents.csv', 'Title,Patent Number\nA gripper,7\n', ['works-on A gripper']],
    [
      'Volunteering.csv',
      'Organisation,Rolle,Zweck,Von,Bis,Beschreibung\nTafel,Fahrer,,Jan. 2020,,\n',
      ['works-on Fahrer'],
    ],
    ['Events.csv', 'Event Name,Event Time\nRobot fair,2026\n', ['likes Robot fair']],
    ['Hashtag_Follows_17.csv', 'Date,Hashtag\n2026,robotics\n', ['follows robotics']],
  ])('gives %s in any language', async (path, text, expected) => {
    expect(await lines(path, text)).toEqual(expected);
  });

  it.each([
    ['Events.csv', 'Subject,Start Date,Start Time\nDinner with Anna Smith,10/04/2026,18:30\n'],
    ['Patents.csv', 'Patient,Doctor\nAnna Smith,Jane Roe\n'],
    ['Learning.csv', 'Pupil,Mark\nAnna Smith,2\n'],
    ['Courses.csv', 'Student,Course\nAnna Smith,Baking\n'],
    ['Skills.csv', 'Employee,Skill\nAnna Smith,Baking\n'],
    ['Skills.csv', 'Name,Skill\nAnna Smith,Baking\n'],
    ['Interests.csv', 'Member;Interest\nAnna Smith;Chess\n'],
    ['Certifications.csv', 'Employee,Certificate,Valid until\nAnna Smith,Welding,2027-01-01\n'],
    ['Projects.csv', 'Client,Project,Start,End,Budget\nAnna Smith,Kitchen,2026-01-01,2026-02-01,9000\n'],
    ['Publications.csv', 'Author,Title,Year,Journal,DOI\nAnna Smith,On bread,2026,Food,10.1000/1\n'],
    ['Positions.csv', 'Seat,Player,Team,Captain,Goals,Cards\n7,Anna Smith,Reds,Jane Roe,3,1\n'],
    ['Education.csv', 'Class,Room,Day,Hour,Teacher,Pupils\n7b,12,Monday,3,Anna Smith,20\n'],
    ['Volunteering.csv', 'Day,Volunteer,Task,From,To,Notes\nMonday,Anna Smith,Bread,9:00,12:00,\n'],
  ])('gives nothing of %s of another program', async (path, text) => {
    expect(await problemOf(readZip({ [path]: text }))).toBe('empty');
  });

  it('gives nothing of people, and no name from a profile in another language', async () => {
    const reading = readZip({
      'Connections.csv': `${notes}First Name,Last Name,Company\nJane,Roe,Acme\n`,
      'Member_Follows.csv': 'Date,FullName\n2026,Jane Roe\n',
      'Recommendations_Received.csv': 'First Name,Text\nJane,Great\n',
      'messages.csv': 'FROM,CONTENT\nJane Roe,Hello\n',
      'Profile.csv': 'Vorname,Nachname,Geburtsname,Adresse,Geburtstag,Slogan\nAmal,Roe,,Weg 1,,Robotik\n',
    });
    expect(await problemOf(reading)).toBe('empty');
  });
});

describe('Reddit', () => {
  const post = (place: string) => `https://www.reddit.com/${place}`;

  it('gives communities, and no person’s own page', async () => {
    const text = '\ufeffsubreddit\r\nBreadit\r\nr/robotics\r\nu_jane_roe\r\n/u/jane_roe\r\nuser/jane_roe\r\n';
    expect(await lines('export_amal_20261004/subscribed_subreddits.csv', text)).toEqual([
      'follows r/Breadit',
      'follows r/robotics',
    ]);
  });

  it('gives the community of a post without a title in its address', async () => {
    const text = `id,permalink\n1a,${post('r/Breadit/comments/1a/')}\n2b,${post('r/Breadit/comments/2b')}\n3c,/r/robotics/comments/3c/robot_arm/\n`;
    expect(await lines('saved_posts.csv', text)).toEqual(['saves r/Breadit', 'saves robot arm']);
  });

  it('gives the communities of a person’s own lists, and the posts of saved comments', async () => {
    const lists = 'id,display_name,subreddits,is_owner\n1,baking,"Breadit, Sourdough,u_jane",\n';
    expect(await lines('multireddits.csv', lists)).toEqual(['follows r/Breadit', 'follows r/Sourdough']);
    expect(await lines('moderated_subreddits.csv', 'subreddit\nBreadit\n')).toEqual(['follows r/Breadit']);
    const comments = `id,permalink\nc1,${post('r/Breadit/comments/1a/rye_loaf/c1/')}\n`;
    expect(await lines('saved_comments.csv', comments)).toEqual(['saves rye loaf']);
  });

  it('gives the community of a saved comment whose address has no title', async () => {
    const rows = ['r/Breadit/comments/1a/comment/c1/', 'r/robotics/comments/2b/comment/c2?context=3'];
    const text = `id,permalink\n${rows.map((row, at) => `${at},${post(row)}`).join('\n')}\n`;
    expect(await lines('saved_comments.csv', text)).toEqual(['saves r/Breadit', 'saves r/robotics']);
    const named = `id,permalink\n1a,${post('r/Breadit/comments/1a/comment/')}\n`;
    expect(await lines('saved_posts.csv', named)).toEqual(['saves comment']);
  });

  it('gives no post on a person’s own page', async () => {
    const rows = [
      'user/jane_roe/comments/1/about_me/',
      'r/u_jane_roe/comments/2/about_me/',
      'u/jane/comments/3/me/',
    ];
    const text = `id,permalink,direction\n${rows.map((row, at) => `${at},${post(row)},up`).join('\n')}\n`;
    expect(await problemOf(readZip({ 'post_votes.csv': text }))).toBe('empty');
  });

  it('gives nothing of votes that are ids only, of comments and of messages', async () => {
    const reading = readZip({
      'post_votes.csv': 'id,direction\n1a,up\n',
      'comment_votes.csv': 'id,permalink,direction\n1a,/r/a/comments/1/x/,up\n',
      'comments.csv': 'id,body\n1,private\n',
    });
    expect(await problemOf(reading)).toBe('empty');
  });
});

describe('Pinterest', () => {
  const pin = (title: string, board: string) =>
    `<a href="https://www.pinterest.com/pin/123/">https://www.pinterest.com/pin/123/</a>\n<br>Title: ${title},\n<br>Details: words of another person,\n<br>Board Id: 9,\n<br>Board Name: ${board},\n<br>Username: amal,\n<br>Ip Address: 192.0.2.1,\n<br>Canonical Link: <a href="https://shop.example/a/b">https://shop.example/a/b</a>,\n<br>Created at: 2026/10/04 18:30:00\n<br>Private: False<br><br>`;
  const whole = `<div id="contents"><h1 id=a>Account</h1>Username: amal<br>First name: Amal<br><h1 id=b>Boards</h1>\n<a href="https://www.pinterest.com/amal/small-kitchens/">Small kitchens</a>\n<br>Created at: 2026/10/04<br><br><h1 id=c>Followers</h1><a href="https://www.pinterest.com/jane/">Jane Roe</a><h1 id=d>Pins</h1>\n${pin('Oak shelves', 'Small kitchens')}${pin('No data', 'Linocut')}<h1 id=e>Something else</h1>Title: none of these<br></div>`;
  const EXPECTED = ['follows Small kitchens', 'saves Oak shelves', 'saves Linocut'];

  it.each([
    ['pinterest-export.html', 'archive.zip'],
    ['pinterest_data/1234567890.html', 'archive.zip'],
    ['export/1234567890.html', 'pinterest_amal_2026-10-04.zip'],
  ])('gives boards and pins of the export as one page: %s in %s', async (path, name) => {
    expect(linesOf(await readZip({ [path]: whole }, name))).toEqual(EXPECTED);
  });

  it('gives boards and pins as JSON', async () => {
    const boards = [{ name: 'Small kitchens', owner: { username: 'amal' } }];
    const pins = [{ title: 'Oak shelves', board: 'Small kitchens' }, { grid_title: 'Two-colour print' }];
    expect(await lines('boards.json', json(boards))).toEqual(['follows Small kitchens']);
    expect(await lines('pins.json', json(pins))).toEqual(['saves Oak shelves', 'saves Two-colour print']);
    expect(await lines('pinterest.json', json({ boards, pins }))).toEqual([
      'follows Small kitchens',
      'saves Oak shelves',
      'saves Two-colour print',
    ]);
  });
});

describe('GitHub', () => {
  const repository = {
    type: 'repository',
    name: 'arm-control',
    description: 'Robot arms',
    created_at: '2026-10-04',
  };
  const star = { full_name: 'robots/ros-lite', description: 'Messages' };

  it.each([
    ['stars_000001.json', star],
    ['starred_repositories_000001.json', { repository_name: 'ros-lite' }],
    ['starred.json', { ...star, name: 'ros-lite', owner: { login: 'robots' } }],
    ['starred.json', { starred_at: '2026-10-04T18:30:00Z', repo: { ...star, name: 'ros-lite' } }],
    [
      'stars_000001.json',
      { starred_at: '2026-10-04T18:30:00Z', repository: 'https://github.com/robots/ros-lite' },
    ],
  ])('gives stars of %s', async (path, value) => {
    expect(await lines(path, json([value]))).toEqual(['likes ros-lite']);
  });

  it('gives repositories of a `.tar.gz`, and no person’s name', async () => {
    const archive = tarOf({
      './schema.json': json({ version: '1.2.0' }),
      './repositories_000001.json': json([repository, { ...repository, name: 'copy', fork: true }]),
      './users_000001.json': json([{ login: 'jane', name: 'Jane Roe' }]),
      './issues_000001.json': json([{ title: 'private' }]),
    });
    expect(linesOf(await read(new File([archive], 'a1b2c3.tar.gz')))).toEqual(['works-on arm-control']);
  });
});
