import { ConnectButton } from '../../../shared/connect/ConnectButton.tsx';
import { useDeclined } from '../../../shared/connect/use-declined.ts';
import { Declined } from '../../../shared/ui/Declined.tsx';

export interface MemberSignInProps {
  readonly isSignedIn: boolean;
  readonly layout: 'right' | 'below';
}

/** The widget, or the sign-out button of a signed-in person. */
export const MemberSignIn = ({ isSignedIn, layout }: MemberSignInProps) => {
  const { isDeclined, answers } = useDeclined();
  return (
    <div className="grid justify-items-center gap-2">
      <ConnectButton
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
    </div>
  );
};
