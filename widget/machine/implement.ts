import { type ActorRefFrom, type EventObject, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import type { DataRequestResult, SignIn, UserRecord } from '../types.ts';
import { type ConnectMachine, machineOn } from './connect.machine.ts';
import type { ConnectEvent } from './events.ts';
import type {
  Attempt,
  Confirmation,
  OauthReport,
  PasskeyMediation,
  Ports,
  ReadingsTold,
  Share,
  ShareRequest,
} from './ports.ts';
import { setUp } from './setup.ts';

export type ConnectActor = ActorRefFrom<ConnectMachine>;
export type ConnectSnapshot = SnapshotFrom<ConnectMachine>;

const attemptOf = (attempt: Attempt | null): Attempt => {
  if (!attempt) throw new Error('connecting starts with an attempt');
  return attempt;
};

/** The machine with every actor bound to the ports. */
export const implement = (ports: Ports): ConnectMachine =>
  machineOn(
    setUp(
      {
        sendCode: fromPromise<string | undefined, { email: string }>(({ input, signal }) =>
          ports.sendCode(input.email, signal),
        ),
        confirmCode: fromPromise<SignIn, Confirmation>(({ input, signal }) =>
          ports.confirmCode(input, signal),
        ),
        authorize: fromPromise<string, { attempt: Attempt | null; user: UserRecord | null }>(
          ({ input, signal }) => ports.authorize(attemptOf(input.attempt), input.user, signal),
        ),
        complete: fromPromise<void, { attempt: Attempt | null; ticket: string; user: UserRecord | null }>(
          ({ input, signal }) => ports.complete(attemptOf(input.attempt), input.ticket, input.user, signal),
        ),
        encryptPin: fromPromise<string, { pin: string; user: UserRecord | null }>(({ input }) =>
          ports.encryptPin(input.pin, input.user),
        ),
        setPin: fromPromise<void, { encryptedPin: string; user: UserRecord | null }>(({ input, signal }) =>
          ports.setPin(input.encryptedPin, input.user, signal),
        ),
        usePasskey: fromPromise<SignIn, { mediation: PasskeyMediation }>(({ input, signal }) =>
          ports.usePasskey(input.mediation, signal),
        ),
        addPasskey: fromPromise<void, { user: UserRecord | null }>(({ input, signal }) =>
          ports.addPasskey(input.user, signal),
        ),
        prepareResult: fromPromise<DataRequestResult, ShareRequest>(({ input }) =>
          ports.prepareResult(input),
        ),
        share: fromPromise<Share, ShareRequest>(({ input, signal }) => ports.share(input, signal)),
        oauthWindow: fromCallback<
          { type: 'navigate'; url: string },
          { attempt: Attempt | null },
          OauthReport
        >(({ input, sendBack, receive }) => {
          const opened = ports.openWindow(attemptOf(input.attempt), sendBack);
          receive(({ url }) => opened.navigate(url));
          return () => opened.close();
        }),
        resendTicker: fromCallback<ConnectEvent>(({ sendBack }) =>
          ports.everySecond(() => sendBack({ type: 'code.tick' })),
        ),
        readings: fromCallback<EventObject, { user: UserRecord | null }, ReadingsTold>(
          ({ input: { user }, emit }) =>
            user ? ports.watchReadings(user, (sentences) => emit({ type: 'told', sentences })) : undefined,
        ),
        userWatch: fromCallback<ConnectEvent>(({ sendBack }) =>
          ports.onUserGone(() => sendBack({ type: 'user.gone' })),
        ),
      },
      ports,
    ),
  );
