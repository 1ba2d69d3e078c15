import { type DragEvent, useId, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { useTexts } from '../texts.tsx';
import { droppedFiles } from './dropped-files.ts';
import { FolderChoice } from './FolderChoice.tsx';

interface FileChoiceProps {
  readonly problemId: string;
  /** Called with an empty list if a folder contains no file of a download. */
  readonly onChosen: (files: readonly File[]) => void;
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
