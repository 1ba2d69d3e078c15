import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { DataRequestResult, SignIn, UserRecord } from '../types.ts';
import type { ConnectEvent } from './events.ts';
import type {
  Attempt,
  Confirmation,
  OauthReport,
  PasskeyMediation,
  ReadingProgress,
  SentCode,
  Share,
  ShareRequest,
} from './ports.ts';

const notProvided = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('The machine has no ports: use implement()')));

/** The actors by type; `implement` provides the ones that call the ports. */
export const ACTORS = {
  sendCode: notProvided<SentCode | undefined, { email: string }>(),
  confirmCode: notProvided<SignIn, Confirmation>(),
  continueSession: notProvided<SignIn, void>(),
  authorize: notProvided<string, { attempt: Attempt | null; user: UserRecord | null }>(),
  complete: notProvided<void, { attempt: Attempt | null; ticket: string; user: UserRecord | null }>(),
  encryptPin: notProvided<string, { pin: string; user: UserRecord | null }>(),
  setPin: notProvided<void, { encryptedPin: string; user: UserRecord | null }>(),
  prepareResult: notProvided<DataRequestResult, ShareRequest>(),
  share: notProvided<Share, ShareRequest>(),
  oauthWindow: fromCallback<{ type: 'navigate'; url: string }, { attempt: Attempt | null }, OauthReport>(
    () => {},
  ),
  resendTicker: fromCallback<ConnectEvent>(() => {}),
  userWatch: fromCallback<ConnectEvent>(() => {}),
  readings: fromCallback<EventObject, { user: UserRecord | null }, ReadingProgress>(() => {}),
  usePasskey: notProvided<SignIn, { mediation: PasskeyMediation }>(),
  addPasskey: notProvided<void, { user: UserRecord | null }>(),
};
