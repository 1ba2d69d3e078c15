import { expect, it } from 'vitest';
import { SOURCE_IDS } from '../../../common/platforms/ids.ts';
import { tarOf, zipOf } from '../../../showcase/sandbox/archives/pack.ts';
import { pack, SAMPLE_ARCHIVES } from '../../../showcase/sandbox/archives/samples.ts';
import { readCsv } from '../../../widget/archive/formats/csv.ts';
import { readHtml } from '../../../widget/archive/formats/html.ts';
import { readJson } from '../../../widget/archive/formats/json.ts';
import { readArchive } from '../../../widget/archive/read-archive.ts';
import { hasSample, mbox, watchHtml, watchJson } from '../../support/google-archive.ts';
import { rawZip } from './raw-archives.ts';
import { linesOf, problemOf, read, readZip } from './reading.ts';

const SAMPLED = SOURCE_IDS.filter(hasSample);

const HISTORY = 'Takeout/YouTube and YouTube Music/history/watch-history.json';
const HISTORY_PAGE = HISTORY.replace('.json', '.html');
const youtube = () => zipOf(SAMPLE_ARCHIVES.youtube.files);
const packedBy = (method: number) => rawZip([{ name: Buffer.from(HISTORY), content: 'packed', method }]);
const begunWith = (hex: string) => Buffer.from(hex, 'hex');

const photo = () => Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(600)]);

it.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
  ['empty', 'an empty file', () => new Uint8Array(0)],
  ['empty', 'known files without an entry', () => zipOf({ [HISTORY]: '[]' })],
  ['foreign', 'another archive', () => zipOf({ 'holiday/beach.txt': 'sand' })],
  ['foreign', 'an archive without a file', () => zipOf({})],
  ['foreign', 'a photo', photo],
  ['encrypted', 'an archive with a password', () => zipOf(SAMPLE_ARCHIVES.youtube.files, 'secret')],
  ['unsupported', 'an archive packed by LZMA', () => packedBy(14)],
  ['unsupported', 'an archive of 7-Zip', () => begunWith('377abcaf271c0004')],
  ['unsupported', 'an archive of RAR', () => begunWith('526172211a070100')],
  ['unsupported', 'an archive of tar and xz', () => begunWith('fd377a585a000004')],
  ['unsupported', 'an archive of tar and bzip2', () => begunWith('425a683931415926')],
  ['broken', 'the beginning of an archive', async () => (await youtube()).slice(0, 200)],
  ['broken', 'a `.tar.gz` that ends early', () => tarOf(SAMPLE_ARCHIVES.github.files).slice(0, 120)],
  ['broken', 'a gzip file that is no archive', () => tarOf({}).slice(0, 12)],
  ['broken', 'JSON that ends early', () => zipOf({ [HISTORY]: '[{"title":"Watched' })],
  ['broken', 'a page that only opens elements', () => zipOf({ [HISTORY_PAGE]: '<i>'.repeat(12_000) })],
  ['broken', 'something else under the name of JSON', () => zipOf({ [HISTORY]: '<html>' })],
])('a download that gives nothing says why: %s, for %s', async (problem, _, bytes) => {
  expect(await problemOf(read(new File([new Uint8Array(await bytes())], 'archive.zip')))).toBe(problem);
});

it.each([
  ['Letterboxd', ['profile.csv', 'watched.csv', 'diary.csv', 'likes/films.csv']],
  ['Netflix', ['PROFILES/Profiles.csv', 'CONTENT_INTERACTION/ViewingActivity.csv']],
  ['ChatGPT', ['user.json', 'conversations.json', 'chat.html']],
])('a download from %s is not known here, and is named', async (service, paths) => {
  const files = Object.fromEntries(
    paths.map((path) => [path, path.endsWith('.json') ? '[]' : 'Name,Date\na,b']),
  );
  await expect(readZip(files)).rejects.toMatchObject({ problem: 'foreign', service });
});

const TABLE = 'Takeout/YouTube and YouTube Music/subscriptions/subscriptions.csv';
const JUNK_BYTES = 20 * 1024 * 1024;
const CPU_MS = 5_000;

