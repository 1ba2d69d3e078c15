import { describe, expect, it } from 'vitest';
import {
  likedCsv,
  mbox,
  playlistsCsv,
  subscriptionsCsv,
  WATCHED,
  watchHtml,
  watchJson,
} from '../../../showcase/sandbox/archives/google.ts';
import { INSTAGRAM_PAGES } from '../../../showcase/sandbox/archives/others.ts';
import {
  packSample,
  SAMPLE_ARCHIVES,
  SAMPLE_PLATFORMS,
  type SamplePlatform,
} from '../../../showcase/sandbox/archives/samples.ts';
import { GOOGLE_NAMES } from '../../../widget/archive/google-names.ts';
import { linesOf, read, readZip } from './reading.ts';

const EXPECTED: Readonly<Record<SamplePlatform, readonly string[]>> = {
  youtube: [
    'follows Bread School',
    'follows Open Robotics Lab',
    'follows Night Sky Diary',
    'follows Cello at Home',
    'follows Tidy Compiler',
    'saves Slow evenings',
    'saves Robot arms',
    'likes Bread School, part 1',
    'likes Bread School, part 2',
    'searches sourdough hydration',
    'searches robot arm kinematics',
    'searches cello bow hold',
  ],
  gmail: ['follows Robotics Weekly', 'follows The Sourdough Letter', 'follows Astronomy Digest'],
  instagram: [
    'profile Café culture',
    'profile Pottery',
    'profile Trail running',
    'follows ceramics.daily',
    'follows mountain_huts',
    'saves glaze_notes',
  ],
  facebook: [
    'profile Wildlife',
    'profile Gardening',
    'follows Botanischer Garten München',
    'follows Wetlands Trust',
    'follows Bird watching',
    'saves How to build a nesting box',
    'likes Dawn chorus walk',
  ],
  linkedin: [
    'works-on Robotics Engineer',
    'profile Kinematics',
    'profile C++',
    'profile Engineer of robot arms',
    'follows Institute for Robotics',
    'follows Sensors, Ltd',
  ],
  reddit: [
    'works-on Baking with spelt',
    'follows r/Breadit',
    'follows r/robotics',
    'saves my first rye loaf',
    'likes a cheap robot arm',
  ],
  pinterest: ['follows Small kitchens', 'follows Linocut', 'saves Oak shelves', 'saves Two-colour print'],
  github: ['works-on arm-control', 'likes ros-lite'],
};

const sampleOf = async (platform: SamplePlatform) =>
  new File([await packSample(platform)], SAMPLE_ARCHIVES[platform].name);

describe('a download', () => {
  it.each(SAMPLE_PLATFORMS)('of %s gives what the person likes', async (platform) => {
    const outcome = await read(await sampleOf(platform));
    expect(linesOf(outcome)).toEqual(EXPECTED[platform]);
    expect(new Set(outcome.found.map((each) => each.platform))).toEqual(new Set([platform]));
    expect(outcome.skipped).toBe(0);
  });

  it.each(SAMPLE_PLATFORMS)('of %s gives no name, address or message of a person', async (platform) => {
    const { found } = await read(await sampleOf(platform));
    expect(JSON.stringify(found)).not.toMatch(/private|jane|roe|amal|@/i);
  });

  it('may have several parts, and several platforms', async () => {
    const outcome = await read(...(await Promise.all(SAMPLE_PLATFORMS.map(sampleOf))));
    expect(linesOf(outcome).sort()).toEqual(SAMPLE_PLATFORMS.flatMap((each) => EXPECTED[each]).sort());
  });

  it('may have a folder around everything, and be unpacked', async () => {
    const files = Object.entries(SAMPLE_ARCHIVES.youtube.files);
    const nested = Object.fromEntries(files.map(([path, text]) => [`my backup/2026/${path}`, text]));
    expect(linesOf(await readZip(nested))).toEqual(EXPECTED.youtube);
    expect(linesOf(await read(new File([mbox()], 'Mail.mbox')))).toEqual(EXPECTED.gmail);
    expect(linesOf(await read(new File(['Name\nKinematics\nC++\n'], 'Skills.csv')))).toEqual([
      'profile Kinematics',
      'profile C++',
    ]);
  });
});

const FOLDERS = {
  en: 'YouTube and YouTube Music',
  de: 'YouTube und YouTube Music',
  fr: 'YouTube et YouTube Music',
  es: 'YouTube y YouTube Music',
  'pt-BR': 'YouTube e YouTube Music',
  it: 'YouTube e YouTube Music',
  ja: 'YouTube と YouTube Music',
  'zh-Hans': 'YouTube 和 YouTube Music',
  hi: 'YouTube और YouTube Music',
  ar: 'YouTube وYouTube Music',
};

