import { describe, expect, it } from 'vitest';
import {
  likedCsv,
  playlistsCsv,
  subscriptionsCsv,
  watchHtml,
  watchJson,
} from '../../../showcase/sandbox/archives/google.ts';
import { linesOf, problemOf, readZip } from './reading.ts';

/**
 * Takeout in languages whose names are in no list: folder, subscriptions, history, playlists, liked videos, a watched
 * video.
 */
const LANGUAGES = [
  {
    folder: 'YouTube a YouTube Music',
    names: ['odběry', 'historie/sledování', 'seznamy', 'Líbí se mi'],
    watched: 'Zhlédnuto: *',
  },
  {
    folder: 'YouTube és YouTube Music',
    names: ['feliratkozások', 'előzmények/nézett', 'listák', 'Kedvelt'],
    watched: 'Megnézve: *',
  },
  {
    folder: 'YouTube ja YouTube Music',
    names: ['tilaukset', 'historia/katselu', 'soittolistat', 'Tykätyt'],
    watched: 'Katsoit videon *',
  },
  {
    folder: 'YouTube και YouTube Music',
    names: ['εγγραφές', 'ιστορικό/προβολές', 'λίστες', 'Μου αρέσουν'],
    watched: 'Είδατε το βίντεο «*»',
  },
  {
    folder: 'YouTube และ YouTube Music',
    names: ['การติดตาม', 'ประวัติ/การดู', 'เพลย์ลิสต์', 'วิดีโอที่ชอบ'],
    watched: 'ดู * แล้ว',
  },
  {
    folder: 'YouTube ve YouTube Music',
    names: ['takip edilenler', 'geçmiş/izleme', 'oynatma listeleri', 'Beğendiklerim'],
    watched: 'İzlenen video: *',
  },
] as const;

const filesIn = ({
  folder,
  names: [subscriptions, history, playlists, liked],
  watched,
}: (typeof LANGUAGES)[number]) => {
  const at = `Takeout/${folder}`;
  return {
    [`${at}/${subscriptions}/${subscriptions}.csv`]: subscriptionsCsv('a,b,c'),
    [`${at}/${playlists}/${playlists}.csv`]: playlistsCsv('x'),
    [`${at}/${playlists}/${liked}.csv`]: likedCsv().replace(/^.*\n/, 'p,q\n'),
    [`${at}/${history}.json`]: watchJson((title) => watched.replace('*', title)),
  };
};

const EXPECTED = [
  'follows Bread School',
  'follows Open Robotics Lab',
  'follows Night Sky Diary',
  'follows Cello at Home',
  'follows Tidy Compiler',
  'saves Bread School, part 1',
  'saves Bread School, part 2',
  'saves Slow evenings',
  'saves Robot arms',
];

describe('Takeout in a language without known names', () => {
  it.each(LANGUAGES)('gives channels, playlists and listed videos of $folder', async (language) => {
    expect(linesOf(await readZip(filesIn(language)))).toEqual(EXPECTED);
  });

  it('gives the titles of listed videos from the history as a page', async () => {
    const [language] = LANGUAGES;
    const { [`Takeout/${language.folder}/${language.names[1]}.json`]: _, ...lists } = filesIn(language);
    const path = `Takeout/${language.folder}/${language.names[1]}.html`;
    expect(linesOf(await readZip({ ...lists, [path]: watchHtml() })).sort()).toEqual([...EXPECTED].sort());
  });

  it('keeps what the titles of one channel have in common', async () => {
    const [language] = LANGUAGES;
    const visits: readonly { title: string }[] = JSON.parse(watchJson((title) => `Zhlédnuto: ${title}`));
    const files = {
      ...filesIn(language),
      [`Takeout/${language.folder}/${language.names[1]}.json`]: JSON.stringify(visits.slice(0, 3)),
    };
    expect(linesOf(await readZip(files))).toContain('saves Zhlédnuto: Bread School, part 1');
  });

  it.each(['komentáře', 'hozzászólások', 'σχόλια', 'ความคิดเห็น', 'komentarze', 'czaty'])(
    'does not unpack what the person wrote: %s',
    async (name) => {
      const path = `Takeout/YouTube x/${name}/a.csv`;
      expect(await problemOf(readZip({ [path]: 'a,b\nvideo01,2026-10-04\n' }))).toBe('foreign');
    },
  );

  it('takes no table of another kind for a list of videos', async () => {
    const files = {
      'Takeout/YouTube x/y/tracks.csv': 'a,b,c,d\nvideo01,2026-10-04,Bread School,x\n',
      'Takeout/YouTube x/y/times.csv': 'a,b\nvideo02,soon\n',
      'Takeout/YouTube x/z/h.json': watchJson((title) => `? ${title}`),
    };
    expect(linesOf(await readZip(files)).filter((line) => !line.startsWith('views'))).toEqual([]);
  });
});
