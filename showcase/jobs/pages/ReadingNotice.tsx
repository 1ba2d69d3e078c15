import type { WhyUnknown } from '../../shared/connect/inference.ts';
import { STILL_READING, WHY_GENERAL } from '../../shared/connect/personal-order.ts';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { PRODUCT } from '../constants.ts';
import { useJobs } from '../state/jobs-context.ts';
import { Notice } from '../ui/Notice.tsx';
// Texts for a person with own answers, who does not see the general list.
import WHY_OWN from './why-own.json';

export const ReadingNotice = ({ onConnect }: { readonly onConnect: () => void }) => {
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
  // The line above the list already says that it is being read, and a notice would move the list.
  if (why === null) return null;
  return (
    <Notice action={actionOf(why, onConnect)}>{inference === null ? WHY_GENERAL[why] : WHY_OWN[why]}</Notice>
  );
};

const actionOf = (why: WhyUnknown, onConnect: () => void) => {
  if (why === 'unconnected') {
    return (
      <Button variant="plain" onClick={onConnect}>
        Connect a platform
      </Button>
    );
  }
  return why === 'failed' ? (
    <a href="/account#platforms" className="text-accent underline underline-offset-4">
      See why in your {PRODUCT} account
    </a>
  ) : undefined;
};
