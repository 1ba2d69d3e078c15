import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ConnectActor, ConnectSnapshot } from '../machine/implement.ts';
import { selectStep } from '../machine/selectors.ts';
import type { ConnectOptions, Step } from '../types.ts';
import type { Texts } from './texts.ts';

/** All that the flow shows and speaks to. */
export interface FlowView {
  readonly actor: ConnectActor;
  readonly options: ConnectOptions;
  readonly texts: Texts;
  /** BCP 47 tag of the texts. */
  readonly lang: string;
  /** BCP 47 tag that was asked for, by which times are written. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** A step to draw in one piece. */
  readonly urgent?: Step | undefined;
  /** Called once a step stands on the screen. */
  readonly onShown?: (step: Step) => void;
}

/** What a view reads of the machine. */
type Snapshots = Pick<ConnectActor, 'getSnapshot' | 'subscribe'>;

interface StepContext extends FlowView {
  readonly snapshots: Snapshots;
}

/** The machine as it is at `step`, and as it was there last once it has gone on. */
export const snapshotsAt = (actor: ConnectActor, step: Step): Snapshots => {
  let last = actor.getSnapshot();
  return {
    subscribe: actor.subscribe.bind(actor),
    getSnapshot: () => {
      const snapshot = actor.getSnapshot();
      if (selectStep(snapshot) === step) last = snapshot;
      return last;
    },
  };
};

export const ViewContext = createContext<StepContext | undefined>(undefined);

export const useView = (): StepContext => {
  const view = useContext(ViewContext);
  if (!view) throw new Error('Steps and parts stand inside <Flow>');
  return view;
};

/** A fact of the machine. The selector gives a primitive or something the machine itself keeps. */
export const useFact = <Fact>(select: (snapshot: ConnectSnapshot) => Fact): Fact =>
  useSelector(useView().snapshots, select);

const whole = (snapshot: ConnectSnapshot) => snapshot;

/** A list made anew from each snapshot. */
export const useFacts = <Fact>(select: (snapshot: ConnectSnapshot) => Fact[]): Fact[] =>
  select(useFact(whole));
