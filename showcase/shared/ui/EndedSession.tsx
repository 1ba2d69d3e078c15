import type { RefObject } from 'react';
import type { AppName } from '../connect/app-key.ts';
import type { ConnectElement } from '../connect/connect-element.ts';
import { forgetName } from '../connect/forget-name.ts';
import { useEnded } from '../connect/use-ended.ts';
import { leaving } from '../lib/leaving.ts';

export interface EndedSessionProps {
  readonly app: AppName;
  readonly connectRef: RefObject<ConnectElement | null>;
  /** Whether the page keeps something that the person shared. */
  readonly hasShared: boolean;
  /** Whether the widget is the sign-out button. */
  readonly isSignOut?: boolean;
  /** One sentence about what the page still does with it. */
  readonly text: string;
  readonly className?: string;
}

/** The log-out of a person who shared and has no widget's menu: their session has ended, or the script did not load. */
export const EndedSession = ({
  app,
  connectRef,
  hasShared,
  isSignOut,
  text,
  className = '',
}: EndedSessionProps) => {
  const reason = useEnded(connectRef, hasShared, isSignOut);
  if (reason === null) return null;
  const leave = () => {
    forgetName(app);
    // All tabs of the page do what they do at the widget's own sign-out.
    connectRef.current?.dispatchEvent(new Event('signout'));
  };
  return (
    <p className={`text-sm text-pretty ${className}`}>
      {reason} {text}{' '}
      <button
        type="button"
        onClick={leaving(leave)}
        className="touch-target min-h-6 font-semibold underline underline-offset-4"
      >
        Log out
      </button>
    </p>
  );
};
