import { type ComponentProps, type DragEvent, useId, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { useTexts } from '../texts.tsx';

/** Files of a download. Photos and videos of an unpacked one are left out before they are opened. */
const OF_DOWNLOADS = /\.(?:json|js|html?|csv|txt|mbox|zip|tgz|tar|gz)$|^mbox$/i;

const MAX_FILES = 20_000;

/** An entry as browsers give it (File and Directory Entries API); `file` of files, `createReader` of folders. */
interface DroppedEntry {
  readonly name: string;
  readonly fullPath: string;
  readonly file?: (give: (file: File) => void, fail: (reason: unknown) => void) => void;
  readonly createReader?: () => {
    readonly readEntries: (
      give: (portion: readonly DroppedEntry[]) => void,
      fail: (reason: unknown) => void,
    ) => void;
  };
}

interface Drop {
  readonly files: Iterable<File>;
  readonly items: Iterable<{ readonly webkitGetAsEntry: () => DroppedEntry | null }>;
}

/** A browser gives the entries of a folder in portions; the last one is empty. */
const entriesOf = async (folder: DroppedEntry): Promise<readonly DroppedEntry[]> => {
  const reader = folder.createReader?.();
  const all: DroppedEntry[] = [];
  while (reader && all.length < MAX_FILES) {
    const portion = await new Promise<readonly DroppedEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (portion.length === 0) break;
    all.push(...portion);
  }
  return all;
};

/** The method needs its entry as `this`. */
const contentOf = (entry: DroppedEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file?.(resolve, reject);
  });

const isFolder = ({ createReader }: DroppedEntry) => createReader !== undefined;

/** A worker does not receive a file's path. The reader takes a backslash in a name for a folder's end. */
const withPath = (content: File, path: string) =>
  new File([content], path.replace(/^\//, '').replaceAll('/', '\\'));

const filesIn = async (dropped: DroppedEntry): Promise<readonly File[]> => {
  const waiting = [dropped];
  const files: File[] = [];
  for (let next = waiting.pop(); next !== undefined && files.length < MAX_FILES; next = waiting.pop()) {
    waiting.push(...(await entriesOf(next)));
    if (next.file === undefined || !OF_DOWNLOADS.test(next.name)) continue;
    files.push(withPath(await contentOf(next), next.fullPath));
  }
  return files;
};

/** The files, also those in dropped folders, with their paths as names. */
export const droppedFiles = async ({ files, items }: Drop): Promise<readonly File[]> => {
  const chosen = [...files];
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(isFolder)) return chosen;
  const walked: File[] = [];
  for (const entry of entries) walked.push(...(await filesIn(entry)));
  return walked;
};

export const filesOfFolder = (chosen: Iterable<File>): readonly File[] =>
  [...chosen]
    .filter(({ name }) => OF_DOWNLOADS.test(name))
    .slice(0, MAX_FILES)
    .map((file) => withPath(file, file.webkitRelativePath || file.name));

interface FileChoiceProps {
  readonly problemId: string;
  /** Called with an empty list if a folder contains no file of a download. */
  readonly onChosen: (files: readonly File[]) => void;
}

/** React has no type for this attribute. Before iOS 18.4, Safari on phones ignores it and offers files. */
const asFolder = (input: HTMLInputElement | null) => input?.setAttribute('webkitdirectory', '');

function FileInput({ problemId, onChosen, ...rest }: FileChoiceProps & ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      type="file"
      multiple
      aria-describedby={problemId}
      onChange={({ target }) => {
        if (target.files && target.files.length > 0) onChosen([...target.files]);
        // Otherwise choosing the same file again fires no event.
        target.value = '';
      }}
    />
  );
}

export function FileChoice({ problemId, onChosen }: FileChoiceProps) {
  const { t } = useTexts();
  const [id, folderId] = [useId(), useId()];
  const [isOver, setIsOver] = useState(false);
  const drop = async (transfer: DataTransfer) => {
    setIsOver(false);
    // Read before the first wait: the transfer is empty after the event.
    const alone = [...transfer.files];
    const files = await droppedFiles(transfer).catch(() => alone);
    if (alone.length > 0) onChosen(files);
  };
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <>
      <label
        className="file-choice"
        htmlFor={id}
        data-over={isOver}
        onDragOver={allow}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          void drop(event.dataTransfer);
        }}
      >
        <Icon name="down" />
        <strong>{t('archive.choose')}</strong>
        <span className="muted">{t('archive.drop')}</span>
        <FileInput id={id} problemId={problemId} onChosen={onChosen} />
      </label>
      {/* For a download that the browser unpacked by itself, as Safari on a Mac does. */}
      <label className="folder-choice" htmlFor={folderId}>
        {t('archive.folder')}
        <FileInput
          ref={asFolder}
          id={folderId}
          problemId={problemId}
          onChosen={(files) => onChosen(filesOfFolder(files))}
        />
      </label>
    </>
  );
}
