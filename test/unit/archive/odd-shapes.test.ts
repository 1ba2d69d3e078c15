import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { describe, expect, it } from 'vitest';
import { channel, csv, type Files, ODD_GOOGLE, SCHOOL, SUBSCRIPTIONS } from './odd-google.ts';
import { ODD_OTHERS } from './odd-others.ts';
import { linesOf, problemOf, read } from './reading.ts';

const bytesOf = (content: string | Uint8Array) =>
  new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content);

const zipOf = async (files: Files): Promise<Uint8Array<ArrayBuffer>> => {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [path, content] of Object.entries(files))
    await zip.add(path, new Uint8ArrayReader(bytesOf(content)));
  return new Uint8Array(await zip.close());
};

const readZip = async (files: Files) => read(new File([await zipOf(files)], 'archive.zip'));

const CASES = [...ODD_GOOGLE, ...ODD_OTHERS];

describe('an archive of an odd shape', () => {
  it.each(CASES)('%s', async (_, files, lines) => {
    expect(linesOf(await readZip(files))).toEqual(lines);
  });

  it('of the same files, chosen unpacked', async () => {
    for (const [title, files, lines] of CASES) {
      const chosen = Object.entries(files).map(([path, content]) => {
        const file = new File([bytesOf(content)], path.split(/[/\\]/).at(-1) ?? '');
        Object.defineProperty(file, 'webkitRelativePath', { value: path });
        return file;
      });
      expect(linesOf(await read(...chosen)), title).toEqual(lines);
    }
  });
});

describe('an archive within another one', () => {
  const inner = () => zipOf({ [SUBSCRIPTIONS]: csv(channel('Bread School')) });

  it('whose name has no ending that says so is foreign', async () => {
    expect(await problemOf(readZip({ 'backup.bin': await inner() }))).toBe('foreign');
  });

  it('is read beside a note of the person', async () => {
    const files = { 'note.txt': 'mine', 'takeout-1.zip': await inner() };
    expect(linesOf(await readZip(files))).toEqual(SCHOOL);
  });
});