describe.each(Object.entries(GOOGLE_NAMES))('Takeout in %s', (language, names) => {
  const folder = `Takeout/${Object.entries(FOLDERS).find(([tag]) => tag === language)?.[1]}`;
  const [liked, subscriptions, playlists, watched] = [
    names.liked[0],
    names.subscriptions[0],
    names.playlists[0],
    names.watched[0],
  ];
  const files = {
    [`${folder}/a/${subscriptions}.csv`]: subscriptionsCsv('Id,Url,Name'),
    [`${folder}/b/${playlists}.csv`]: playlistsCsv(`X ${names.title} (Y)`),
    [`${folder}/b/${liked}.csv`]: likedCsv(),
  };
  const expected = EXPECTED.youtube.filter((line) => !line.startsWith('searches'));

  it('gives subscriptions, playlists and liked videos, with titles from the history as JSON', async () => {
    const history = watchJson((title) => watched.replace('*', title));
    expect(linesOf(await readZip({ ...files, [`${folder}/c/x.json`]: history }))).toEqual(expected);
  });

  it('gives the same with the history as a page', async () => {
    expect(linesOf(await readZip({ ...files, [`${folder}/c/x.html`]: watchHtml() }))).toEqual(expected);
  });
});

describe('the watch history', () => {
  const watch = (path: string, text: string) => readZip({ [`Takeout/YouTube/history/${path}`]: text });

  it('counts channels, not every video', async () => {
    const { found } = await watch('watch-history.json', watchJson());
    expect(new Set(found.map(({ text }) => text))).toEqual(new Set(WATCHED.map(({ channel }) => channel)));
  });

  it('leaves out advertisements', async () => {
    const [video] = JSON.parse(watchJson());
    const ads = JSON.stringify([
      { ...video, details: [{ name: 'From Google Ads' }] },
      JSON.parse(watchJson())[3],
    ]);
    expect(linesOf(await watch('watch-history.json', ads))).toEqual(['views Open Robotics Lab']);
  });
});

describe('Instagram as pages', () => {
  it('gives topics, accounts and saved posts', async () => {
    expect(linesOf(await readZip(INSTAGRAM_PAGES))).toEqual([
      'profile Café culture',
      'profile Pottery',
      'profile Trail running',
      'follows ceramics.daily',
      'follows mountain_huts',
      'saves glaze_notes',
    ]);
  });
});

describe('mails', () => {
  const letters = async (mails: Parameters<typeof mbox>[0]) =>
    linesOf(await read(new File([mbox(mails)], 'Mail.mbox'))).slice(3);
  const list = { from: 'Kite News <news@kitenews.example>', more: 'List-Id: Kite News <kitenews.example>\n' };

  it('count if they belong to a list', async () => {
    expect(await letters([list])).toEqual(['follows Kite News']);
  });

  it('are not read if they are spam or deleted, in ten languages', async () => {
    const labels = [
      'Spam',
      'Papierkorb',
      'Corbeille',
      'Papelera',
      'Lixeira',
      'Cestino',
      'ゴミ箱',
      '垃圾邮件',
      'ट्रैश',
      'المهملات',
    ];
    const unwanted = labels.map((label) => ({
      from: list.from,
      more: `${list.more}X-Gmail-Labels: ${label}\n`,
    }));
    for (const mail of unwanted) {
      const text = mbox([mail]).replaceAll('X-Gmail-Labels: Inbox\n', '');
      expect(linesOf(await read(new File([text], 'Mail.mbox')))).not.toContain('follows Kite News');
    }
  });

  it('give no name of a person who wrote to a list', async () => {
    const list = 'List-Id: <talk.example>\nList-Unsubscribe: <mailto:x@talk.example>\n';
    expect(await letters([{ from: 'Jane Private <jane@private.example>', more: list }])).toEqual([]);
  });

  it('are told apart whatever their text looks like, and by either line end', async () => {
    const tricky = {
      ...list,
      text: '>From here on\nFrom: Kite <x@y.example>\nList-Id: Fake <fake.example>\n',
    };
    expect(await letters([tricky])).toEqual(['follows Kite News']);
    const crlf = mbox([list]).replaceAll('\n', '\r\n');
    expect(linesOf(await read(new File([crlf], 'Mail.mbox')))).toHaveLength(4);
  });
});

describe('the selection', () => {
  it('offers at most 500 of a platform, the most frequent first', async () => {
    const rows = (name: string, count: number) =>
      Array.from(
        { length: count },
        (_, at) => `UC${at},https://www.youtube.com/channel/UC${at},${name} ${at}`,
      );
    const header = 'Channel Id,Channel Url,Channel Title';
    const folder = 'Takeout/YouTube and YouTube Music';
    const visit = (at: number) => ({
      titleUrl: '',
      subtitles: [{ name: `Seen ${at}`, url: 'https://www.youtube.com/channel/UCx' }],
    });
    const { found } = await readZip({
      [`${folder}/subscriptions/subscriptions.csv`]: [header, ...rows('Channel', 5_000)].join('\n'),
      [`${folder}/history/watch-history.json`]: JSON.stringify([
        ...Array.from({ length: 900 }, (_, at) => visit(at)),
        visit(899),
      ]),
    });
    expect(found).toHaveLength(500);
    expect(found.filter(({ kind }) => kind === 'views')[0]?.text).toBe('Seen 899');
  });
});
