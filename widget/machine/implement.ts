import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { type ConnectMachine, dataConnectMachine } from './connect.machine.ts';
import type { Attempt, Ports } from './ports.ts';

export type ConnectActor = ActorRefFrom<ConnectMachine>;
export type ConnectSnapshot = SnapshotFrom<ConnectMachine>;

const attemptOf = (attempt: Attempt | null): Attempt => {
  if (!attempt) throw new Error('connecting starts with an attempt');
  return attempt;
};

/** The machine with all its effects bound to the ports. */
export const implement = (ports: Ports): ConnectMachine =>
  dataConnectMachine.provide({
    delays: { codeDelay: ports.codeDelayMs },
    actions: {
      saveUser: ({ context }) => context.user && ports.saveUser(context.user),
      saveSignIn: ({ context }) => ports.saveSignIn(context),
      forgetUser: ({ self }) => self.send({ type: ports.forgetUser() ? 'user.forgotten' : 'user.kept' }),
      endSession: ({ context }) => context.user && ports.endSession(context.user),
      skipPasskey: () => ports.skipPasskey(),
      startAttempt: assign((_, { platform }) => ({ attempt: ports.startAttempt(platform) })),
    },
    actors: {
      sendCode: fromPromise(({ input, signal }) => ports.sendCode(input.email, signal)),
      confirmCode: fromPromise(({ input, signal }) => ports.confirmCode(input, signal)),
      continueSession: fromPromise(({ signal }) => ports.continueSession(signal)),
      authorize: fromPromise(({ input, signal }) =>
        ports.authorize(attemptOf(input.attempt), input.user, signal),
      ),
      complete: fromPromise(({ input, signal }) =>
        ports.complete(attemptOf(input.attempt), input.ticket, input.user, signal),
      ),
      encryptPin: fromPromise(({ input }) => ports.encryptPin(input.pin, input.user)),
      setPin: fromPromise(({ input, signal }) => ports.setPin(input.encryptedPin, input.user, signal)),
      usePasskey: fromPromise(({ input, signal }) => ports.usePasskey(input.mediation, signal)),
      addPasskey: fromPromise(({ input, signal }) => ports.addPasskey(input.user, signal)),
      prepareResult: fromPromise(({ input }) => ports.prepareResult(input)),
      share: fromPromise(({ input: { onAway, ...request }, signal }) => ports.share(request, signal, onAway)),
      oauthWindow: fromCallback(({ input, sendBack, receive }) => {
        const opened = ports.openWindow(attemptOf(input.attempt), sendBack);
        receive(({ url }) => opened.navigate(url));
        return () => opened.close();
      }),
      resendTicker: fromCallback(({ sendBack }) => ports.everySecond(() => sendBack({ type: 'code.tick' }))),
      readings: fromCallback(({ input: { user }, emit }) =>
        user ? ports.watchReadings(user, (sentences) => emit({ type: 'read', sentences })) : undefined,
      ),
      userWatch: fromCallback(({ sendBack }) => ports.onUserGone(() => sendBack({ type: 'user.gone' }))),
    },
  });
