import { ConnectButton, type ConnectButtonProps } from '../../../shared/connect/ConnectButton.tsx';
import { TIERS } from '../data.ts';

/** The widget: one of the two ways to start, and the person's menu beside every page. */
export const Connect = (props: Pick<ConnectButtonProps, 'ref' | 'className' | 'onShare' | 'onDecline'>) => (
  <ConnectButton {...props} app="gigi" appName="Gigi" requestData={TIERS} textColor="white" autoFetch />
);
