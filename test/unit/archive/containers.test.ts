import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { subscriptionsCsv, watchHtml } from '../../../showcase/sandbox/archives/google.ts';
import { tarOf, zipOf } from '../../../showcase/sandbox/archives/pack.ts';
import { SAMPLE_ARCHIVES } from '../../../showcase/sandbox/archives/samples.ts';
import { gzipped, rawZip } from './raw-archives.ts';
import { linesOf, problemOf, read, readZip } from './reading.ts';

const SUBSCRIBED = 'follows Bread School';
const utf8 = (text: string) => new TextEncoder().encode(text);
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'archive.zip') => new File([bytes], name);

describe('names without the flag for UTF-8', () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  /** "登録チャンネル", "订阅" */
  const SHIFT_JIS = latin1('\x93\x6f\x98\x5e\x83\x60\x83\x83\x83\x93\x83\x6c\x83\x8b');
  const GB18030 = latin1('\xb6\xa9\xd4\xc4');
  /** "Vidéos J'aime" */
  const CP437 = latin1("Vid\x82os J'aime");
  const named = (name: Uint8Array) => Buffer.concat([utf8('Takeout/YouTube x/a/'), name, utf8('.csv')]);

  it.each([
    ['UTF-8', named(utf8('登録チャンネル'))],
    ['UTF-8 with accents in two characters', named(utf8('inscrições'.normalize('NFD')))],
    ['Shift JIS', named(SHIFT_JIS)],
    ['GB 18030', named(GB18030)],
    ['with backslashes', utf8('Takeout\\YouTube and YouTube Music\\subscriptions\\subscriptions.csv')],
    ['from the root', utf8('/home/amal/Takeout/YouTube and YouTube Music/subscriptions/subscriptions.csv')],
    ['with a dot', utf8('./Takeout/YouTube and YouTube Music/subscriptions/subscriptions.csv')],
  ])('are read in %s', async (_, name) => {
    expect(linesOf(await read(fileOf(rawZip([{ name, content: subscriptionsCsv() }]))))).toContain(
      SUBSCRIBED,
    );
  });

  it('are read in code page 437', async () => {
    const history = utf8('Takeout/YouTube et YouTube Music/a/x.html');
    const liked = { name: named(CP437), content: 'Video ID,Time\nvideo01,2026\n' };
    const outcome = await read(fileOf(rawZip([{ name: history, content: watchHtml() }, liked])));
    expect(linesOf(outcome)).toContain('likes Bread School, part 1');
  });
});

describe('archives in an archive', () => {
  const youtube = () => zipOf(SAMPLE_ARCHIVES.youtube.files);
  const linkedin = () => zipOf(SAMPLE_ARCHIVES.linkedin.files);
  const outer = async (files: Readonly<Record<string, Uint8Array>>) =>
    fileOf(rawZip(Object.entries(files).map(([name, content]) => ({ name: utf8(name), content }))));

  it('are read if they are all it has, several parts together', async () => {
    const file = await outer({
      'drive/takeout-001.zip': await youtube(),
      'drive/takeout-002.zip': await linkedin(),
      '__MACOSX/drive/._takeout-001.zip': utf8('x'),
      '.DS_Store': utf8('x'),
    });
    const outcome = await read(file);
    expect(new Set(outcome.found.map(({ platform }) => platform))).toEqual(new Set(['youtube', 'linkedin']));
    expect(outcome.skipped).toBe(0);
  });

  it('give the rest, if one of them is damaged', async () => {
    const outcome = await read(await outer({ 'a.zip': utf8('PK nonsense'), 'b.zip': await youtube() }));
    expect([linesOf(outcome).includes(SUBSCRIBED), outcome.skipped]).toEqual([true, 1]);
  });

  it('are read two levels down, and no further', async () => {
    const inside = async (levels: number) => {
      let content = await youtube();
      for (let level = 0; level < levels; level += 1)
        content = rawZip([{ name: utf8(`part ${level}.zip`), content }]);
      return fileOf(content);
    };
    for (const levels of [0, 1, 2]) expect(linesOf(await read(await inside(levels)))).toContain(SUBSCRIBED);
    expect(await problemOf(read(await inside(3)))).toBe('foreign');
  });

  it('may be packed in other ways: a ZIP in a tar in a ZIP', async () => {
    const zip = Buffer.from(await youtube()).toString('latin1');
    const tar = gunzipSync(tarOf({ 'takeout.zip': 'x'.repeat(zip.length) }));
    Buffer.from(zip, 'latin1').copy(tar, 512);
    const outcome = await read(fileOf(rawZip([{ name: utf8('all.tar'), content: new Uint8Array(tar) }])));
    expect(linesOf(outcome)).toContain(SUBSCRIBED);
  });

  it('stay closed among the files of a download', async () => {
    const drive = await outer({
      'Takeout/Drive/old.zip': await linkedin(),
      'Skills.csv': utf8('Name\nBaking\n'),
    });
    expect(linesOf(await read(drive))).toEqual(['profile Baking']);
  });
});

