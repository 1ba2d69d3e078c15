import { fromCallback, fromObservable, fromPromise } from 'xstate';
import type { DataRequestResult, SignIn, UserRecord } from '../types.ts';
import type { ConnectEvent } from './events.ts';
import type { Attempt, Confirmation, OauthReport, PasskeyMediation, Share, ShareRequest } from './ports.ts';

const unbound = (name: string) => new Error(`The actor ${name} has no ports: use implement()`);
const unboundPromise = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(unbound(name)));

/** The actors by their types; `implement` puts the ports in their place. */
export const UNBOUND_ACTORS = {
  sendCode: unboundPromise<string | undefined, { email: string }>('sendCode'),
  confirmCode: unboundPromise<SignIn, Confirmation>('confirmCode'),
  authorize: unboundPromise<string, { attempt: Attempt | null; user: UserRecord | null }>('authorize'),
  complete: unboundPromise<void, { attempt: Attempt | null; ticket: string; user: UserRecord | null }>(
    'complete',
  ),
  encryptPin: unboundPromise<string, { pin: string; user: UserRecord | null }>('encryptPin'),
  setPin: unboundPromise<void, { encryptedPin: string; user: UserRecord | null }>('setPin'),
  prepareResult: unboundPromise<DataRequestResult, ShareRequest>('prepareResult'),
  share: unboundPromise<Share, ShareRequest>('share'),
  oauthWindow: fromCallback<{ type: 'navigate'; url: string }, { attempt: Attempt | null }, OauthReport>(
    () => {},
  ),
  resendTicker: fromCallback<ConnectEvent>(() => {}),
  userWatch: fromCallback<ConnectEvent>(() => {}),
  readings: fromObservable<readonly string[], { user: UserRecord | null }>(() => ({
    subscribe: () => ({ unsubscribe: () => {} }),
  })),
  usePasskey: unboundPromise<SignIn, { mediation: PasskeyMediation }>('usePasskey'),
  addPasskey: unboundPromise<void, { user: UserRecord | null }>('addPasskey'),
};
