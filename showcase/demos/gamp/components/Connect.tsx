import { ConnectButton, type ConnectButtonProps } from '../../../shared/connect/ConnectButton.tsx';
import { TIERS } from '../data.ts';

/** The widget: the way in on the login screen, and the person's menu in the header. */
export const Connect = (props: Pick<ConnectButtonProps, 'ref' | 'className' | 'onShare' | 'onDecline'>) => (
  <ConnectButton
    {...props}
    app="gamp"
    appName="GAMP"
    requestData={TIERS}
    theme="dark"
    loginType="signUp"
    autoFetch
  />
);
