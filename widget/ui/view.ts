import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ConnectActor, ConnectSnapshot } from '../machine/implement.ts';
import type { ConnectOptions } from '../types.ts';
import type { Texts } from './texts.ts';

/** Everything that the dialog shows, and the machine that it sends events to. */
export interface FlowView {
  readonly actor: ConnectActor;
  readonly options: ConnectOptions;
  readonly texts: Texts;
  /** BCP 47 tag of the texts. */
  readonly lang: string;
  /** BCP 47 tag that was asked for, by which times are written. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
}

export const ViewContext = createContext<FlowView | undefined>(undefined);

export const useView = (): FlowView => {
  const view = useContext(ViewContext);
  if (!view) throw new Error('Steps and parts stand inside <Flow>');
  return view;
};

/** A value selected from the machine: a primitive, or an object that the machine itself keeps. */
export const useFact = <Fact>(select: (snapshot: ConnectSnapshot) => Fact): Fact =>
  useSelector(useView().actor, select);

const whole = (snapshot: ConnectSnapshot) => snapshot;

/** A list that the selector creates for each snapshot. */
export const useFacts = <Fact>(select: (snapshot: ConnectSnapshot) => Fact[]): Fact[] =>
  select(useFact(whole));
