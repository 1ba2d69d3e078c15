import { describe, expect, it } from 'vitest';
import { mbox, watchHtml, watchJson } from '../../../showcase/sandbox/archives/google.ts';
import { tarOf, zipOf } from '../../../showcase/sandbox/archives/pack.ts';
import { packSample, SAMPLE_ARCHIVES, SAMPLE_PLATFORMS } from '../../../showcase/sandbox/archives/samples.ts';
import { readCsv } from '../../../widget/archive/formats/csv.ts';
import { readHtml } from '../../../widget/archive/formats/html.ts';
import { readJson } from '../../../widget/archive/formats/json.ts';
import { mended } from '../../../widget/archive/formats/text.ts';
import { readArchive } from '../../../widget/archive/read-archive.ts';
import { rawZip } from './raw-archives.ts';
import { linesOf, problemOf, read, readZip } from './reading.ts';

const HISTORY = 'Takeout/YouTube and YouTube Music/history/watch-history.json';
const youtube = () => zipOf(SAMPLE_ARCHIVES.youtube.files);
const packedBy = (method: number) => rawZip([{ name: Buffer.from(HISTORY), content: 'packed', method }]);
const begunWith = (hex: string) => Buffer.from(hex, 'hex');

describe('a download that gives nothing says why', () => {
  it.each([
    ['empty', 'an empty file', async () => [new Uint8Array(0)]],
    ['empty', 'known files without an entry', () => zipOf({ [HISTORY]: '[]' })],
    ['foreign', 'another archive', () => zipOf({ 'holiday/beach.txt': 'sand' })],
    ['foreign', 'an archive without a file', () => zipOf({})],
    ['foreign', 'a file of another kind', async () => [new TextEncoder().encode('%PDF-1.7')]],
    ['encrypted', 'an archive with a password', () => zipOf(SAMPLE_ARCHIVES.youtube.files, 'secret')],
    ['unsupported', 'an archive packed by LZMA', async () => packedBy(14)],
    ['unsupported', 'an archive packed by Zstandard', async () => packedBy(93)],
    ['unsupported', 'an archive of 7-Zip', async () => begunWith('377abcaf271c0004')],
    ['unsupported', 'an archive of RAR', async () => begunWith('526172211a070100')],
    ['unsupported', 'an archive of tar and xz', async () => begunWith('fd377a585a000004')],
    ['unsupported', 'an archive of tar and Zstandard', async () => begunWith('28b52ffd04585903')],
    ['unsupported', 'an archive of tar and bzip2', async () => begunWith('425a683931415926')],
    ['broken', 'the beginning of an archive', async () => (await youtube()).slice(0, 200)],
    ['broken', 'a `.tar.gz` that ends early', async () => tarOf(SAMPLE_ARCHIVES.github.files).slice(0, 120)],
    ['broken', 'a gzip file that is no archive', async () => tarOf({}).slice(0, 12)],
    ['broken', 'JSON that ends early', () => zipOf({ [HISTORY]: '[{"title":"Watched' })],
    [
      'broken',
      'a page that only opens elements',
      () => zipOf({ [HISTORY.replace('.json', '.html')]: '<i>'.repeat(12_000) }),
    ],
    ['broken', 'something else under the name of JSON', () => zipOf({ [HISTORY]: '<html>' })],
  ])('%s: %s', async (problem, _, bytes) => {
    const content = await bytes();
    const parts =
      content instanceof Uint8Array ? [new Uint8Array(content)] : content.map((part) => new Uint8Array(part));
    expect(await problemOf(read(new File(parts, 'archive.zip')))).toBe(problem);
  });

  it('bomb: a known file that inflates to three hundred times its size', async () => {
    const spaces = ' '.repeat(18 * 1024 * 1024);
    expect(await problemOf(readZip({ [HISTORY]: `[${spaces}]` }))).toBe('bomb');
    const small = tarOf({ 'repositories_000001.json': `[${spaces}]` });
    expect(await problemOf(read(new File([small], 'archive.tar.gz')))).toBe('bomb');
  });

  it('bomb: nothing, if the file is none that is read', async () => {
    const bomb = { 'photos/big.txt': ' '.repeat(18 * 1024 * 1024), [HISTORY]: watchJson() };
    expect((await readZip(bomb)).found).toHaveLength(5);
  });
});

