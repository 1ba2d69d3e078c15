import type { WhyUnknown } from '../../shared/connect/inference.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { PRODUCT } from '../constants.ts';
import { useJobs } from '../state/jobs-context.ts';
import { Notice } from '../ui/Notice.tsx';

/** Why the list stays general. */
const WHY: Readonly<Record<WhyUnknown, string>> = {
  unconnected:
    'You have connected no platform, so nothing is known of your interests: this is the general list.',
  reading: 'Your platforms are still being read. The list follows as soon as there is something to go by.',
  failed: 'Your platforms could not be read, so this is the general list.',
  nothing: `Nothing in your ${PRODUCT} data stood out yet, so this is the general list.`,
};

/** How the last attempt to read the person's interests stands; the board stays usable either way. */
export const ReadingNotice = () => {
  const { reading, why, readAgain } = useJobs();
  if (reading === 'failed') {
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
  }
  if (why === null) return reading === 'reading' ? <Notice>Reading your interests…</Notice> : null;
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
      {WHY[why]}
    </Notice>
  );
};
