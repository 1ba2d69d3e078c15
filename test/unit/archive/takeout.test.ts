import { describe, expect, it } from 'vitest';
import {
  likedCsv,
  subscriptionsCsv,
  watchHtml,
  watchJson,
} from '../../../showcase/sandbox/archives/google.ts';
import { tarOf } from '../../../showcase/sandbox/archives/pack.ts';
import { linesOf, problemOf, read, readZip } from './reading.ts';

// Shapes as public parsers of Takeout and their tests show them, 2021 to 2026. The content is made up.
const FOLDER = 'Takeout/YouTube and YouTube Music';
const CHANNEL = 'https://www.youtube.com/channel/UCbread';
const FOLLOWS = [
  'Bread School',
  'Open Robotics Lab',
  'Night Sky Diary',
  'Cello at Home',
  'Tidy Compiler',
].map((name) => `follows ${name}`);

const cell = (body: string, caption: string) =>
  `<div class="outer-cell mdl-cell mdl-cell--12-col mdl-shadow--2dp"><div class="mdl-grid"><div class="header-cell mdl-cell mdl-cell--12-col"><p class="mdl-typography--title">YouTube<br></p></div><div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1">${body}<br></div><div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1 mdl-typography--text-right"></div><div class="content-cell mdl-cell mdl-cell--12-col mdl-typography--caption">${caption}</div></div></div>`;
const page = (...cells: readonly string[]) =>
  `<html><head><title>H</title></head><body><div class="mdl-grid">${cells.join('')}</div></body></html>`;
const watched = (channel: string, before = 'Watched&nbsp;', id = 'x') =>
  `${before}<a href="https://www.youtube.com/watch?v=${id}">A title</a><br><a href="${CHANNEL}">${channel}</a><br>Oct 4, 2026, 6:30:00\u202fPM CEST`;
const WHY =
  '<b>Why is this here?</b><br>&emsp;This activity was saved to your Google Account because the following settings were on:&nbsp;YouTube watch history.&nbsp;You can control these settings &nbsp;<a href="https://myaccount.google.com/activitycontrols">here</a>.';
const captionOf = (details: string) => `<b>Products:</b><br>&emsp;YouTube<br>${details}${WHY}`;

