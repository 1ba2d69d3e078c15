import type { RefObject } from 'react';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { useSignedIn } from '../../../shared/connect/use-signed-in.ts';

export interface LogOutProps {
  readonly connectRef: RefObject<ConnectElement | null>;
  /** The person shared. The session may have ended since. */
  readonly hasShared: boolean;
  readonly onLeave: () => void;
}

const reasonOf = (hasShared: boolean, widget: ConnectElement | null) => {
  if (!hasShared) return 'You are logged in by e-mail.';
  const ended = widget?.signedIn === false ? 'Your sign-in has ended.' : 'Your Mosaic menu could not load.';
  return `${ended} What you shared still picks your tournaments.`;
};

/** The log-out of a person without the widget's menu, which has a sign-out of its own. */
export const LogOut = ({ connectRef, hasShared, onLeave }: LogOutProps) =>
  useSignedIn(connectRef, hasShared) ? null : (
    <p className="mt-12 flex flex-wrap items-center gap-4 border-t border-(--gp-line) pt-5 text-sm text-(--gp-soft)">
      {reasonOf(hasShared, connectRef.current)}
      <button type="button" onClick={onLeave} className="gamp-button gamp-button-quiet">
        Log Out
      </button>
    </p>
  );
