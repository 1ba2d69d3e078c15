import { type Ref, useState } from 'react';
import type { ConnectButtonProps } from '../../../shared/connect/ConnectButton.tsx';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { Declined } from '../../../shared/ui/Declined.tsx';
import { DialogHead } from '../../../shared/ui/DialogHead.tsx';
import { Overlay } from '../../../shared/ui/Overlay.tsx';
import { Connect } from './Connect.tsx';
import { JoinForm } from './JoinForm.tsx';

export interface JoinOverlayProps {
  readonly connectRef: Ref<ConnectElement | null>;
  readonly isOpen: boolean;
  /** The person's last answer was "Don't share". */
  readonly isDeclined: boolean;
  readonly answers: Pick<ConnectButtonProps, 'onShare' | 'onDecline'>;
  readonly onClose: () => void;
  readonly onEnter: (email: string) => void;
}

/** Sign-up and login in one dialog (specification §2.7). */
export const JoinOverlay = ({
  connectRef,
  isOpen,
  isDeclined,
  answers,
  onClose,
  onEnter,
}: JoinOverlayProps) => {
  const [isSynced, setSynced] = useState(false);
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
        <Connect ref={connectRef} connectors={isSynced ? ['youtube'] : undefined} {...answers} />
        <Declined isDeclined={isDeclined} text="The programme stays the one for everyone." className="mt-2" />
        <JoinForm isOpen={isOpen} isSynced={isSynced} onSync={setSynced} onEnter={onEnter} />
      </div>
    </Overlay>
  );
};
