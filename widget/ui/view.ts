import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import type { KnownTexts } from '../domain/known-person.ts';
import type { PreviewView } from '../domain/preview.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import type { ConnectActor, ConnectSnapshot } from '../machine/implement.ts';
import { selectApp } from '../machine/selectors.ts';
import type { CloseReason } from '../types.ts';
import type { Texts } from './texts.ts';

export interface FlowView {
  readonly actor: ConnectActor;
  readonly fail: (error: unknown) => void;
  readonly close: (reason: CloseReason) => void;
  readonly options: ConnectOptions;
  readonly texts: Texts;
  /** BCP 47 tag of the texts. */
  readonly lang: string;
  /** The requested BCP 47 tag, for the format of times. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly row?: unknown;
  readonly known?: KnownTexts | undefined;
  /** Opens the reader of downloads in this page; it rejects if it cannot. Without it, links lead to the provider's pages. */
  readonly readDownload?: (() => Promise<void>) | undefined;
  /** Whether sign-out is not offered: the page is a window of a frame, whose person is signed in there. */
  readonly hidesSignOut?: boolean;
  /** Address of the page; in a frame the origin of the page around it. Absent on the provider's own pages. */
  readonly pageAddress?: string;
  /** Content that a page of the provider adds to the platforms and to the rows of data. */
  readonly extra?: ReactNode;
  /** On pages of the provider only. */
  readonly preview?: PreviewView | undefined;
}

export const ViewContext = createContext<FlowView | undefined>(undefined);

export const useView = (): FlowView => {
  const view = useContext(ViewContext);
  if (!view) throw new Error('Steps and parts stand inside <Flow>');
  return view;
};

interface Source {
  subscribe(onChange: () => void): { unsubscribe(): void };
}

/** @param read returns a primitive, or an object that the source itself keeps */
export const useReading = <Fact>(source: Source | undefined, read: () => Fact): Fact => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = source?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [source],
  );
  return useSyncExternalStore(subscribe, read);
};

export const useFact = <Fact>(select: (snapshot: ConnectSnapshot) => Fact): Fact => {
  const { actor } = useView();
  return useReading(actor, () => select(actor.getSnapshot()));
};

const whole = (snapshot: ConnectSnapshot) => snapshot;

export const useFacts = <Fact>(select: (snapshot: ConnectSnapshot) => Fact[]): Fact[] =>
  select(useFact(whole));

/** Whether the step began before the answer of `GET /api/app`. It then reserves space, so that no control moves. */
export const useWasAwaited = (): boolean => useState(useFact(selectApp) === 'awaited')[0];
