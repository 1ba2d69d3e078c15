import type { RefObject } from 'react';
import { ConnectButton } from '../../../shared/connect/ConnectButton.tsx';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { openWidget } from '../../../shared/connect/open-widget.ts';
import { personKeyOf } from '../../../shared/connect/person-key.ts';
import { useDeclined } from '../../../shared/connect/use-declined.ts';
import { ComingSoonButton } from '../../../shared/ui/ComingSoon.tsx';
import { Declined } from '../../../shared/ui/Declined.tsx';
import { DialogHead } from '../../../shared/ui/DialogHead.tsx';
import { EndedSession } from '../../../shared/ui/EndedSession.tsx';
import { Overlay } from '../../../shared/ui/Overlay.tsx';
import { Initial } from './Initial.tsx';

const CHOICE =
  'flex min-h-13 w-full items-center gap-3 border-2 border-(--rule) bg-(--sheet) pr-4 text-left font-semibold hover:bg-sunken';

const Choice = ({ name }: { name: string }) => (
  <>
    <Initial of={name} className="size-12 border-r-2 border-(--rule) text-3xl leading-none" />
    {name}
  </>
);

const TEXTS = {
  join: {
    title: 'Sign up or log in',
    lead: 'Share what you care about and the next issue is set around you. Or close this and read the one for everyone.',
    note: 'Prints your own issue at once.',
  },
  signedIn: {
    title: 'Your issue',
    lead: 'Choose anew what you share and the next issue is set around it. Or sign out, and let someone else read theirs.',
    note: 'Here are your platforms and your account too.',
  },
} as const;

export interface JoinOverlayProps {
  readonly connectRef: RefObject<ConnectElement | null>;
  readonly isOpen: boolean;
  readonly isSignedIn: boolean;
  /** The person shared. The session may have ended since. */
  readonly hasShared: boolean;
  readonly onClose: () => void;
}

/** Sign-up and login in one dialog (specification §2.6). The button "Email" opens the widget's own e-mail step. */
export const JoinOverlay = ({ connectRef, isOpen, isSignedIn, hasShared, onClose }: JoinOverlayProps) => {
  const { isDeclined, answers } = useDeclined();
  const texts = TEXTS[isSignedIn ? 'signedIn' : 'join'];
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      labelledBy="copus-join"
      unlessStored={personKeyOf('copus')}
      className="max-w-md border-2 border-(--rule) bg-(--paper) text-ink"
    >
      <div className="p-6 sm:p-8">
        <DialogHead
          titleId="copus-join"
          title={texts.title}
          closeClassName=""
          titleClassName="copus-offset font-display text-5xl leading-[0.9] font-bold tracking-tight text-(--first)"
        />
        <p className="mt-4 leading-snug text-pretty">{texts.lead}</p>
        <div className="mt-6 flex flex-col items-start gap-2 bg-(--sheet) p-4 outline-2 outline-(--second)">
          <ConnectButton
            ref={connectRef}
            app="copus"
            appName="Copus"
            loginType="signUp"
            requestData={['basic', 'reasons']}
            connectors={['reddit', 'youtube', 'pinterest', 'github']}
            autoFetch
            {...answers}
          />
          <p className="text-sm text-muted">{texts.note}</p>
          <Declined isDeclined={isDeclined} text="The issue stays the one for everyone." />
          <EndedSession
            app="copus"
            connectRef={connectRef}
            hasShared={hasShared}
            text="The issue is still set around you."
          />
        </div>
        {!isSignedIn && (
          <div className="mt-5 grid gap-2.5">
            <ComingSoonButton className={CHOICE}>
              <Choice name="Google" />
            </ComingSoonButton>
            <ComingSoonButton className={CHOICE}>
              <Choice name="Facebook" />
            </ComingSoonButton>
            <button type="button" className={CHOICE} onClick={() => openWidget(connectRef.current)}>
              <Choice name="Email" />
            </button>
          </div>
        )}
      </div>
    </Overlay>
  );
};
