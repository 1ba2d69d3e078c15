import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mbox, subscriptionsCsv } from '../../../showcase/sandbox/archives/google.ts';
import { type Files, tarOf } from '../../../showcase/sandbox/archives/pack.ts';
import { SAMPLE_ARCHIVES } from '../../../showcase/sandbox/archives/samples.ts';
import { tarEntries } from '../../../widget/archive/containers/tar.ts';
import type { FileEntry } from '../../../widget/archive/file-entry.ts';
import { gzipped, tarWithBinarySize, tarWithLongPath } from './raw-archives.ts';
import { linesOf, problemOf, read } from './reading.ts';

const SUBSCRIBED = 'follows Bread School';
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name);

describe('a tar archive', () => {
  const PATH = `Takeout/YouTube と YouTube Music/${'長い名前のフォルダ'.repeat(5)}/登録チャンネル.csv`;

  it.each(['pax', 'gnu'] as const)('has paths longer than a header has room for, as %s', async (format) => {
    const tar = tarWithLongPath(format, PATH, subscriptionsCsv());
    expect(linesOf(await read(fileOf(gzipped(tar), 'takeout-001.tgz')))).toContain(SUBSCRIBED);
    expect(linesOf(await read(fileOf(tar, 'takeout.tar')))).toContain(SUBSCRIBED);
  });

  it.each([
    ['packed', tarOf],
    ['not packed', (files: Files) => new Uint8Array(gunzipSync(tarOf(files)))],
  ])('gives files that are larger than the memory for them, %s', async (_, tarFrom) => {
    const files = {
      'a.json': 'a'.repeat(1_000),
      'b.json': 'b',
      'c.json': 'c'.repeat(700),
      'd.json': 'd'.repeat(40),
    };
    const ending = AbortSignal.timeout(20_000);
    const archive = new Blob([tarFrom(files)]);
    const entries = await tarEntries(archive, () => true, ending, 50, 100);
    const contentOf = async (entry: FileEntry) => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of entry.read(ending, () => {})) parts.push(new Uint8Array(part));
      return new Blob(parts).text();
    };
    const contents = await Promise.all(entries.map(contentOf));
    expect(contents).toEqual(Object.values(files));
    const cut = await tarEntries(archive, () => true, ending, 50, 100);
    const ended = AbortSignal.abort(new Error('The person cancels'));
    await expect(
      cut[0]
        ?.read(ended, () => {})
        [Symbol.asyncIterator]()
        .next(),
    ).rejects.toThrow('The person cancels');
  });

  it('is a Takeout as a `.tgz`, with mail of any size', async () => {
    const letters = Array.from({ length: 300 }, (_, at) =>
      mbox().replaceAll('example.com', `m${at}.example.com`),
    );
    const files = { ...SAMPLE_ARCHIVES.youtube.files, 'Takeout/Mail/All mail.mbox': letters.join('') };
    const outcome = await read(fileOf(tarOf(files), 'takeout-20261004T183000Z-001.tgz'));
    expect(linesOf(outcome)).toContain(SUBSCRIBED);
    expect(linesOf(outcome)).toContain('follows Robotics Weekly');
    expect(outcome.skipped).toBe(0);
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
