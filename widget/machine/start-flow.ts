import { type AnyActorRef, createActor } from 'xstate';
import type { ConnectEmitted } from '../types.ts';
import type { ConnectInput } from './events.ts';
import { type ConnectActor, implement } from './implement.ts';
import type { Ports } from './ports.ts';
import { selectStep } from './selectors.ts';

interface FlowStart {
  readonly ports: Ports;
  readonly input: ConnectInput;
  /** The brand, for the text of a failure. */
  readonly provider: string;
  /** Takes what the machine emits; after `close` the dialog is gone. */
  readonly notify: (emitted: ConnectEmitted) => void;
}

export interface RunningFlow {
  readonly actor: ConnectActor;
  /** Ends an opening that cannot go on. An open dialog reports a failure, then one close. */
  readonly fail: (error: unknown) => void;
}

/**
 * The machine of one opening. An error that no state expects (a port throws, or an answer has no usable shape) would leave
 * a dialog that takes no press; here it ends the opening.
 */
export const startFlow = ({ ports, input, provider, notify }: FlowStart): RunningFlow => {
  const actor = createActor(implement(ports), { input });
  let isOpen = false;
  const fail = (error: unknown) => {
    const { children } = actor.getSnapshot();
    actor.stop();
    // XState leaves them running where the machine itself has failed.
    for (const child of Object.values<AnyActorRef | undefined>(children))
      child?.send({ type: 'xstate.stop' });
    if (isOpen) {
      isOpen = false;
      const step = selectStep(actor.getSnapshot());
      const problem = { code: 'element.render', params: { provider } } as const;
      notify({ type: 'failure', problem, step: step ?? 'email' });
      notify({ type: 'close', reason: 'removed' });
    }
    // Last: a page may have taken the console away.
    console.error(error);
  };
  actor.on('*', (emitted) => {
    if (emitted.type === 'open') isOpen = true;
    if (emitted.type === 'close') isOpen = false;
    notify(emitted);
  });
  actor.subscribe({ error: fail });
  return { actor, fail };
};
