import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { DataRequestResult, SignIn, UserRecord } from '../types.ts';
import type { ConnectEvent } from './events.ts';
import type {
  Attempt,
  Confirmation,
  OauthReport,
  PasskeyMediation,
  ReadingsTold,
  Share,
  ShareRequest,
} from './ports.ts';

const unboundPromise = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('The machine has no ports: use implement()')));

/** The actors by type; `implement` replaces them by the ports. */
export const UNBOUND_ACTORS = {
  sendCode: unboundPromise<string | undefined, { email: string }>(),
  confirmCode: unboundPromise<SignIn, Confirmation>(),
  authorize: unboundPromise<string, { attempt: Attempt | null; user: UserRecord | null }>(),
  complete: unboundPromise<void, { attempt: Attempt | null; ticket: string; user: UserRecord | null }>(),
  encryptPin: unboundPromise<string, { pin: string; user: UserRecord | null }>(),
  setPin: unboundPromise<void, { encryptedPin: string; user: UserRecord | null }>(),
  prepareResult: unboundPromise<DataRequestResult, ShareRequest>(),
  share: unboundPromise<Share, ShareRequest>(),
  oauthWindow: fromCallback<{ type: 'navigate'; url: string }, { attempt: Attempt | null }, OauthReport>(
    () => {},
  ),
  resendTicker: fromCallback<ConnectEvent>(() => {}),
  userWatch: fromCallback<ConnectEvent>(() => {}),
  readings: fromCallback<EventObject, { user: UserRecord | null }, ReadingsTold>(() => {}),
  usePasskey: unboundPromise<SignIn, { mediation: PasskeyMediation }>(),
  addPasskey: unboundPromise<void, { user: UserRecord | null }>(),
};
