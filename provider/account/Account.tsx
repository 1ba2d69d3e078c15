import { useEffect, useState } from 'react';
import type { Overview } from '../api/account-shapes.ts';
import { ActionDialog } from '../kit/ActionDialog.tsx';
import { useAnnounce } from '../kit/announce.tsx';
import { Problem } from '../kit/Problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { Apps } from './Apps.tsx';
import type { Acting, Done } from './acting.ts';
import { CallError, endSession, removePin } from './calls.ts';
import { Interests } from './Interests.tsx';
import { OwnData } from './OwnData.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Platforms } from './Platforms.tsx';
import { Hero } from './parts/Hero.tsx';
import { type SectionName, SectionNav } from './parts/SectionNav.tsx';
import { Sessions } from './Sessions.tsx';
import type { SignInNotice } from './SignIn.tsx';
import { useTexts } from './texts.tsx';

interface AccountProps {
  readonly overview: Overview;
  /** Reloads everything after an action. */
  readonly onChanged: () => Promise<void>;
  /** Reloads everything in the background. */
  readonly onFollow: () => Promise<void>;
  readonly onSignedOut: (notice: SignInNotice) => void;
  readonly onDeleted: (receiptsKept: number) => void;
}

interface ForgottenPinProps extends Pick<Acting, 'act' | 'finish'> {
  /** The section that asked for the PIN. */
  readonly section: SectionName;
  readonly onClose: () => void;
}

/** Removes the PIN of a person who has just signed in with a code. Without a recent sign-in, it asks for one first. */
function ForgottenPin({ section, act, finish, onClose }: ForgottenPinProps) {
  const { t } = useTexts();
  const remove = () =>
    act(async () => {
      await removePin();
      onClose();
      await finish(section, t('pin.removed'));
    });
  return (
    <ActionDialog
      title={t('pin.forgotten')}
      lead={t('pin.forgottenLead')}
      action={t('pin.remove')}
      isDangerous
      onClose={onClose}
      onSubmit={remove}
    />
  );
}

const FOLLOW_MS = 3_000;

/** Delay before the next poll; `null` if no reading is running. It respects a pause that a platform asked for. */
const newsInMs = ({ platforms }: Overview): number | null => {
  const waits = platforms.flatMap(({ reading }) =>
    reading?.state === 'reading' ? reading.waitS * 1000 : [],
  );
  return waits.length === 0 ? null : Math.max(FOLLOW_MS, Math.min(...waits));
};

export function Account({ overview, onChanged, onFollow, onSignedOut, onDeleted }: AccountProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const signingOut = useAction();
  const [done, setDone] = useState<Done | null>(null);
  const [forgottenIn, setForgottenIn] = useState<SectionName | null>(null);

  const acting: Acting = {
    act: async (work) => {
      setDone(null);
      try {
        await work();
      } catch (error) {
        if (!(error instanceof CallError && error.isSignedOut)) throw error;
        onSignedOut('signIn.again');
      }
    },
    done,
    finish: async (section, text) => {
      await onChanged();
      setDone({ section, text });
      announce(text);
    },
  };

  // A reading continues in the background, so the page polls for its progress.
  // biome-ignore lint/correctness/useExhaustiveDependencies: polls again after each answer while a reading is running
  useEffect(() => {
    const waitMs = newsInMs(overview);
    if (waitMs === null) return;
    const timer = setTimeout(onFollow, waitMs);
    return () => clearTimeout(timer);
  }, [overview]);

  const signOut = () => {
    const here = overview.sessions.find(({ isCurrent }) => isCurrent);
    return signingOut.run(() =>
      acting.act(async () => {
        if (here) await endSession(here.id);
        onSignedOut('signIn.out');
      }),
    );
  };

  return (
    <>
      <Hero overview={overview} busy={signingOut.busy} onSignOut={signOut} />
      <Problem error={signingOut.error} />
      <div className="columns">
        <SectionNav label={t('page.sections')} />
        <div className="sections">
          <Apps apps={overview.apps} {...acting} />
          <Platforms
            platforms={overview.platforms}
            offers={overview.offers}
            archives={overview.archives}
            {...acting}
          />
          <Interests platforms={overview.platforms} {...acting} />
          {overview.passkeys && (
            <Passkeys
              passkeys={overview.passkeys}
              hasPin={overview.hasPin}
              onPinForgotten={() => setForgottenIn('passkeys')}
              {...acting}
            />
          )}
          <Sessions
            sessions={overview.sessions}
            {...acting}
            onSignedOut={() => onSignedOut('signIn.outEverywhere')}
          />
          <OwnData
            overview={overview}
            {...acting}
            onDeleted={onDeleted}
            onPinForgotten={() => setForgottenIn('own')}
          />
        </div>
      </div>
      {forgottenIn && <ForgottenPin section={forgottenIn} {...acting} onClose={() => setForgottenIn(null)} />}
    </>
  );
}
