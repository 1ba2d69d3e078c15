import { useEffect, useState } from 'react';
import type { Overview } from '../api/account-shapes.ts';
import { useAnnounce } from '../kit/announce.tsx';
import { Button } from '../kit/Button.tsx';
import { CallError } from '../kit/call.ts';
import { ActionDialog } from '../kit/Dialog.tsx';
import { Problem } from '../kit/Problem.tsx';
import { Monogram } from '../kit/Row.tsx';
import { Title } from '../kit/states.tsx';
import { useAction } from '../kit/use-action.ts';
import { Apps } from './Apps.tsx';
import { endSession, removePin } from './calls.ts';
import { Interests } from './Interests.tsx';
import { OwnData } from './OwnData.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Platforms } from './Platforms.tsx';
import { PreviewDialog, previewRequestIn } from './Preview.tsx';
import {
  type Acting,
  ActingContext,
  type Done,
  type SectionName,
  SectionNav,
  useActing,
} from './Section.tsx';
import { Sessions } from './Sessions.tsx';
import type { SignInNotice } from './SignIn.tsx';
import { useTexts } from './texts.tsx';

interface HeroProps {
  readonly overview: Overview;
  readonly busy: boolean;
  readonly onSignOut: () => void;
}

function Hero({ overview: { address, since, back }, busy, onSignOut }: HeroProps) {
  const { t, day } = useTexts();
  return (
    <div className="hero">
      <Monogram of={address} isLarge />
      <div className="hero-text">
        <Title>{t('page.title')}</Title>
        <p className="lead">
          <bdi className="address">{address}</bdi>
          <span>{t('page.since', { date: day(since) })}</span>
        </p>
        {back && (
          <a className="back" href={back.url}>
            {t('page.back', { app: back.app })}
          </a>
        )}
      </div>
      <svg className="hero-tiles" viewBox="0 0 132 96" aria-hidden="true">
        <rect className="tile-2" x="8" y="22" width="24" height="24" rx="6" />
        <rect className="tile-3" x="38" y="8" width="38" height="38" rx="9" />
        <rect className="tile-main" x="38" y="52" width="30" height="30" rx="8" />
        <rect className="tile-1" x="82" y="20" width="26" height="26" rx="7" transform="rotate(12 95 33)" />
        <rect className="tile-4" x="75" y="56" width="18" height="18" rx="5" transform="rotate(-9 84 65)" />
      </svg>
      <Button kind="soft" busy={busy} onPress={onSignOut}>
        {t('page.signOut')}
      </Button>
    </div>
  );
}

interface AccountProps {
  readonly overview: Overview;
  readonly onChanged: () => Promise<void>;
  /** Reloads everything in the background. */
  readonly onFollow: () => Promise<void>;
  readonly onSignedOut: (notice: SignInNotice) => void;
  readonly onDeleted: (receiptsKept: number) => void;
}

function ForgottenPin({ section, onClose }: { section: SectionName; onClose: () => void }) {
  const { act, finish } = useActing();
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

/** `null` if no reading is running. The delay respects a pause that a platform asked for. */
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
  const [previewRequest, setPreviewRequest] = useState(() => previewRequestIn(location.hash));
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

  const closePreview = () => {
    history.replaceState(null, '', location.pathname + location.search);
    setPreviewRequest(null);
  };

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
    <ActingContext value={acting}>
      <Hero overview={overview} busy={signingOut.busy} onSignOut={signOut} />
      <Problem error={signingOut.error} />
      <div className="columns">
        <SectionNav label={t('page.sections')} />
        <div className="sections">
          <Apps apps={overview.apps} />
          <Platforms platforms={overview.platforms} offers={overview.offers} archives={overview.archives} />
          <Interests platforms={overview.platforms} />
          {overview.passkeys && (
            <Passkeys
              passkeys={overview.passkeys}
              hasPin={overview.hasPin}
              onPinForgotten={() => setForgottenIn('passkeys')}
            />
          )}
          <Sessions sessions={overview.sessions} onSignedOut={() => onSignedOut('signIn.outEverywhere')} />
          <OwnData overview={overview} onDeleted={onDeleted} onPinForgotten={() => setForgottenIn('own')} />
        </div>
      </div>
      {previewRequest && <PreviewDialog request={previewRequest} onClose={closePreview} />}
      {forgottenIn && <ForgottenPin section={forgottenIn} onClose={() => setForgottenIn(null)} />}
    </ActingContext>
  );
}