describe('a download with a damaged part', () => {
  it('gives the rest, and counts what was left out', async () => {
    const broken = { [HISTORY]: '[{"a":', 'subscribed_subreddits.csv': 'subreddit\nBreadit\nrobotics\n' };
    const outcome = await readZip(broken);
    expect([linesOf(outcome), outcome.skipped]).toEqual([['follows r/Breadit', 'follows r/robotics'], 1]);
    const parts = [new File(['PK nonsense'], 'a.zip'), new File([await youtube()], 'b.zip')];
    expect((await read(...parts)).skipped).toBe(1);
  });

  it.each<
    [string, string, (chunks: AsyncIterable<Uint8Array>, give: (given: unknown) => void) => Promise<void>]
  >([
    ['JSON', `["a","${'x'.repeat(200)}"]`, (chunks, give) => readJson(chunks, ['$.*'], give, 100)],
    ['HTML', `<b>a</b><i class="${'x'.repeat(200)}">`, (chunks, give) => readHtml(chunks, give, 100)],
    ['HTML, in a comment', `<b>a</b><!--${'x'.repeat(200)}`, (chunks, give) => readHtml(chunks, give, 100)],
    ['CSV', `name\na\n${'x'.repeat(200)}`, (chunks, give) => readCsv(chunks, /^name$/, give, 100)],
  ])('keeps no endless value of %s in memory, and gives what came before', async (_, text, readIn) => {
    const given: unknown[] = [];
    const pieces = async function* () {
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.byteLength; at += 20) yield bytes.subarray(at, at + 20);
    };
    await expect(readIn(pieces(), (value) => given.push(value))).rejects.toMatchObject({ problem: 'huge' });
    expect(given).toHaveLength(1);
  });
});

describe('cut at any byte', () => {
  it.each(SAMPLE_PLATFORMS)('a download of %s ends with an outcome, and never hangs', async (platform) => {
    const whole = await packSample(platform);
    const { name } = SAMPLE_ARCHIVES[platform];
    const step = Math.max(1, Math.floor(whole.byteLength / 150));
    for (let end = 1; end < whole.byteLength; end += step) {
      expect(await problemOf(read(new File([whole.slice(0, end)], name)))).toMatch(
        /^(broken|foreign|split)$/,
      );
    }
  });

  it.each([
    ['watch-history.json', watchJson()],
    ['watch-history.html', watchHtml()],
  ])('%s inside an archive ends with an outcome', async (name, text) => {
    for (let end = 0; end < text.length; end += 97) {
      const path = `Takeout/YouTube and YouTube Music/history/${name}`;
      expect(await problemOf(readZip({ [path]: text.slice(0, end) }))).toMatch(/^(broken|empty|\d+ found)$/);
    }
  });

  it('an mbox file gives the mails before the cut', async () => {
    const text = mbox();
    for (let end = 1; end < text.length; end += 7) {
      expect(await problemOf(read(new File([text.slice(0, end)], 'Mail.mbox')))).toMatch(
        /^(empty|[123] found)$/,
      );
    }
  });
});

describe('changed bytes', () => {
  it.each(SAMPLE_PLATFORMS)('in a download of %s end with an outcome', async (platform) => {
    const whole = await packSample(platform);
    const { name } = SAMPLE_ARCHIVES[platform];
    const step = Math.max(1, Math.floor(whole.byteLength / 100));
    for (let at = 0; at < whole.byteLength; at += step) {
      const changed = whole.map((byte, place) => (place === at ? byte ^ 0x55 : byte));
      expect(await problemOf(read(new File([changed], name)))).toMatch(
        /^(broken|foreign|encrypted|unsupported|split|empty|huge|bomb|\d+ found)$/,
      );
    }
  });
});

describe('a reading', () => {
  it('is ended by its signal', async () => {
    const controller = new AbortController();
    const files = [new File([await youtube()], 'archive.zip')];
    const reading = readArchive(files, {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('enough')),
    });
    await expect(reading).rejects.toThrow('enough');
  });

  it('gives back the bytes that it has read, packed and unpacked, each once', async () => {
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

  it('tells its progress from 0 to 1', async () => {
    const shares: number[] = [];
    await readArchive([new File([await youtube()], 'archive.zip')], {
      signal: AbortSignal.timeout(20_000),
      onProgress: ({ share }) => void shares.push(share),
    });
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it.each(['packed', 'alone'])('tells its progress inside one large file too: %s', async (form) => {
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
    const path = 'Takeout/YouTube and YouTube Music/history/watch-history.json';
    const name = form === 'alone' ? 'watch-history.json' : 'takeout.zip';
    const bytes = form === 'alone' ? Buffer.from(history) : Buffer.from(await zipOf({ [path]: history }));
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
    const inside = shares.filter((share) => share > 0.05 && share < 0.95);
    expect(inside.length).toBeGreaterThan(3);
    expect(inside.length).toBeLessThan(110);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});

describe('texts of Meta’s exports', () => {
  it.each([
    ['Caf\u00c3\u00a9', 'Café'],
    ['Café', 'Café'],
    ['\u00e6\u0097\u00a5\u00e6\u009c\u00ac', '日本'],
    ['日本 Caf\u00c3\u00a9', '日本 Caf\u00c3\u00a9'],
    ['plain', 'plain'],
  ])('%j means %j', (given, meant) => {
    expect(mended(given)).toBe(meant);
  });
});
