import { describe, expect, it } from 'vitest';
import { subscriptionsCsv, watchHtml } from '../../../showcase/sandbox/archives/google.ts';
import { zipOf } from '../../../showcase/sandbox/archives/pack.ts';
import { SAMPLE_ARCHIVES } from '../../../showcase/sandbox/archives/samples.ts';
import { gzipped, rawZip, tarWithBinarySize, tarWithLongPath } from './raw-archives.ts';
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

describe('a tar archive', () => {
  const PATH = `Takeout/YouTube と YouTube Music/${'長い名前のフォルダ'.repeat(5)}/登録チャンネル.csv`;

  it.each(['pax', 'gnu'] as const)('has paths longer than a header has room for, as %s', async (format) => {
    const tar = tarWithLongPath(format, PATH, subscriptionsCsv());
    expect(linesOf(await read(fileOf(gzipped(tar), 'takeout-001.tgz')))).toContain(SUBSCRIBED);
    expect(linesOf(await read(fileOf(tar, 'takeout.tar')))).toContain(SUBSCRIBED);
  });

  it('has sizes as a number', async () => {
    const tar = tarWithBinarySize('./Skills.csv', 'Name\nKinematics\n');
    expect(linesOf(await read(fileOf(gzipped(tar), 'x.tar.gz')))).toEqual(['profile Kinematics']);
  });

  it.each([
    ['that states a longer one', '99 path=a'],
    ['without a length', 'path=a'],
  ])('with a damaged long name %s ends with an outcome', async (_, record) => {
    const whole = Buffer.from(tarWithLongPath('pax', PATH, 'a'));
    const at = whole.indexOf(' mtime=') - 2;
    whole.write(record, at);
    expect(await problemOf(read(fileOf(new Uint8Array(whole), 'a.tar')))).toMatch(/^(broken|foreign|empty)$/);
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

  it('stay closed among the files of a download, and below another one', async () => {
    const drive = await outer({
      'Takeout/Drive/old.zip': await linkedin(),
      'Skills.csv': utf8('Name\nBaking\n'),
    });
    expect(linesOf(await read(drive))).toEqual(['profile Baking']);
    const twice = await outer({ 'b.zip': rawZip([{ name: utf8('a.zip'), content: await youtube() }]) });
    expect(await problemOf(read(twice))).toBe('foreign');
  });
});

describe('chosen files', () => {
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
    ['RAR', 'Rar!\x1a\x07\x01\x00'],
    ['7-Zip', '7z\xbc\xaf\x27\x1c'],
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
