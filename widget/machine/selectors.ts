import { canConnect, type ShownFacts } from '../domain/app-facts.ts';
import { type Platform, platformsFor } from '../domain/platforms.ts';
import { needsConsent } from '../domain/preview.ts';
import { type DataRow, rowsOf } from '../domain/request-data.ts';
import type { Problem } from '../errors.ts';
import type { Step } from '../types.ts';
import type { ConnectSnapshot } from './implement.ts';
import type { PasskeyHint } from './ports.ts';

const STEPS: readonly Step[] = ['email', 'code', 'success', 'onboarding', 'pin', 'training', 'dataRequest'];

/** Name of the present step; `null` while closed. */
export const selectStep = (snapshot: ConnectSnapshot): Step | null =>
  STEPS.find((step) => snapshot.matches(step)) ?? null;

/** Whether an action is running that must not start twice. */
export const selectBusy = (snapshot: ConnectSnapshot): boolean => snapshot.hasTag('busy');
/** Whether a code takes long to be sent. */
export const selectIsSlow = (snapshot: ConnectSnapshot): boolean => snapshot.hasTag('slow');
const isOfAccount = (problem: Problem | null) => problem?.code === 'signout.refused';
/** The failure of the step itself. */
export const selectProblem = ({ context: { problem } }: ConnectSnapshot): Problem | null =>
  isOfAccount(problem) ? null : problem;
/** The failure of a sign-out. Every step of a signed-in person offers one. */
export const selectAccountProblem = ({ context: { problem } }: ConnectSnapshot): Problem | null =>
  isOfAccount(problem) ? problem : null;
/** Whether the person must sign in again, because the session ended during this opening. */
export const selectIsExpired = (snapshot: ConnectSnapshot): boolean => snapshot.context.expired !== null;
export const selectCodeLength = (snapshot: ConnectSnapshot): number => snapshot.context.codeLength;
/** Whether the e-mail step offers to continue as the person of another application. */
export const selectIsKnown = (snapshot: ConnectSnapshot): boolean => snapshot.context.isKnown === true;
export const selectEmail = (snapshot: ConnectSnapshot): string => snapshot.context.email;
/** The visible name of the signed-in person, or `null`. */
export const selectUsername = ({ context: { user } }: ConnectSnapshot): string | null =>
  user && (user.username || user.email);

/** `cooling` until a new code may be requested. */
export type ResendStatus = 'cooling' | 'ready' | 'sending';
export const selectResend = (snapshot: ConnectSnapshot): ResendStatus =>
  (['ready', 'sending'] as const).find((resend) => snapshot.matches({ code: { resend } })) ?? 'cooling';
export const selectResendInS = (snapshot: ConnectSnapshot): number => snapshot.context.resendInS;

/** The use of passkeys: in the e-mail field's autofill, and by a button if one is likely. */
export const selectPasskeys = ({ context: { passkeys = 'none' } }: ConnectSnapshot): PasskeyHint => passkeys;

/** Whether the success step offers to add a passkey, after a sign-in by code. */
export const selectOffersPasskey = (snapshot: ConnectSnapshot): boolean =>
  snapshot.matches({ success: 'offering' }) || snapshot.matches({ success: 'adding' });

/** A platform for the onboarding step (specification §4.1). */
export type PlatformView = Platform &
  (
    | { readonly status: 'idle' | 'connected' }
    /** The provider cannot connect the platform, but its own page reads a download of it. */
    | { readonly status: 'download'; readonly href: string }
    /** `canCancel` is true once the window appears closed and there is no result (contract §2.6). */
    | { readonly status: 'connecting'; readonly canCancel: boolean }
    | { readonly status: 'failed'; readonly problem: Problem }
  );

const viewOf = (snapshot: ConnectSnapshot, platform: Platform): PlatformView => {
  const { app, attempt, connected, failures } = snapshot.context;
  const problem = failures[platform.connector];
  const isConnecting =
    snapshot.matches({ onboarding: 'connecting' }) || snapshot.matches({ onboarding: 'completing' });
  if (isConnecting && attempt?.platform === platform.connector) {
    return {
      ...platform,
      status: 'connecting',
      canCancel: snapshot.matches({ onboarding: { connecting: 'unconfirmed' } }),
    };
  }
  if (connected.includes(platform.connector)) return { ...platform, status: 'connected' };
  if (!canConnect(app, platform.connector))
    return {
      ...platform,
      status: 'download',
      href: `${selectAccountPages(snapshot)}#download=${platform.connector}`,
    };
  return problem ? { ...platform, status: 'failed', problem } : { ...platform, status: 'idle' };
};

