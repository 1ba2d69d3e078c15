import { type AnyActorRef, createActor } from 'xstate';
import { orUndefined } from '../common/or-undefined.ts';
import type { CloseReason, ConnectEmitted } from '../types.ts';
import type { ConnectInput } from './events.ts';
import { type ConnectActor, implement } from './implement.ts';
import type { Ports } from './ports.ts';
import { selectStep } from './selectors.ts';

interface FlowStart {
  readonly ports: Ports;
  readonly input: ConnectInput;
  /** The brand, for the text of a failure. */
  readonly provider: string;
  /** Receives the events that the machine emits; after `close` the dialog is gone. */
  readonly notify: (emitted: ConnectEmitted) => void;
}

export interface RunningFlow {
  readonly actor: ConnectActor;
  /** Ends an opening that cannot continue. An open dialog reports a failure, then one close. */
  readonly fail: (error: unknown) => void;
  /** Ends the opening, even if a built-in that the page has replaced stops the machine. */
  readonly close: (reason: CloseReason) => void;
}

/**
 * The machine of one opening. An error that no state expects (a port throws, or an answer has no usable shape) would leave
 * a dialog that takes no press; here it ends the opening.
 */
export const startFlow = ({ ports, input, provider, notify }: FlowStart): RunningFlow => {
  const actor = createActor(implement(ports), { input });
  let isOpen = false;
  const stop = () => {
    const { children } = actor.getSnapshot();
    actor.stop();
    // XState leaves child actors running if the machine itself has failed.
    for (const child of Object.values<AnyActorRef | undefined>(children))
      child?.send({ type: 'xstate.stop' });
  };
  const fail = (error: unknown) => {
    // A built-in that the page has replaced may throw here too.
    orUndefined(stop);
    if (isOpen) {
      isOpen = false;
      const step = orUndefined(() => selectStep(actor.getSnapshot())) ?? 'email';
      const problem = { code: 'element.render', params: { provider } } as const;
      orUndefined(() => notify({ type: 'failure', problem, step }));
      notify({ type: 'close', reason: 'removed' });
    }
    // The log comes last, because a page may have removed the console.
    console.error(error);
  };
  const close = (reason: CloseReason) => {
    let problem: unknown;
    try {
      actor.send({ type: 'close', reason });
    } catch (error) {
      problem = error;
    }
    if (isOpen) fail(problem);
  };
  actor.on('*', (emitted) => {
    if (emitted.type === 'open') isOpen = true;
    if (emitted.type === 'close') isOpen = false;
    notify(emitted);
  });
  actor.subscribe({ error: fail });
  return { actor, fail, close };
};
