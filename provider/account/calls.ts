import type { SourceId } from '../../common/platforms/ids.ts';
import type { SentEntry } from '../../widget/archive/found.ts';
import type {
  Authorized,
  Ended,
  EntryView,
  Erased,
  InterestsView,
  Overview,
  ReceiptAnswer,
  SignalsAdded,
  SignalView,
} from '../api/account-shapes.ts';
import type { PreviewView } from '../api/preview.ts';
import { createSend } from '../kit/call.ts';

const ask = createSend('/account/api/', 20_000);

const json = async <T>(...asked: Parameters<typeof ask>): Promise<T> => (await ask(...asked)).json();

/** `null` without a person from the widget, or if they are signed in here already. */
export const readEntry = async () => (await json<EntryView>('GET', 'entry')).entry;

export const continueAs = (address: string, pin: string | undefined) =>
  ask('POST', 'entry', { address, pin });

/** Tells the browser who is signed in, for its own dialog (FedCM). */
export const notifyBrowser = () => ask('POST', 'fedcm', {});

export const forgetEntry = () => ask('DELETE', 'entry');

export const passkeyOptions = (pin: string | undefined) => json<unknown>('POST', 'passkeys/options', { pin });

export const addPasskey = (credential: object) => ask('POST', 'passkeys', { credential });

export const removePasskey = (passkey: string) => ask('DELETE', `passkeys/${encodeURIComponent(passkey)}`);

export const readOverview = () => json<Overview>('GET', 'overview');

export const readReceipt = (grant: string) =>
  json<ReceiptAnswer>('GET', `receipts/${encodeURIComponent(grant)}`);

export type ReceiptKey = Pick<JsonWebKey, 'kty' | 'crv' | 'x' | 'y'> & { readonly kid: string };

/** The current and former keys; none if they cannot be read. */
export const readReceiptKeys = async (): Promise<readonly ReceiptKey[]> => {
  try {
    return (await (await fetch('/.well-known/receipt-keys.json')).json()).keys;
  } catch {
    return [];
  }
};

export const revokeApp = (app: string) => ask('DELETE', `apps/${encodeURIComponent(app)}`);

/** After the platform's consent page, the person returns to /account. */
export const authorizePlatform = async (platform: string, state: string): Promise<string> =>
  (await json<Authorized>('POST', `platforms/${encodeURIComponent(platform)}/authorize`, { state })).url;

export const completePlatform = (platform: string, completion: { state: string; ticket: string }) =>
  ask('POST', `platforms/${encodeURIComponent(platform)}/complete`, completion);

export const disconnectPlatform = (platform: string) =>
  ask('DELETE', `platforms/${encodeURIComponent(platform)}`);

export const readPlatformAgain = (platform: string) =>
  ask('POST', `platforms/${encodeURIComponent(platform)}/read`);

export const readInterests = () => json<InterestsView>('GET', 'interests');

export const readSignals = async (): Promise<readonly SignalView[]> =>
  (await json<{ readonly signals: readonly SignalView[] }>('GET', 'signals')).signals;

export const removeSignal = (signal: SignalView) => ask('POST', 'signals/remove', signal);

export const addSignals = (platform: SourceId, signals: readonly SentEntry[]) =>
  json<SignalsAdded>('POST', 'signals', { platform, signals });

export interface PreviewRequest {
  readonly app: string;
  readonly confirmations: readonly { readonly data: string; readonly tier: boolean }[];
}

export const readPreview = (request: PreviewRequest) =>
  json<PreviewView & { readonly app: string }>('POST', 'preview', request);

export const removeArchive = (platform: string) => ask('DELETE', `archives/${encodeURIComponent(platform)}`);

export const endSession = (session: string) =>
  json<Ended>('DELETE', `sessions/${encodeURIComponent(session)}`);

export const endAllSessions = () => json<Ended>('DELETE', 'sessions');

export const exportPerson = async (pin: string | undefined): Promise<string> =>
  JSON.stringify(await json<object>('POST', 'export', { pin }), null, 2);

export const removePin = () => ask('DELETE', 'pin');

export const erasePerson = (email: string, pin: string | undefined) =>
  json<Erased>('POST', 'delete', { email, pin });

export const codeInMailbox = async (email: string): Promise<string | undefined> => {
  const response = await fetch(`/sandbox/inbox?email=${encodeURIComponent(email)}`);
  if (!response.ok) return undefined;
  const { messages }: { messages: readonly { code: string }[] } = await response.json();
  return messages[0]?.code;
};
