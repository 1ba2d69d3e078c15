import { ConnectButton } from '../../../shared/connect/ConnectButton.tsx';

export interface MemberSignInProps {
  readonly isSignedIn: boolean;
  readonly onSignOut: () => void;
  readonly layout: 'right' | 'below';
}

/** The widget, as the door in or the door out. */
export const MemberSignIn = ({ isSignedIn, onSignOut, layout }: MemberSignInProps) => (
  <ConnectButton
    appName="Dcode"
    loginType={isSignedIn ? 'signOut' : 'signIn'}
    buttonType={layout === 'below' ? 'icon' : 'pill'}
    textLayout={layout}
    textColor="white"
    requestData={['basic', 'preferences']}
    connectors={['github', 'linkedin', 'reddit', 'youtube']}
    autoFetch
    onSignOut={onSignOut}
  />
);
