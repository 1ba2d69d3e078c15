import { Download, Trash2 } from 'lucide-react';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { type Kept, NO_MARKS, storedMarks, withAllBack } from '../marks/marks.ts';
import { savedTable } from '../marks/saved-table.ts';
import { useJobs } from '../state/jobs-context.ts';

/** Spreadsheets read UTF-8 only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

const download = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser begins to read the file during the press, so the address can be revoked after it.
  setTimeout(() => URL.revokeObjectURL(address));
};

/** Export of the saved postings, and the removal of everything on the page. */
export const SavedActions = ({ kept }: { kept: readonly Kept[] }) => {
  const { offerUndo } = useJobs();
  const removeAll = () => {
    const before = storedMarks.change(() => NO_MARKS);
    const revert = () => storedMarks.change((marks) => withAllBack(marks, before));
    offerUndo({ text: 'Everything on this page is removed.', revert });
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {kept.length > 0 && (
        <Button variant="plain" onClick={() => download('saved-internships.csv', savedTable(kept))}>
          <Download aria-hidden="true" className="size-4" />
          Export for a spreadsheet
        </Button>
      )}
      <Button variant="quiet" onClick={leaving(removeAll)}>
        <Trash2 aria-hidden="true" className="size-4" />
        Remove all
      </Button>
    </div>
  );
};
