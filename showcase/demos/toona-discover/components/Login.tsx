import { personKeyOf } from '../../../shared/connect/person-key.ts';
import { useUnlessStored } from '../../../shared/lib/unless-stored.ts';
import { BackHome } from '../../../shared/ui/BackHome.tsx';
import { Connect } from './Connect.tsx';
import { SceneArt } from './SceneArt.tsx';
import { Wordmark } from './Wordmark.tsx';

export interface LoginProps {
  readonly hasDeclined: boolean;
  readonly onShare: () => void;
  readonly onDecline: () => void;
}

/** Every visitor logs in first, and the widget is the only way to log in (specification §4.6). */
export const Login = ({ hasDeclined, onShare, onDecline }: LoginProps) => (
  <main
    data-unless-stored={useUnlessStored(personKeyOf('toona-discover'))}
    className="relative grid min-h-dvh content-end overflow-hidden px-4 py-20 sm:content-center sm:px-8"
  >
    <SceneArt image="sea" className="absolute inset-0 size-full" />
    <BackHome className="absolute top-4 left-4 bg-(--td-card) opacity-100 sm:top-6 sm:left-6" />
    <div className="discover-card relative mx-auto grid w-full max-w-md justify-items-start gap-4 p-6 sm:ml-[6%] sm:p-9">
      <Wordmark className="text-2xl" />
      <h1 className="discover-title text-4xl sm:text-5xl">Look up. There is more to watch.</h1>
      <p className="text-(--td-soft)">
        Lists, guides, songs and films, gathered around what you like. Log in and your interests come along.
      </p>
      <div className="mt-1">
        <Connect textLayout="below" onShare={onShare} onDecline={onDecline} />
      </div>
      <p role="status" className="text-sm text-(--td-soft) empty:sr-only">
        {hasDeclined && 'Nothing was shared, so you are not logged in. Sign in again to choose anew.'}
      </p>
    </div>
  </main>
);
