import { ConnectButton } from '../../../shared/connect/ConnectButton.tsx';

export interface MemberSignInProps {
  readonly isSignedIn: boolean;
  readonly layout: 'right' | 'below';
}

/** The widget, or the sign-out button of a signed-in person. */
export const MemberSignIn = ({ isSignedIn, layout }: MemberSignInProps) => (
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
  />
);