it.each([
  ['foreign', 'one line of commas', TABLE, ','],
  ['huge', 'short lines', TABLE, 'a,b,c\n'],
  ['broken', 'lists in lists', HISTORY, '['],
  ['huge', 'empty entries', HISTORY, '{},'],
  ['huge', 'elements without text', HISTORY_PAGE, '<b></b>'],
])(
  '20 MB of junk in a download is given up within five seconds: %s, for %s',
  async (problem, _, path, part) => {
    const junk = `${path === HISTORY ? '[' : ''}${part.repeat(JUNK_BYTES / part.length)}`;
    const archive = new File([rawZip([{ name: Buffer.from(path), content: junk }])], 'archive.zip');
    const before = process.cpuUsage();
    expect(await problemOf(read(archive))).toBe(problem);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(CPU_MS);
  },
);

it.each(['takeout.zip.001', 'takeout.zip.002', 'takeout.z01', 'takeout.7z.001'])(
  'a piece of a split archive is named as such: %s',
  async (name) => {
    expect(await problemOf(read(new File([(await youtube()).slice(0, 200)], name)))).toBe('split');
  },
);

it('a file that the browser cannot read, such as a folder, is broken', async () => {
  const folder = new File(['x'], 'Takeout');
  folder.slice = () => {
    throw new DOMException('A folder', 'NotReadableError');
  };
  expect(await problemOf(read(folder))).toBe('broken');
});

it('a known file that inflates to three hundred times its size is refused, and one that is not read is not', async () => {
  const spaces = ' '.repeat(18 * 1024 * 1024);
  expect(await problemOf(readZip({ [HISTORY]: `[${spaces}]` }))).toBe('bomb');
  const small = tarOf({ 'repositories_000001.json': `[${spaces}]` });
  expect(await problemOf(read(new File([small], 'archive.tar.gz')))).toBe('bomb');
  expect((await readZip({ 'photos/big.txt': spaces, [HISTORY]: watchJson() })).found).toHaveLength(5);
});

it('a download with a damaged file, and damaged, foreign, empty or locked ones beside, give the rest', async () => {
  const broken = { [HISTORY]: '[{"a":', 'subscribed_subreddits.csv': 'subreddit\nBreadit\nrobotics\n' };
  const rest = await readZip(broken);
  expect([linesOf(rest), rest.skipped]).toEqual([['follows r/Breadit', 'follows r/robotics'], 1]);
  const whole = await youtube();
  const parts = [
    await zipOf({ 'holiday/beach.txt': 'sand' }),
    whole.slice(0, 300),
    new Uint8Array(0),
    await zipOf({ 'Skills.csv': 'Name\nBaking\n' }, 'secret'),
    whole,
  ];
  const outcome = await read(...parts.map((part, at) => new File([part], `part-${at}.zip`)));
  expect(linesOf(outcome)).toContain('follows Bread School');
  expect(outcome.skipped).toBe(3);
  const [foreign = whole, , , locked = whole] = parts;
  expect(await problemOf(read(new File([foreign], 'a.zip'), new File([locked], 'b.zip')))).toBe('encrypted');
});

it.each<
  [string, string, (chunks: AsyncIterable<Uint8Array>, give: (given: unknown) => void) => Promise<unknown>]
>([
  ['JSON', `["a","${'x'.repeat(200)}"]`, (chunks, give) => readJson(chunks, ['$.*'], give, 100)],
  ['HTML', `<b>a</b><i class="${'x'.repeat(200)}">`, (chunks, give) => readHtml(chunks, give, 100)],
  ['HTML, in a comment', `<b>a</b><!--${'x'.repeat(200)}`, (chunks, give) => readHtml(chunks, give, 100)],
  ['CSV', `name\na\n${'x'.repeat(200)}`, (chunks, give) => readCsv(chunks, /^name$/, give, 100)],
])(
  'an endless value of %s is not kept in memory, and what came before it is given',
  async (_, text, readIn) => {
    const given: unknown[] = [];
    const pieces = async function* () {
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.byteLength; at += 20) yield bytes.subarray(at, at + 20);
    };
    await expect(readIn(pieces(), (value) => given.push(value))).rejects.toMatchObject({ problem: 'huge' });
    expect(given).toHaveLength(1);
  },
);

