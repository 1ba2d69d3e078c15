import { constants, deflateRawSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { tarOf, zipOf } from '../../../showcase/sandbox/archives/pack.ts';
import { SAMPLE_ARCHIVES } from '../../../showcase/sandbox/archives/samples.ts';
import { tarEntries } from '../../../widget/archive/containers/tar.ts';
import type { FileEntry } from '../../../widget/archive/file-entry.ts';
import { mbox, subscriptionsCsv, watchHtml } from '../../support/google-archive.ts';
import {
  deflate64WithLongMatches,
  gzipped,
  rawZip,
  tarWithBinarySize,
  tarWithLongPath,
} from './raw-archives.ts';
import { linesOf, problemOf, read, readZip } from './reading.ts';

const SUBSCRIBED = 'follows Bread School';
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'archive.zip') => new File([bytes], name);
const youtube = () => zipOf(SAMPLE_ARCHIVES.youtube.files);
const packed = (files: Readonly<Record<string, Uint8Array>>) =>
  fileOf(rawZip(Object.entries(files).map(([name, content]) => ({ name: utf8(name), content }))));

it.each([
  ['UTF-8', utf8('登録チャンネル')],
  ['UTF-8 with accents in two characters', utf8('inscrições'.normalize('NFD'))],
  ['Shift JIS', latin1('\x93\x6f\x98\x5e\x83\x60\x83\x83\x83\x93\x83\x6c\x83\x8b')],
  ['GB 18030', latin1('\xb6\xa9\xd4\xc4')],
])('names in a ZIP without the flag for UTF-8 are read in %s', async (_, name) => {
  const path = Buffer.concat([utf8('Takeout/YouTube x/a/'), name, utf8('.csv')]);
  const zip = rawZip([{ name: path, content: subscriptionsCsv() }]);
  expect(linesOf(await read(fileOf(zip)))).toContain(SUBSCRIBED);
});

it('names in a ZIP without the flag for UTF-8 are read in code page 437', async () => {
  const folder = 'Takeout/YouTube et YouTube Music/a';
  const history = { name: utf8(`${folder}/x.html`), content: watchHtml() };
  const name = latin1(`${folder}/Vid\x82os J'aime.csv`);
  const outcome = await read(fileOf(rawZip([history, { name, content: 'Video ID,Time\nvideo01,2026\n' }])));
  expect(linesOf(outcome)).toContain('likes Bread School, part 1');
});

it('an archive of nothing but archives gives the files of all of them', async () => {
  const file = packed({
    'drive/takeout-001.zip': await youtube(),
    'drive/takeout-002.zip': await zipOf(SAMPLE_ARCHIVES.linkedin.files),
    'note.txt': utf8('mine'),
    '__MACOSX/drive/._takeout-001.zip': utf8('x'),
    '.DS_Store': utf8('x'),
  });
  const { found, skipped } = await read(file);
  expect(new Set(found.map(({ platform }) => platform))).toEqual(new Set(['youtube', 'linkedin']));
  expect(skipped).toBe(0);
});

it('an archive in an archive is read two levels down, and no further', async () => {
  const inside = async (levels: number) => {
    let content = await youtube();
    for (let level = 0; level < levels; level += 1)
      content = rawZip([{ name: utf8(`part ${level}.zip`), content }]);
    return fileOf(content);
  };
  for (const levels of [0, 1, 2]) expect(linesOf(await read(await inside(levels)))).toContain(SUBSCRIBED);
  expect(await problemOf(read(await inside(3)))).toBe('foreign');
});

it('a ZIP in a tar in a ZIP is read', async () => {
  const zip = await youtube();
  const tar = gunzipSync(tarOf({ 'takeout.zip': 'x'.repeat(zip.byteLength) }));
  Buffer.from(zip).copy(tar, 512);
  expect(linesOf(await read(packed({ 'all.tar': new Uint8Array(tar) })))).toContain(SUBSCRIBED);
});

it('an archive among the files of a download, or under another ending, stays closed', async () => {
  const drive = { 'Takeout/Drive/old.zip': await youtube(), 'Skills.csv': utf8('Name\nBaking\n') };
  expect(linesOf(await read(packed(drive)))).toEqual(['profile Baking']);
  expect(await problemOf(read(packed({ 'backup.bin': await youtube() })))).toBe('foreign');
});

it('liked videos and their titles may be in different parts of a download', async () => {
  const isTable = ([path]: readonly [string, string]) => path.endsWith('.csv');
  const files = Object.entries(SAMPLE_ARCHIVES.youtube.files);
  const parts = [files.filter((each) => !isTable(each)), files.filter(isTable)];
  const zips = await Promise.all(parts.map((part) => zipOf(Object.fromEntries(part))));
  const outcome = await read(
    ...zips.map((zip, at) => fileOf(zip, `takeout-20261004T183000Z-00${at + 1}.zip`)),
  );
  expect(linesOf(outcome)).toContain('likes Bread School, part 1');
});

it.each([
  ['posts (1).csv', 'id,permalink,date,title\n1,/r/a/comments/1/x/,2026-10-04,Rye\n', 'works-on Rye'],
  ['subscriptions 2.csv', subscriptionsCsv(), SUBSCRIBED],
  ['repositories_000001 copy.json', '[{"name":"arm-control"}]', 'works-on arm-control'],
])('an unpacked file may be numbered by the browser or by macOS: %s', async (name, text, expected) => {
  expect(linesOf(await read(new File([text], name)))).toContain(expected);
});

