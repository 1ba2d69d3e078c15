import { ConnectButton, type ConnectButtonProps } from '../../../shared/connect/ConnectButton.tsx';
import { REQUESTED } from '../data.ts';

/** The widget: the only way in, and then the person's menu. */
export const Connect = (
  props: Pick<ConnectButtonProps, 'ref' | 'className' | 'textLayout' | 'onShare' | 'onDecline'>,
) => (
  <ConnectButton {...props} app="toona-discover" appName="Toona Discover" requestData={REQUESTED} autoFetch />
);