it.each(SAMPLED)(
  'a download of %s that is cut or changed at any byte ends with an outcome, and never hangs',
  async (platform) => {
    const whole = await pack(SAMPLE_ARCHIVES[platform]);
    const { name } = SAMPLE_ARCHIVES[platform];
    const step = Math.max(1, Math.floor(whole.byteLength / 120));
    for (let at = 1; at < whole.byteLength; at += step) {
      const cut = await problemOf(read(new File([whole.slice(0, at)], name)));
      expect(cut).toMatch(/^(broken|foreign|split)$/);
      const changed = whole.map((byte, place) => (place === at ? byte ^ 0x55 : byte));
      expect(await problemOf(read(new File([changed], name)))).toMatch(
        /^(broken|foreign|encrypted|unsupported|split|empty|huge|bomb|\d+ found)$/,
      );
    }
  },
);

it.each([
  [HISTORY, watchJson()],
  [HISTORY_PAGE, watchHtml()],
])('a file that ends early inside an archive ends with an outcome: %s', async (path, text) => {
  for (let end = 0; end < text.length; end += 97)
    expect(await problemOf(readZip({ [path]: text.slice(0, end) }))).toMatch(/^(broken|empty|\d+ found)$/);
});

it('a cut mailbox gives the mails before the cut', async () => {
  const text = mbox();
  for (let end = 1; end < text.length; end += 7)
    expect(await problemOf(read(new File([text.slice(0, end)], 'Mail.mbox')))).toMatch(
      /^(empty|[123] found)$/,
    );
});

it('the reading of a download is ended by its signal', async () => {
  const controller = new AbortController();
  const reading = readArchive([new File([await youtube()], 'archive.zip')], {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('enough')),
  });
  await expect(reading).rejects.toThrow('enough');
});

it('the bytes of a download that were read are given back, packed and unpacked, each once', async () => {
  const zip = await youtube();
  const given = new Set<Uint8Array>();
  let bytes = 0;
  await readArchive([new File([zip], 'archive.zip')], {
    signal: AbortSignal.timeout(20_000),
    release: (chunk) => {
      expect(given.has(chunk)).toBe(false);
      given.add(chunk);
      bytes += chunk.byteLength;
    },
  });
  const texts = Object.entries(SAMPLE_ARCHIVES.youtube.files).filter(([path]) => !path.includes('browser'));
  const unpacked = texts.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  expect(bytes).toBeGreaterThan(unpacked);
  expect(bytes).toBeLessThan(unpacked + zip.byteLength);
});

it.each(['packed', 'alone'])(
  'the progress of a reading is told from 0 to 1, inside one large file too: %s',
  async (form) => {
    const video = {
      header: 'YouTube',
      title: 'Watched Bread School',
      titleUrl: 'https://www.youtube.com/watch?v=',
    };
    const noise = (seed: number) => Math.sin(seed).toString(36);
    const history = JSON.stringify(
      Array.from({ length: 20_000 }, (_, at) => ({
        ...video,
        titleUrl: `${video.titleUrl}${noise(at)}${noise(-at / 3)}`,
      })),
    );
    const name = form === 'alone' ? 'watch-history.json' : 'takeout.zip';
    const bytes = form === 'alone' ? Buffer.from(history) : Buffer.from(await zipOf({ [HISTORY]: history }));
    // Several small parts: Node.js reads a file in the parts from which it was made, a browser in parts of 64 KB.
    const part = Math.ceil(bytes.length / 20);
    const parts = Array.from(
      { length: 20 },
      (_, at) => new Blob([bytes.subarray(at * part, (at + 1) * part)]),
    );
    const file = new File(parts, name);
    const shares: number[] = [];
    await readArchive([file], {
      signal: AbortSignal.timeout(20_000),
      onProgress: ({ share }) => void shares.push(share),
    }).catch(() => {});
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    const inside = shares.filter((share) => share > 0.05 && share < 0.95);
    expect(inside.length).toBeGreaterThan(3);
    expect(inside.length).toBeLessThan(110);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  },
);