describe('chosen files', () => {
  const youtube = () => zipOf(SAMPLE_ARCHIVES.youtube.files);

  it('may be parts of one download, with the liked videos and their titles in different ones', async () => {
    const isTable = ([path]: readonly [string, string]) => path.endsWith('.csv');
    const files = Object.entries(SAMPLE_ARCHIVES.youtube.files);
    const parts = [files.filter((each) => !isTable(each)), files.filter(isTable)];
    const zips = await Promise.all(parts.map((part) => zipOf(Object.fromEntries(part))));
    const outcome = await read(
      ...zips.map((zip, at) => fileOf(zip, `takeout-20261004T183000Z-00${at + 1}.zip`)),
    );
    expect(linesOf(outcome)).toContain('likes Bread School, part 1');
  });

  it('give the rest, if one part is foreign, one broken, one empty, and one has a password', async () => {
    const whole = await youtube();
    const outcome = await read(
      fileOf(await zipOf({ 'holiday/beach.txt': 'sand' }), 'holiday.zip'),
      fileOf(whole.slice(0, 300), 'takeout-002.zip'),
      fileOf(new Uint8Array(0), 'takeout-003.zip'),
      fileOf(await zipOf({ 'Skills.csv': 'Name\nBaking\n' }, 'secret'), 'linkedin.zip'),
      fileOf(whole, 'takeout-001.zip'),
    );
    expect(linesOf(outcome)).toContain(SUBSCRIBED);
    expect(outcome.skipped).toBe(3);
  });

  it('say what is wrong with the first one, if none gives anything', async () => {
    const foreign = fileOf(await zipOf({ 'holiday/beach.txt': 'sand' }), 'holiday.zip');
    const locked = fileOf(await zipOf(SAMPLE_ARCHIVES.reddit.files, 'secret'), 'reddit.zip');
    expect(await problemOf(read(foreign, locked))).toBe('encrypted');
  });

  it.each([
    ['posts (1).csv', 'works-on Rye'],
    ['posts 2.csv', 'works-on Rye'],
    ['posts copy.csv', 'works-on Rye'],
  ])('may be unpacked, and numbered by the browser or by macOS: %s', async (name, expected) => {
    const file = new File(['id,permalink,date,title\n1,/r/a/comments/1/x/,2026-10-04,Rye\n'], name);
    expect(linesOf(await read(file))).toEqual([expected]);
  });

  it.each([
    ['subscriptions (2).csv', () => subscriptionsCsv(), SUBSCRIBED],
    ['subscriptions 2.csv', () => subscriptionsCsv(), SUBSCRIBED],
    ['repositories_000001 (1).json', () => '[{"name":"arm-control"}]', 'works-on arm-control'],
    ['boards 3.html', () => '<h1>Boards</h1><div>Board name: Linocut</div>', 'follows Linocut'],
  ])('may be a second file of a name: %s', async (name, text, expected) => {
    expect(linesOf(await read(new File([text()], name)))).toContain(expected);
  });

  it('have the folder around them, if a folder was chosen', async () => {
    const file = Object.assign(new File([watchHtml()], 'x.html'), {});
    Object.defineProperty(file, 'webkitRelativePath', {
      value: 'Takeout/YouTube and YouTube Music/history/x.html',
    });
    expect(linesOf(await read(file))).toContain('views Bread School');
  });

  it('may have the platform’s name on the archive alone', async () => {
    const outcome = await readZip({ 'history/x.html': watchHtml() }, 'YouTube and YouTube Music-001.zip');
    expect(linesOf(outcome)).toContain('views Bread School');
  });

  it('may be packed one by one', async () => {
    const mails = 'From a\nFrom: a@b.example\nList-Id: Kite Letter <b.example>\n\nHello\n';
    const outcome = await read(fileOf(gzipped(utf8(mails)), 'Mail.mbox.gz'));
    expect(linesOf(outcome)).toEqual(['follows Kite Letter']);
    expect(await problemOf(read(fileOf(gzipped(utf8(mails)).slice(0, 40), 'Mail.mbox.gz')))).toBe('broken');
  });

  it.each(['takeout.zip.001', 'takeout.zip.002', 'takeout.z01', 'takeout.7z.001'])(
    'may be pieces of a split archive: %s',
    async (name) => {
      const pieces = (await zipOf(SAMPLE_ARCHIVES.youtube.files)).slice(0, 200);
      expect(await problemOf(read(fileOf(pieces, name)))).toBe('split');
    },
  );

  it.each([
    ['a photo', '\xff\xd8\xff\xe0'],
    ['a page of another kind', '<html><body>Hello'],
  ])('of another kind are foreign, also under the name of an archive: %s', async (_, begin) => {
    const bytes = new Uint8Array(Buffer.concat([Buffer.from(begin, 'latin1'), Buffer.alloc(600)]));
    expect(await problemOf(read(fileOf(bytes)))).toBe('foreign');
  });

  it('say that they are damaged, if the browser cannot read them, such as a folder', async () => {
    const folder = new File(['x'], 'Takeout');
    folder.slice = () => {
      throw new DOMException('A folder', 'NotReadableError');
    };
    expect(await problemOf(read(folder))).toBe('broken');
  });
});