/** Address of the provider's account pages, which read downloads; `undefined` if there are none. */
export const selectAccountPages = ({ context: { app } }: ConnectSnapshot): string | undefined =>
  app && app !== 'awaited' ? app.account : undefined;

/** Makes a new list each time: select with a deep or shallow comparison, or read it from the whole snapshot. */
export const selectPlatforms = (snapshot: ConnectSnapshot): PlatformView[] =>
  platformsFor(snapshot.context.options.connectors).map((platform) => viewOf(snapshot, platform));

/** Names of the connected platforms that the host lists, in its order, and of the person's other ones. */
export const selectConnected = ({ context: { options, connected, found } }: ConnectSnapshot): string[] => {
  const listed = platformsFor(options.connectors.filter((connector) => connected.includes(connector)));
  return [...new Set([...listed, ...found].map(({ name }) => name))];
};

export const selectOffersPlatforms = ({ context: { options } }: ConnectSnapshot): boolean =>
  options.connectors.length > 0;

export const selectCanContinue = (snapshot: ConnectSnapshot): boolean =>
  snapshot.can({ type: 'onboarding.continue' });

/** Number of the current timed training step, 1–4; 5 for "All set!". */
export const selectTrainingStep = (snapshot: ConnectSnapshot): number => {
  const at = (['step1', 'step2', 'step3', 'step4'] as const).findIndex((step) =>
    snapshot.matches({ training: step }),
  );
  return at === -1 ? 5 : at + 1;
};

export type DataRowView = DataRow & { readonly isSelected: boolean };
export const selectRows = (snapshot: ConnectSnapshot): DataRowView[] =>
  rowsOf(snapshot.context.options.requestData).map((row) => ({
    ...row,
    isSelected: snapshot.context.selected.includes(row.id),
  }));

/** Specification §8. `away`: the person decides in a window of the provider. */
export type ShareStatus = 'choosing' | 'sharing' | 'away' | 'shared' | 'failed';
export const selectShare = (snapshot: ConnectSnapshot): ShareStatus => {
  if (snapshot.matches({ dataRequest: 'shared' })) return 'shared';
  if (snapshot.matches({ dataRequest: 'failed' }) || snapshot.matches({ dataRequest: 'reported' })) {
    return 'failed';
  }
  if (snapshot.matches({ dataRequest: { sharing: 'away' } })) return 'away';
  return snapshot.matches({ dataRequest: 'choosing' }) ? 'choosing' : 'sharing';
};
export const selectLimits = ({ context: { limits } }: ConnectSnapshot) => limits;

const MINUTE_MS = 60_000;
const SHORTER_MS = { hour: 60 * MINUTE_MS, month: 43_200 * MINUTE_MS };
/**
 * End of the access that a press gives, in milliseconds; `undefined` if the server does not tell. In whole minutes: each
 * new value draws the step anew. `within` is the end of the grant within which a frame shares what it has shared before.
 */
export const selectUntil = ({ context }: ConnectSnapshot, within?: string): number | undefined => {
  const { app, limits, now, selected, user } = context;
  if (!app || app === 'awaited' || app.until === undefined) return undefined;
  const ends = [Date.parse(app.until)];
  if (limits.shorter) ends.push(Date.parse(now()) + SHORTER_MS[limits.shorter]);
  if (within && !needsConsent(user, selected, limits)) ends.push(Date.parse(within));
  return Math.floor(Math.min(...ends) / MINUTE_MS) * MINUTE_MS;
};

export const selectCanShare = (snapshot: ConnectSnapshot): boolean => snapshot.can({ type: 'data.share' });
/** Who asks: `awaited` before the server has answered, nothing in test mode. */
export const selectApp = ({ context: { app } }: ConnectSnapshot): ShownFacts | 'awaited' | null | undefined =>
  app;

export const selectHasPrivacyControl = ({ context }: ConnectSnapshot): boolean =>
  context.hasPrivacyControl === true && rowsOf(context.options.requestData).some((row) => !row.required);

/** The steps of a new person after signing in, for the progress in the header. */
export const SET_UP_STEPS = ['onboarding', 'pin', 'dataRequest'] as const satisfies readonly Step[];

/** Number of the present set-up step, 1–3; `null` for a person who has a PIN. */
export const selectSetUpStep = (snapshot: ConnectSnapshot): number | null => {
  const at = SET_UP_STEPS.findIndex((step) => snapshot.matches(step)) + 1;
  const { user, encryptedPin } = snapshot.context;
  const hasSetUp = !user?.pinCreated || encryptedPin !== '';
  return at > 0 && hasSetUp ? at : null;
};
