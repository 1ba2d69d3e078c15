import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';
import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import type { Browser, Page } from 'playwright-core';
import { mbox, subscriptionsCsv, watchJson } from '../support/google-archive.ts';
import { boundedRow, figureOf, type Table } from './report.ts';

const MB = 1024 * 1024;
const VIDEO_BYTES = 1_650 * MB;
const MAIL_BYTES = 600 * MB;
const HISTORY_BYTES = 40 * MB;
const LIMIT_MS = 60_000;
const LIMIT_MB = 300;
const TIMEOUT_MS = 600_000;
const EMAIL = 'bench@example.org';

const encoder = new TextEncoder();

function* repeated(bytes: Uint8Array, total: number, begin = '', end = '') {
  yield encoder.encode(begin);
  for (let left = Math.ceil(total / bytes.byteLength); left > 0; left -= 1) yield bytes;
  yield encoder.encode(end);
}

/** An attachment of a mail, which can hardly be compressed. */
const attachment = (): string =>
  Array.from({ length: 20_000 }, () =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(57))).toString('base64'),
  ).join('\n');

const streamOf = (chunks: AsyncIterator<Uint8Array>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const part = await chunks.next();
      if (part.done) controller.close();
      else controller.enqueue(new Uint8Array(part.value));
    },
  });

/** A Takeout of 2 GB: videos, mails with attachments, and a history of 100,000 videos. */
const writeTakeout = async (path: string): Promise<void> => {
  const file = await open(path, 'w');
  const target = new WritableStream<Uint8Array>({ write: async (chunk) => void (await file.write(chunk)) });
  const zip = new ZipWriter(target, { useWebWorkers: false, zip64: true });
  const add = async (name: string, chunks: () => Iterable<Uint8Array>, method: 'stored' | 'deflated') => {
    let uncompressedSize = 0;
    for (const { byteLength } of chunks()) uncompressedSize += byteLength;
    const content = Readable.from(chunks());
    // Node's own deflate runs in another thread; the library would also sum every byte in this one.
    const packed = method === 'stored' ? content : content.pipe(createDeflateRaw({ level: 1 }));
    await zip.add(name, streamOf(packed[Symbol.asyncIterator]()), {
      passThrough: true,
      compressionMethod: method === 'stored' ? 0 : 8,
      uncompressedSize,
      signature: 0,
    });
  };
  const folder = 'Takeout/YouTube and YouTube Music';
  const visits = watchJson().slice(1, -1);
  const mails = encoder.encode(mbox([{ from: 'Jane <jane@example.net>', text: attachment() }]));
  const history = () => repeated(encoder.encode(`${visits},`), HISTORY_BYTES, '[', `${visits}]`);
  await add(`${folder}/videos/holiday.mp4`, () => repeated(new Uint8Array(8 * MB), VIDEO_BYTES), 'stored');
  await add(`${folder}/history/watch-history.json`, history, 'deflated');
  await add(
    `${folder}/subscriptions/subscriptions.csv`,
    () => [encoder.encode(subscriptionsCsv())],
    'deflated',
  );
  await add('Takeout/Mail/All mail.mbox', () => repeated(mails, MAIL_BYTES), 'deflated');
  await zip.close();
  await file.close();
};

const signIn = async (page: Page, showcase: string) => {
  await page.goto(`${showcase}/account`);
  await page.locator('#dc-email').fill(EMAIL);
  await page.keyboard.press('Enter');
  await page.locator('#dc-code').waitFor();
  const inbox = await fetch(`${showcase}/sandbox/inbox?email=${encodeURIComponent(EMAIL)}`);
  const [code = ''] = /\b\d{6}\b/.exec(await inbox.text()) ?? [];
  await page.locator('#dc-code').fill(code);
  await page.locator('.hero').waitFor();
};

const SAMPLE_MS = 100;

const sumOf = (status: string, ...names: readonly string[]): number =>
  names.reduce(
    (sum, name) => sum + Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0),
    0,
  ) / 1024;

/** The largest memory of a page's process until `end`, in MB: `resident` with the browser's code, `own` without it. */
const watchMemory = async (browser: Browser) => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  let [own, resident] = [0, 0];
  const sample = async () => {
    for (const { id } of pages) {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      own = Math.max(own, sumOf(status, 'RssAnon', 'VmSwap'));
      resident = Math.max(resident, sumOf(status, 'VmHWM'));
    }
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  return async () => {
    clearInterval(timer);
    await sample();
    await session.detach();
    return { own, resident };
  };
};

export const benchArchive = async (browser: Browser, showcase: string): Promise<Table> => {
  const folder = await mkdtemp(join(tmpdir(), 'takeout-'));
  const context = await browser.newContext();
  try {
    const path = join(folder, 'takeout.zip');
    await writeTakeout(path);
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await signIn(page, showcase);
    await page.getByRole('button', { name: 'Read a download' }).click();
    const dialog = page.getByRole('dialog');
    const endMemory = await watchMemory(browser);
    const before = performance.now();
    await dialog.locator('.file-choice input').setInputFiles(path);
    await dialog.getByRole('button', { name: /^Add/ }).waitFor();
    const duration = performance.now() - before;
    const { own, resident } = await endMemory();
    return {
      title: `A Takeout of ${((await stat(path)).size / 1024 ** 3).toFixed(2)} GB, read at /account`,
      subject: 'reader',
      rows: [
        boundedRow('from the choice to the list of entries', 'ms', figureOf([duration]), LIMIT_MS),
        boundedRow(
          'memory of the tab, with the browser’s shared code, at most',
          'MB',
          figureOf([resident]),
          LIMIT_MB,
        ),
        boundedRow('memory that is the tab’s own, at most', 'MB', figureOf([own]), LIMIT_MB),
      ],
    };
  } finally {
    await context.close();
    await rm(folder, { recursive: true });
  }
};
