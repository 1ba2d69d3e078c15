import { Button } from '../../shared/ui/Button.tsx';
import { PRODUCT } from '../constants.ts';
import { useJobs } from '../state/jobs-context.ts';
import { Notice } from '../ui/Notice.tsx';

/** How the last attempt to read the person's interests stands; the board stays usable either way. */
export const ReadingNotice = () => {
  const { reading, readAgain } = useJobs();
  switch (reading) {
    case 'reading':
      return <Notice>Reading your interests…</Notice>;
    case 'failed':
      return (
        <Notice
          action={
            <Button look="plain" onClick={readAgain}>
              Try again
            </Button>
          }
        >
          Your interests could not be read, so the list stays as it was.
        </Notice>
      );
    case 'nothing':
      return <Notice>Nothing in your {PRODUCT} data stood out yet, so the list stays as it was.</Notice>;
    case 'idle':
      return null;
  }
};
