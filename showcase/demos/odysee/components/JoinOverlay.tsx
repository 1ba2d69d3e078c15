import { useState } from 'react';
import { ConnectButton } from '../../../shared/connect/ConnectButton.tsx';
import { useScreenTheme } from '../../../shared/theme/use-theme.ts';
import { DialogHead } from '../../../shared/ui/DialogHead.tsx';
import { Overlay } from '../../../shared/ui/Overlay.tsx';
import { JoinForm } from './JoinForm.tsx';

export interface JoinOverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onEnter: (email: string) => void;
}

/** Sign-up and login in one dialog (specification §2.7). */
export const JoinOverlay = ({ isOpen, onClose, onEnter }: JoinOverlayProps) => {
  const [isSynced, setSynced] = useState(false);
  const isDark = useScreenTheme() === 'dark';
  return (
    <Overlay isOpen={isOpen} onClose={onClose} labelledBy="odysee-join" className="od-dialog max-w-[27rem]">
      <div className="od-bars" aria-hidden="true" />
      <div className="p-6 sm:p-8">
        <DialogHead
          titleId="odysee-join"
          title="Join"
          closeClassName=""
          titleClassName="od-display text-4xl leading-none font-bold tracking-[-0.03em]"
        />
        <p className="mt-2 mb-5 pr-8 text-muted text-pretty">Tune the station to what you actually watch.</p>
        <ConnectButton
          app="odysee"
          appName="Odysee"
          loginType="signUp"
          textColor={isDark ? 'white' : 'black'}
          requestData={['basic', 'personality', 'preferences', 'reasons']}
          connectors={isSynced ? ['youtube'] : ['youtube', 'instagram', 'reddit', 'pinterest']}
          autoFetch
        />
        <JoinForm isOpen={isOpen} isSynced={isSynced} onSync={setSynced} onEnter={onEnter} />
      </div>
    </Overlay>
  );
};
