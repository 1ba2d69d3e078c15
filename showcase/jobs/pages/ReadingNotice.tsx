import { STILL_READING, WHY_GENERAL } from '../../shared/connect/why-general.ts';
import { leaving } from '../../shared/lib/leaving.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { PRODUCT } from '../constants.ts';
import { useJobs } from '../state/jobs-context.ts';
import { Notice } from '../ui/Notice.tsx';

/** The status of the last request for the person's interests. The board stays usable meanwhile. */
export const ReadingNotice = () => {
  const { inference, reading, why, rest, readAgain } = useJobs();
  if (reading === 'failed') {
    return (
      <Notice
        action={
          <Button variant="plain" onClick={leaving(readAgain)}>
            Try again
          </Button>
        }
      >
        {inference === null
          ? WHY_GENERAL.unread
          : 'Your interests could not be read, so the list stays as it was.'}
      </Notice>
    );
  }
  if (rest === 'ended') return <Notice>{WHY_GENERAL.ended}</Notice>;
  if (why === null && rest === 'awaited') return <Notice>{STILL_READING}</Notice>;
  // The line above the list says that it is being read: a notice would move the list.
  if (why === null) return null;
  return (
    <Notice
      action={
        why === 'failed' ? (
          <a href="/account#platforms" className="text-accent underline underline-offset-4">
            See why in your {PRODUCT} account
          </a>
        ) : undefined
      }
    >
      {WHY_GENERAL[why]}
    </Notice>
  );
};
