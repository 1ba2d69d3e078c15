import { type AnyActorRef, createActor } from 'xstate';
import type { CloseReason, ConnectEmitted } from '../types.ts';
import type { ConnectInput } from './events.ts';
import { implement } from './implement.ts';
import type { Ports } from './ports.ts';
import { selectStep } from './selectors.ts';

interface FlowStart {
  readonly ports: Ports;
  readonly input: ConnectInput;
  readonly provider: string;
  /** Receives the events that the machine emits; after `close` the dialog is gone. */
  readonly notify: (emitted: ConnectEmitted) => void;
}

/** The machine of one opening. An error that no state expects ends it: the dialog would take no press any more. */
export const startFlow = ({ ports, input, provider, notify }: FlowStart) => {
  const actor = createActor(implement(ports), { input });
  let isOpen = false;
  const stop = () => {
    const { children } = actor.getSnapshot();
    actor.stop();
    // XState leaves child actors running if the machine itself has failed.
    for (const child of Object.values<AnyActorRef | undefined>(children))
      child?.send({ type: 'xstate.stop' });
  };
  /** An open dialog reports a failure, then one close. */
  const fail = (error: unknown) => {
    console.error(error);
    stop();
    if (!isOpen) return;
    isOpen = false;
    const step = selectStep(actor.getSnapshot()) ?? 'email';
    notify({ type: 'failure', problem: { code: 'element.render', params: { provider } }, step });
    notify({ type: 'close', reason: 'removed' });
  };
  const close = (reason: CloseReason) => actor.send({ type: 'close', reason });
  actor.on('*', (emitted) => {
    if (emitted.type === 'open') isOpen = true;
    if (emitted.type === 'close') isOpen = false;
    notify(emitted);
  });
  actor.subscribe({ error: fail });
  return { actor, fail, close };
};

export type RunningFlow = ReturnType<typeof startFlow>;
