import { expect, it } from 'vitest';
import { droppedFiles, filesOfFolder } from '../../../provider/account/archive/FileChoice.tsx';
import { readArchive } from '../../../widget/archive/read-archive.ts';
import { watchHtml } from '../../support/google-archive.ts';

interface Folder {
  readonly [name: string]: string | Folder;
}

interface Entry {
  readonly name: string;
  readonly fullPath: string;
  readonly file?: (give: (file: File) => void) => void;
  readonly createReader?: () => { readonly readEntries: (give: (portion: readonly Entry[]) => void) => void };
}

const entryOf = (fullPath: string, content: string | Folder): Entry => {
  const name = fullPath.slice(fullPath.lastIndexOf('/') + 1);
  if (typeof content === 'string') return { name, fullPath, file: (give) => give(new File([content], name)) };
  const inner = Object.entries(content).map(([each, value]) => entryOf(`${fullPath}/${each}`, value));
  const createReader = () => {
    const left = [...inner];
    return { readEntries: (give: (portion: readonly Entry[]) => void) => give(left.splice(0, 1)) };
  };
  return { name, fullPath, createReader };
};

const dropOf = (content: Folder) => {
  const entries = Object.entries(content);
  return droppedFiles({
    files: entries.map(([name, each]) => new File([typeof each === 'string' ? each : ''], name)),
    items: entries.map(([name, each]) => ({ webkitGetAsEntry: () => entryOf(`/${name}`, each) })),
  });
};

it('a folder dropped at the account is read by its folders', async () => {
  const files = await dropOf({
    Takeout: {
      'YouTube and YouTube Music': { history: { 'x.html': watchHtml(), 'beach.jpg': 'a photo' }, empty: {} },
    },
  });
  expect(files).toHaveLength(1);
  const { found } = await readArchive(files, { signal: AbortSignal.timeout(20_000) });
  expect(found.map(({ text }) => text)).toContain('Bread School');
});

const inFolder = (path: string, content: string) => {
  const file = new File([content], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
};

it('a folder chosen at the account is read with its folders, without photos', async () => {
  const history = 'Takeout/YouTube and YouTube Music/history';
  const files = filesOfFolder([
    inFolder(`${history}/x.html`, watchHtml()),
    inFolder(`${history}/beach.jpg`, 'a photo'),
    inFolder('Takeout/archive_browser.html', '<title>Archive</title>'),
  ]);
  expect(files.map(({ name }) => name)).toEqual([
    `${history.replaceAll('/', '\\')}\\x.html`,
    'Takeout\\archive_browser.html',
  ]);
  const { found } = await readArchive(files, { signal: AbortSignal.timeout(20_000) });
  expect(found.map(({ text }) => text)).toContain('Bread School');
  expect(filesOfFolder([inFolder('photos/beach.jpg', 'a')])).toEqual([]);
});
