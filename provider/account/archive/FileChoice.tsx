import { type DragEvent, useId, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { useTexts } from '../texts.tsx';
import { droppedFiles, filesOfFolder } from './dropped-files.ts';

interface FileChoiceProps {
  readonly problemId: string;
  /** Called with an empty list if a folder contains no file of a download. */
  readonly onChosen: (files: readonly File[]) => void;
}

/** React has no type for this attribute. Before iOS 18.4, Safari on phones ignores it and offers files. */
const asFolder = (input: HTMLInputElement | null) => input?.setAttribute('webkitdirectory', '');

/** Chooses a download that the browser unpacked by itself, as Safari on a Mac does. */
function FolderChoice({ problemId, onChosen }: FileChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <label className="folder-choice" htmlFor={id}>
      {t('archive.folder')}
      <input
        ref={asFolder}
        id={id}
        type="file"
        multiple
        aria-describedby={problemId}
        onChange={({ target }) => {
          if (target.files && target.files.length > 0) onChosen(filesOfFolder(target.files));
          // Otherwise choosing the same folder again fires no event.
          target.value = '';
        }}
      />
    </label>
  );
}

/** Files are chosen by a press, alone or in a folder, or dropped. */
export function FileChoice({ problemId, onChosen }: FileChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const choose = (files: FileList | null) => {
    if (files && files.length > 0) onChosen([...files]);
  };
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
        <input
          id={id}
          type="file"
          multiple
          aria-describedby={problemId}
          onChange={({ target }) => {
            choose(target.files);
            // Otherwise choosing the same file again fires no event.
            target.value = '';
          }}
        />
      </label>
      <FolderChoice problemId={problemId} onChosen={onChosen} />
    </>
  );
}