describe('the history as a page', () => {
  const history = (...cells: readonly string[]) =>
    readZip({ [`${FOLDER}/history/watch-history.html`]: page(...cells) });

  it.each(['From Google Ads', 'Aus Google Ads', 'Google 広告より', '来自 Google Ads', 'من إعلانات Google'])(
    'leaves out an advertisement: %s',
    async (source) => {
      const ad = cell(watched('Shoe Shop'), captionOf(`<b>Details:</b><br>&emsp;${source}<br>`));
      const own = cell(watched('Bread School'), captionOf(''));
      expect(linesOf(await history(ad, own))).toEqual(['views Bread School']);
      expect(linesOf(await history(own, ad))).toEqual(['views Bread School']);
      expect(await problemOf(history(ad))).toBe('empty');
    },
  );

  it('leaves out an advertisement in a page without headings', async () => {
    const bare = (text: string) => text.replace(/<div class="header-cell.*?<\/div>/, '');
    const ad = bare(cell(watched('Shoe Shop'), captionOf('<b>Details:</b><br>&emsp;From Google Ads<br>')));
    const own = bare(cell(watched('Bread School'), captionOf('')));
    expect(linesOf(await history(own, ad, own))).toEqual(['views Bread School']);
  });

  it('gives nothing of removed videos, visits and games, and the channel of a post', async () => {
    const outcome = await history(
      cell('Watched a video that has been removed<br>Oct 4, 2026', captionOf('')),
      cell(
        'Watched&nbsp;<a href="https://www.youtube.com/watch?v=y">https://www.youtube.com/watch?v=y</a>',
        '',
      ),
      cell('Visited YouTube Music<br>Oct 4, 2026', captionOf('')),
      cell('Played <a href="https://www.youtube.com/playables/1">A game</a>', captionOf('')),
      cell(
        `Viewed <a href="https://www.youtube.com/post/1">A post</a><br><a href="${CHANNEL}">Bread School</a>`,
        '',
      ),
    );
    expect(linesOf(outcome)).toEqual(['views Bread School']);
  });

  it('gives titles of liked videos without the words around them, also after an unbroken space', async () => {
    const json = watchJson((title) => `Vous avez regardé\u00a0${title}`);
    const files = {
      [`${FOLDER}/history/watch-history.json`]: json,
      [`${FOLDER}/playlists/Likes.csv`]: likedCsv(),
    };
    expect(linesOf(await readZip(files))).toContain('likes Bread School, part 1');
  });
});

describe('subscriptions', () => {
  const subscriptions = (text: string | Uint8Array<ArrayBuffer>, name = 'subscriptions.csv') =>
    read(new File([text], name));
  const csv = subscriptionsCsv();
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

  it.each([
    [
      'with a mark, CRLF and quotes',
      `\ufeff${csv.replaceAll('\n', '\r\n').replace(/,([^,\r\n]+)\r/g, ',"$1"\r')}`,
    ],
    ['with semicolons', csv.replaceAll(',', ';')],
    ['with a line that names the semicolon', `sep=;\n${csv.replaceAll(',', ';')}`],
    ['with tabs', csv.replaceAll(',', '\t')],
    ['in UTF-16', utf16(csv)],
    ['in UTF-16 without a mark', utf16(csv).slice(2)],
    ['in big-endian UTF-16 without a mark', new Uint8Array(Buffer.from(csv, 'utf16le').swap16())],
    ['with lines between the columns', csv.replaceAll(',', '|')],
    ['with names of columns in Chinese', csv.replace(/^.*\n/, '频道 ID,频道网址,频道标题\n')],
    ['without names of columns', csv.replace(/^.*\n/, 'a,b,c\n')],
  ])('are read %s', async (_, text) => {
    expect(linesOf(await subscriptions(text))).toEqual(FOLLOWS);
  });

  it.each([
    'abonnementen/abonnementen.csv',
    'subskrypcje/subskrypcje.csv',
    'abonamente/abonamente.csv',
    'tellimused/tellimused.csv',
  ])('are read in further languages: %s', async (path) => {
    expect(linesOf(await readZip({ [`Takeout/YouTube en YouTube Music/${path}`]: csv }))).toEqual(FOLLOWS);
  });

  it.each(['comments', 'comentarios', 'reacties', 'Kommentare', 'コメント', 'التعليقات', 'live chats'])(
    'are not looked for among what the person wrote: %s',
    async (name) => {
      const path = `Takeout/YouTube x/${name}/${name}.csv`;
      expect(await problemOf(readZip({ [path]: 'Id,Text\n1,private\n' }))).toBe('foreign');
    },
  );

  it('are read from a table that a spreadsheet program saved in Windows-1252', async () => {
    const text = Buffer.from(`Id,Url,Title\nUCbread,${CHANNEL},Café Brötchen\n`, 'latin1');
    expect(linesOf(await subscriptions(new Uint8Array(text)))).toEqual(['follows Café Brötchen']);
  });

  it('keep all other titles if one is cut within a character', async () => {
    const whole = Buffer.from(`Id,Url,Title\nUCa,${CHANNEL},日本のパン屋\nUCb,${CHANNEL},語語\n`);
    const cut = new Uint8Array([...whole.subarray(0, -2), 10]);
    expect(linesOf(await subscriptions(cut))[0]).toBe('follows 日本のパン屋');
  });
});

describe('playlists', () => {
  it('of tables with facts on top give their titles, and no videos', async () => {
    const table =
      'Playlist ID,Channel ID,Time Created,Time Updated,Title,Description,Visibility\nPLabcdefghijk,UCme,2021-10-04 18:30:00 UTC,2021-10-04 18:30:00 UTC,Robot arms,,Private\n\nVideo ID,Time Added\nvideo01,2021-10-04 18:30:00 UTC\n';
    const files = {
      [`${FOLDER}/playlists/Robot arms.csv`]: table,
      [`${FOLDER}/playlists/Watch later.csv`]: table
        .replace('PLabc', 'WL')
        .replace('Robot arms', 'Watch later'),
    };
    expect(linesOf(await readZip(files))).toEqual(['saves Robot arms']);
  });

  it('give their titles with pictures before the title, in Spanish', async () => {
    const table =
      'ID de lista de reproducción,Añadir vídeos nuevos al principio,Imagen 1,Título de la lista de reproducción (original),Idioma del título,Visibilidad\nPL1,False,,Brazos de robot,,Private\n';
    const path = 'Takeout/YouTube y YouTube Music/listas de reproducción/listas de reproducción.csv';
    expect(linesOf(await readZip({ [path.normalize('NFD')]: table }))).toEqual(['saves Brazos de robot']);
  });
});

describe('the folders of a Takeout', () => {
  it.each([
    'Takeout/YouTube and YouTube Music/history/watch-history.html',
    'Takeout/My Activity/YouTube/MyActivity.html',
    'Takeout/Brand accounts/Bakery/YouTube and YouTube Music/history/watch-history.html',
    'Takeout\\YouTube and YouTube Music\\history\\watch-history.html',
    'YouTube en YouTube Music/geschiedenis/kijkgeschiedenis.html',
    'watch-history (1).html',
    'Wiedergabeverlauf.html',
  ])('may differ: %s', async (path) => {
    expect(linesOf(await readZip({ [path]: watchHtml() }))).toContain('views Bread School');
  });

  it('are read as `.tgz` in any language, with paths longer than a header has room for', async () => {
    const path = 'Takeout/YouTube と YouTube Music/履歴/再生履歴.html';
    expect(linesOf(await read(new File([tarOf({ [path]: watchHtml() })], 'takeout-1.tgz')))).toContain(
      'views Bread School',
    );
  });
});
