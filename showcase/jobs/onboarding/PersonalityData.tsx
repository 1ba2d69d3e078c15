import { useRef } from 'react';
import { ConnectButton } from '../../shared/connect/ConnectButton.tsx';
import type { DataRequestResult } from '../../shared/connect/connect-element.ts';
import { APP_NAME, LOGGED, PRODUCT, REQUESTED } from '../constants.ts';

export interface PersonalityDataProps {
  /** The person's answer, for the field of the dialog. */
  readonly email: string;
  /** Called after the person shared or declined. The onboarding continues in both cases. */
  readonly onSettled: () => void;
}

/** The widget and its text (specification §2.4). */
export const PersonalityData = ({ email, onSettled }: PersonalityDataProps) => {
  const isSettled = useRef(false);
  const weigh = ({ success, error }: DataRequestResult) => {
    isSettled.current = success !== false;
    if (success === false) console.error(LOGGED.onboarding, error);
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-muted">
        Connect your {PRODUCT} Account so we can learn about your personality.
      </p>
      <ConnectButton
        app="jobs"
        appName={APP_NAME}
        email={email}
        requestData={REQUESTED}
        autoFetch
        onComplete={weigh}
        // Waits for `close`: the widget posts its message between `complete` and `close`, and must be in the page until
        // then.
        onClose={() => isSettled.current && onSettled()}
      />
    </div>
  );
};
