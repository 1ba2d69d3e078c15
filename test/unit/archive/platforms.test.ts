import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GOOGLE_NAMES } from '../../../common/platforms/companies/google-names.ts';
import { SOURCE_IDS } from '../../../common/platforms/ids.ts';
import { pack, SAMPLE_ARCHIVES, type SamplePlatform } from '../../../showcase/sandbox/archives/samples.ts';
import { KNOWN_FILES, knownFileAt } from '../../../widget/archive/read-archive.ts';
import {
  hasSample,
  likedCsv,
  mbox,
  playlistsCsv,
  searchHtml,
  subscriptionsCsv,
  WATCHED,
  watchHtml,
  watchJson,
} from '../../support/google-archive.ts';
import { linesOf, problemOf, read, readZip } from './reading.ts';
import samples from './samples.json';

const SAMPLED = SOURCE_IDS.filter(hasSample);

// Shapes as public readers and samples of these exports show them, 2018 to 2026. The content is made up.

interface Shape {
  readonly what: string;
  readonly archive?: string;
  readonly files: Readonly<Record<string, string>>;
  readonly gives: readonly string[] | string;
}

const SHAPES: Readonly<Record<string, readonly Shape[]>> = JSON.parse(
  readFileSync('test/unit/archive/shapes.json', 'utf8'),
);
const EXPECTED: Readonly<Record<SamplePlatform, readonly string[]>> = samples;
const PERSONAL = /private|jane|roe\b|amal|@|https?:/i;
const YOUTUBE = 'Takeout/YouTube and YouTube Music';

const sampleOf = async (platform: SamplePlatform) =>
  new File([await pack(SAMPLE_ARCHIVES[platform])], SAMPLE_ARCHIVES[platform].name);

it.each(SAMPLED)(
  'a download of %s gives what the person likes, and no name, address or message of a person',
  async (platform) => {
    const outcome = await read(await sampleOf(platform));
    expect(linesOf(outcome)).toEqual(EXPECTED[platform]);
    expect(new Set(outcome.found.map((each) => each.platform))).toEqual(new Set([platform]));
    expect(JSON.stringify(outcome.found)).not.toMatch(PERSONAL);
    expect(outcome.skipped).toBe(0);
  },
);

it.each(Object.keys(SHAPES))(
  'each list of %s is read in every form and language, and nothing of people',
  async (platform) => {
    for (const { what, archive, files, gives } of SHAPES[platform] ?? []) {
      const reading = readZip(files, archive);
      if (typeof gives === 'string') {
        expect(await problemOf(reading), what).toBe(gives);
        continue;
      }
      const { found, skipped } = await reading;
      expect([linesOf({ found }), skipped], what).toEqual([gives, 0]);
      expect(new Set(found.map((each) => each.platform)), what).toEqual(new Set([platform.toLowerCase()]));
      expect(JSON.stringify(found), what).not.toMatch(PERSONAL);
    }
  },
);

it('every file that the reader knows has a sample', () => {
  const paths = [
    ...Object.values(SHAPES).flatMap((all) => all.flatMap(({ files }) => Object.keys(files))),
    ...Object.values(SAMPLE_ARCHIVES).flatMap(({ files }) => Object.keys(files)),
    `${YOUTUBE}/history/watch-history.html`,
    `${YOUTUBE}/history/search-history.html`,
    `${YOUTUBE}/listes/Une liste.csv`,
  ];
  const reached = new Set(paths.map(knownFileAt));
  const missing = KNOWN_FILES.filter((file) => !reached.has(file));
  expect(missing.map(({ platform, kind, format, isAt }) => [platform, kind, format, String(isAt)])).toEqual(
    [],
  );
});

it('several downloads of several platforms are read together', async () => {
  const outcome = await read(...(await Promise.all(SAMPLED.map(sampleOf))));
  expect(linesOf(outcome).sort()).toEqual(SAMPLED.flatMap((each) => EXPECTED[each]).sort());
});

it('a download may have a folder around everything, and be unpacked', async () => {
  const files = Object.entries(SAMPLE_ARCHIVES.youtube.files);
  const nested = Object.fromEntries(files.map(([path, text]) => [`my backup/2026/${path}`, text]));
  expect(linesOf(await readZip(nested))).toEqual(EXPECTED.youtube);
  expect(linesOf(await read(new File([mbox()], 'Mail.mbox')))).toEqual(EXPECTED.gmail);
});

const takeoutIn = (
  folder: string,
  [subscriptions = '', playlists = '', liked = '', history = '']: readonly (string | undefined)[],
  title: string,
  watched = '',
) => {
  const lists = {
    [`${folder}/${subscriptions}/${subscriptions}.csv`]: subscriptionsCsv('a,b,c'),
    [`${folder}/${playlists}/${playlists}.csv`]: playlistsCsv(title),
    [`${folder}/${playlists}/${liked}.csv`]: likedCsv(),
  };
  return [
    { ...lists, [`${folder}/${history}.json`]: watchJson((name) => watched.replace('*', name)) },
    { ...lists, [`${folder}/${history}.html`]: watchHtml() },
  ];
};

