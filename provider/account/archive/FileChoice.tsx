import { type DragEvent, useId, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { useTexts } from '../texts.tsx';

interface FileChoiceProps {
  readonly problemId: string;
  readonly onChosen: (files: readonly File[]) => void;
}

/** Files are chosen by a press or dropped. */
export function FileChoice({ problemId, onChosen }: FileChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const choose = (files: FileList | null) => {
    setIsOver(false);
    if (files && files.length > 0) onChosen([...files]);
  };
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <label
      className="file-choice"
      htmlFor={id}
      data-over={isOver}
      onDragOver={allow}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files);
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
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
