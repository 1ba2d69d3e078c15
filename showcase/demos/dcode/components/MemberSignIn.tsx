import { useRef } from 'react';
import { ConnectButton } from '../../../shared/connect/ConnectButton.tsx';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { useDeclined } from '../../../shared/connect/use-declined.ts';
import { Declined } from '../../../shared/ui/Declined.tsx';
import { EndedSession } from '../../../shared/ui/EndedSession.tsx';

export interface MemberSignInProps {
  readonly isSignedIn: boolean;
  readonly layout: 'right' | 'below';
}

/** The widget, or the sign-out button of a signed-in person. */
export const MemberSignIn = ({ isSignedIn, layout }: MemberSignInProps) => {
  const { isDeclined, answers } = useDeclined();
  const connect = useRef<ConnectElement>(null);
  return (
    <div className="grid justify-items-center gap-2">
      <ConnectButton
        ref={connect}
        app="dcode"
        appName="Dcode"
        loginType={isSignedIn ? 'signOut' : 'signIn'}
        buttonType={layout === 'below' ? 'icon' : 'pill'}
        textLayout={layout}
        textColor="white"
        requestData={['basic']}
        connectors={['github', 'linkedin', 'reddit', 'youtube']}
        autoFetch
        {...answers}
      />
      <Declined
        isDeclined={isDeclined && !isSignedIn}
        text="You are not signed in."
        className="max-w-[28ch] text-center"
      />
      <EndedSession
        app="dcode"
        connectRef={connect}
        hasShared={isSignedIn}
        isSignOut
        text="Your badges are still here."
        className="max-w-[28ch] text-center"
      />
    </div>
  );
};