it('a Takeout in each language of the texts gives channels, playlists and liked videos with titles', async () => {
  const expected = EXPECTED.youtube.filter((line) => !line.startsWith('searches'));
  for (const { subscriptions, playlists, liked, watched, title } of Object.values(GOOGLE_NAMES)) {
    const names = [subscriptions[0], playlists[0], liked[0], 'c/x'];
    for (const files of takeoutIn('Takeout/YouTube x', names, `X ${title} (Y)`, watched[0]))
      expect(linesOf(await readZip(files)), title).toEqual(expected);
  }
});

it('a Takeout in a language whose names are in no list gives them too, as saved videos', async () => {
  const expected = EXPECTED.youtube.filter((line) => line.startsWith('follows'));
  const videos = ['saves Bread School, part 1', 'saves Bread School, part 2'];
  const saved = EXPECTED.youtube.filter((line) => line.startsWith('saves'));
  for (const [folder, watched, ...names] of [
    ['YouTube a YouTube Music', 'Zhlédnuto: *', 'odběry', 'seznamy', 'Líbí se mi', 'historie/sledování'],
    ['YouTube และ YouTube Music', 'ดู * แล้ว', 'การติดตาม', 'เพลย์ลิสต์', 'วิดีโอที่ชอบ', 'ประวัติ/การดู'],
  ] as const)
    for (const files of takeoutIn(`Takeout/${folder}`, names, 'x', watched))
      expect(linesOf(await readZip(files)).sort()).toEqual([...expected, ...videos, ...saved].sort());
});

it('a table of subscriptions or playlists in any language is read when it is chosen alone', async () => {
  const expected = EXPECTED.youtube.filter((line) => line.startsWith('follows'));
  for (const name of ['قنواتي.csv', 'Abone olduklarım.csv', 'Tilaukset (1).csv'])
    expect(linesOf(await read(new File([subscriptionsCsv('ا,ب,ج')], name))), name).toEqual(expected);
  const playlists = await read(new File([playlistsCsv('Başlık')], 'Oynatma listeleri.csv'));
  expect(linesOf(playlists)).toEqual(['saves Slow evenings', 'saves Robot arms']);
  for (const table of ['Name,URL\nJane,https://x.example', 'Postcode,Name\nPL4 8AA,Jane'])
    expect(await problemOf(read(new File([table], 'People.csv')))).toBe('foreign');
});

it('the watch history counts channels instead of videos, and leaves out advertisements', async () => {
  const watch = (text: string) => readZip({ [`${YOUTUBE}/history/watch-history.json`]: text });
  const { found } = await watch(watchJson());
  expect(new Set(found.map(({ text }) => text))).toEqual(new Set(WATCHED.map(({ channel }) => channel)));
  const videos = JSON.parse(watchJson());
  const advertisement = { ...videos[0], details: [{ name: 'From Google Ads' }] };
  expect(linesOf(await watch(JSON.stringify([advertisement, videos[3]])))).toEqual([
    'views Open Robotics Lab',
  ]);
});

it('the search history as a page gives the searched words', async () => {
  const outcome = await readZip({ [`${YOUTUBE}/history/search-history.html`]: searchHtml() });
  expect(linesOf(outcome)).toEqual(EXPECTED.youtube.filter((line) => line.startsWith('searches')));
});

it('a liked post of Instagram gives its account and tags, and neither the owner’s name nor the caption', async () => {
  const owner = [
    { label: 'URL', value: 'https://www.instagram.com/glaze_notes' },
    { label: 'Name', value: 'Jane Roe' },
    { label: 'Benutzername', value: 'glaze_notes' },
  ];
  const labels = [
    { label: 'Beschriftung', value: 'With my friend Jane #Glaze #studio' },
    { title: 'Besitzer', dict: [{ title: '', dict: owner }] },
  ];
  const posts = JSON.stringify([{ timestamp: 1_790_000_000, media: [], label_values: labels, fbid: '1' }]);
  const { found } = await readZip({ 'your_instagram_activity/likes/liked_posts.json': posts });
  expect(found).toEqual([
    {
      platform: 'instagram',
      kind: 'likes',
      text: 'glaze_notes',
      about: '#Glaze #studio',
      at: 1_790_000_000_000,
    },
  ]);
});

it('at most 500 entries of a platform are offered, the most frequent first', async () => {
  const channels = Array.from(
    { length: 5_000 },
    (_, at) => `UC${at},https://www.youtube.com/channel/UC${at},Channel ${at}`,
  );
  const visit = (at: number) => ({
    titleUrl: '',
    subtitles: [{ name: `Seen ${at}`, url: 'https://www.youtube.com/channel/UCx' }],
  });
  const visits = Array.from({ length: 900 }, (_, at) => visit(at));
  const { found } = await readZip({
    [`${YOUTUBE}/subscriptions/subscriptions.csv`]: [
      'Channel Id,Channel Url,Channel Title',
      ...channels,
    ].join('\n'),
    [`${YOUTUBE}/history/watch-history.json`]: JSON.stringify([...visits, visit(899)]),
  });
  expect(found).toHaveLength(500);
  expect(found.filter(({ kind }) => kind === 'views')[0]?.text).toBe('Seen 899');
});