it('the name of a chosen folder, or of the archive, says of which platform the files are', async () => {
  const path = 'YouTube and YouTube Music/history/x.html';
  const file = new File([watchHtml()], 'x.html');
  Object.defineProperty(file, 'webkitRelativePath', { value: `Takeout/${path}` });
  expect(linesOf(await read(file))).toContain('views Bread School');
  const outcome = await readZip({ 'history/x.html': watchHtml() }, 'YouTube and YouTube Music-001.zip');
  expect(linesOf(outcome)).toContain('views Bread School');
});

it('a file that is packed alone by gzip is read, and broken if it ends early', async () => {
  const mails = utf8('From a\nFrom: a@b.example\nList-Id: Kite Letter <b.example>\n\nHello\n');
  expect(linesOf(await read(fileOf(gzipped(mails), 'Mail.mbox.gz')))).toEqual(['follows Kite Letter']);
  expect(await problemOf(read(fileOf(gzipped(mails).slice(0, 40), 'Mail.mbox.gz')))).toBe('broken');
});

const LONG_PATH = `Takeout/YouTube と YouTube Music/${'長い名前のフォルダ'.repeat(5)}/登録チャンネル.csv`;

it.each(['pax', 'gnu'] as const)('a tar may have paths longer than its header, as %s', async (format) => {
  const tar = tarWithLongPath(format, LONG_PATH, subscriptionsCsv());
  expect(linesOf(await read(fileOf(gzipped(tar), 'takeout-001.tgz')))).toContain(SUBSCRIBED);
  expect(linesOf(await read(fileOf(tar, 'takeout.tar')))).toContain(SUBSCRIBED);
});

it.each(['99 path=a', 'path=a'])(
  'a tar with a damaged long name ends with an outcome: %s',
  async (record) => {
    const whole = Buffer.from(tarWithLongPath('pax', LONG_PATH, 'a'));
    whole.write(record, whole.indexOf(' mtime=') - 2);
    expect(await problemOf(read(fileOf(new Uint8Array(whole), 'a.tar')))).toMatch(/^(broken|foreign|empty)$/);
  },
);

it('a tar may have sizes as a number', async () => {
  const tar = tarWithBinarySize('./Skills.csv', 'Name\nKinematics\n');
  expect(linesOf(await read(fileOf(gzipped(tar), 'x.tar.gz')))).toEqual(['profile Kinematics']);
});

it.each(['packed', 'not packed'])(
  'a tar, %s, gives files that are larger than the memory for them',
  async (form) => {
    const files = {
      'a.json': 'a'.repeat(1_000),
      'b.json': 'b',
      'c.json': 'c'.repeat(700),
      'd.json': 'd'.repeat(40),
    };
    const tar = form === 'packed' ? tarOf(files) : new Uint8Array(gunzipSync(tarOf(files)));
    const signal = AbortSignal.timeout(20_000);
    const open = () => tarEntries(new Blob([tar]), () => true, signal, 50, 100);
    const contentOf = async (entry: FileEntry) => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of entry.read(signal, () => {})) parts.push(new Uint8Array(part));
      return new Blob(parts).text();
    };
    expect(await Promise.all((await open()).map(contentOf))).toEqual(Object.values(files));
    const canceled = AbortSignal.abort(new Error('The person cancels'));
    const first = (await open())[0]?.read(canceled, () => {})[Symbol.asyncIterator]();
    await expect(first?.next()).rejects.toThrow('The person cancels');
  },
);

it('a Takeout as a `.tgz` may have mail of any size', async () => {
  const letters = Array.from({ length: 300 }, (_, at) =>
    mbox().replaceAll('example.com', `m${at}.example.com`),
  );
  const files = { ...SAMPLE_ARCHIVES.youtube.files, 'Takeout/Mail/All mail.mbox': letters.join('') };
  const outcome = await read(fileOf(tarOf(files), 'takeout-20261004T183000Z-001.tgz'));
  expect(linesOf(outcome)).toEqual(expect.arrayContaining([SUBSCRIBED, 'follows Robotics Weekly']));
  expect(outcome.skipped).toBe(0);
});

// Deflate64, by which Windows Explorer packs large files

const NAMES = 'subreddit\nBreadit\nrobotics\n';
/** Without matches, Deflate and Deflate64 write the same bytes. */
const literals = (text: string) => deflateRawSync(text, { strategy: constants.Z_HUFFMAN_ONLY });
const deflated64 = (content: Uint8Array, size: number) =>
  fileOf(rawZip([{ name: utf8('subscribed_subreddits.csv'), content, method: 9, size }]), 'reddit.zip');

it('a file that Windows Explorer packed by Deflate64 is read, with matches longer than Deflate allows', async () => {
  const outcome = await read(deflated64(literals(NAMES), NAMES.length));
  expect(linesOf(outcome)).toEqual(['follows r/Breadit', 'follows r/robotics']);
  const bytes = deflate64WithLongMatches('subreddit\n', '\n\n', 40_000, 'Breadit\n');
  expect(linesOf(await read(deflated64(bytes, 40_020)))).toEqual(['follows r/Breadit']);
});

it.each([
  ['ends early', literals(NAMES).subarray(0, -6)],
  ['has no content', new Uint8Array(0)],
  ['begins with a block of no known type', new Uint8Array([7, 1, 2, 3])],
  ['unpacks to more than the archive says', literals(NAMES.repeat(2))],
])('a file of Deflate64 that %s is broken', async (_, content) => {
  expect(await problemOf(read(deflated64(content, NAMES.length)))).toBe('broken');
});

it('a file of Deflate64 that unpacks to far more than it should is refused', async () => {
  const bytes = deflate64WithLongMatches('subreddit\n', '\n\n', 65_538, '', 300);
  expect(await problemOf(read(deflated64(bytes, 12 + 300 * 65_538)))).toBe('bomb');
});
