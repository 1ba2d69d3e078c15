import type { RefObject } from 'react';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { useSignedIn } from '../../../shared/connect/use-signed-in.ts';

export interface LogOutProps {
  readonly connectRef: RefObject<ConnectElement | null>;
  readonly onLeave: () => void;
}

/** The way out for a person who logged in by e-mail. The menu of the widget has a sign-out of its own. */
export const LogOut = ({ connectRef, onLeave }: LogOutProps) =>
  useSignedIn(connectRef) ? null : (
    <p className="mt-12 flex flex-wrap items-center gap-4 border-t border-(--gp-line) pt-5 text-sm text-(--gp-soft)">
      You are logged in by e-mail.
      <button type="button" onClick={onLeave} className="gamp-button gamp-button-quiet">
        Log Out
      </button>
    </p>
  );
