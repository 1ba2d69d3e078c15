import type { Ref } from 'react';
import { ConnectButton, type ConnectButtonProps } from '../../../shared/connect/ConnectButton.tsx';
import type { ConnectElement, ConnectorName } from '../../../shared/connect/connect-element.ts';
import { useScreenTheme } from '../../../shared/theme/use-theme.ts';

export interface ConnectProps extends Pick<ConnectButtonProps, 'onShare' | 'onDecline'> {
  readonly ref?: Ref<ConnectElement | null>;
  readonly connectors?: readonly ConnectorName[];
  readonly className?: string;
}

/** The widget of the Join overlay, and of the top bar once the person is signed in. */
export const Connect = ({
  connectors = ['youtube', 'instagram', 'reddit', 'pinterest'],
  ...place
}: ConnectProps) => (
  <ConnectButton
    {...place}
    app="odysee"
    appName="Odysee"
    loginType="signUp"
    textColor={useScreenTheme() === 'dark' ? 'white' : 'black'}
    requestData={['basic', 'reasons']}
    connectors={connectors}
    autoFetch
  />
);
