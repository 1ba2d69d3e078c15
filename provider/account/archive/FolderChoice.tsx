import { useId } from 'react';
import { useTexts } from '../texts.tsx';
import { filesOfFolder } from './dropped-files.ts';

interface FolderChoiceProps {
  readonly problemId: string;
  readonly onChosen: (files: readonly File[]) => void;
}

/** React has no type for this attribute. Before iOS 18.4, Safari on phones ignores it and offers files. */
const asFolder = (input: HTMLInputElement | null) => input?.setAttribute('webkitdirectory', '');

/** Chooses a download that the browser unpacked by itself, as Safari on a Mac does. */
export function FolderChoice({ problemId, onChosen }: FolderChoiceProps) {
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
