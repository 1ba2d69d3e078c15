import type { RefObject } from 'react';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { useEnded } from '../../../shared/connect/use-ended.ts';

export interface LogOutProps {
  readonly connectRef: RefObject<ConnectElement | null>;
  /** The person shared. The session may have ended since. */
  readonly hasShared: boolean;
  readonly onLeave: () => void;
}

/** The log-out of a person without the widget's menu, which has a sign-out of its own. */
export const LogOut = ({ connectRef, hasShared, onLeave }: LogOutProps) => {
  const ended = useEnded(connectRef, hasShared);
  return hasShared && ended === null ? null : (
    <p className="mt-12 flex flex-wrap items-center gap-4 border-t border-(--gp-line) pt-5 text-sm text-(--gp-soft)">
      {ended === null
        ? 'You are logged in by e-mail.'
        : `${ended} What you shared still picks your tournaments.`}
      <button type="button" onClick={onLeave} className="gamp-button gamp-button-quiet">
        Log Out
      </button>
    </p>
  );
};
