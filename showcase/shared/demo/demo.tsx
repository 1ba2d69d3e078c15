import {
  type ComponentType,
  createContext,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ConnectButton, type ConnectButtonProps } from '../connect/ConnectButton.tsx';
import type { AppName, ConnectAttributes, ConnectElement } from '../connect/connect-element.ts';
import type { Item } from '../connect/inference.ts';
import type { Interests } from '../connect/personal-order.ts';
import { useInterests } from '../connect/use-interests.ts';
import { forgetName, useSignOut } from '../connect/use-sign-out.ts';
import { useEnded } from '../connect/use-signed-in.ts';
import { useWidgetMessage, type WidgetMessage } from '../connect/widget-message.ts';
import { leaving, startAtTop } from '../lib/focus-heading.ts';
import { type KeptOptions, useKeptReducer } from '../lib/use-kept-reducer.ts';
import { Declined } from '../ui/Declined.tsx';

export type DemoEvent =
  | { readonly type: 'widget.completed'; readonly message: WidgetMessage; readonly completedAt: string }
  | { readonly type: 'widget.shared' }
  | { readonly type: 'widget.declined' }
  /** The page knows a person: of this visit, of an earlier one or of another tab. */
  | { readonly type: 'reader.known' }
  | { readonly type: 'reader.unknown' }
  | { readonly type: 'session.ended' };

interface DemoDefinition<State, Event> {
  /** Also the class of the page, for the demo's style sheet. */
  readonly app: AppName;
  readonly button: ConnectAttributes;
  readonly items?: readonly Item[];
  readonly initial: State;
  readonly reduce: (state: State, event: Event | DemoEvent) => State;
  /** Without it, the next visit has the person's interests only. */
  readonly kept?: Omit<KeptOptions<State>, 'initial'>;
  /** Returns the name of the screen. A screen that replaces another one on this visit starts at its top. */
  readonly screenOf?: (state: State) => string;
  /** By default, the page has something shared if it knows the person. */
  readonly hasShared?: (state: State) => boolean;
  /** The sentence after "Nothing was shared.". */
  readonly declined: string;
  /** What the page still does with the shared data, as one sentence. */
  readonly ended: string;
}

interface Session {
  readonly app: AppName;
  readonly button: ConnectAttributes;
  readonly texts: Pick<DemoDefinition<never, never>, 'declined' | 'ended'>;
  readonly connect: RefObject<ConnectElement | null>;
  readonly reader: string | null;
  readonly hasShared: boolean;
  /** Whether the last answer on this screen was "Don't share". */
  readonly isDeclined: boolean;
  readonly answers: Pick<ConnectButtonProps, 'onShare' | 'onDecline'>;
  /** Signs out in all tabs, like the widget's sign-out. */
  readonly leave: () => void;
}

export interface Demo<State, Event> extends Session {
  readonly state: State;
  readonly send: (event: Event) => void;
  readonly interests: Interests;
  /** Removes what the page keeps, on a page that keeps something besides a share. */
  readonly forget: () => void;
}

const SessionContext = createContext<Session | null>(null);

const present = <Value,>(value: Value | null): Value => {
  if (value === null) throw new Error('Outside the page of a demo');
  return value;
};

export const useSession = () => present(useContext(SessionContext));

const NOTHING_KEPT = { key: 'data-connect:showcase:nothing', keep: () => undefined };
const NO_ITEMS: readonly Item[] = [];

/** Connects the person, asks for their interests and keeps the state. A view of `page` calls `useDemo`. */
export const defineDemo = <State, Event>(definition: DemoDefinition<State, Event>) => {
  const { app, button, items, initial, reduce, kept, screenOf, hasShared } = definition;
  const Context = createContext<Demo<State, Event> | null>(null);
  const nameOf = (state: State) => screenOf?.(state) ?? app;
  const options = { ...NOTHING_KEPT, restore: () => initial, ...kept, initial };

  const useShell = (): Demo<State, Event> => {
    const [state, send] = useKeptReducer(reduce, options);
    const { reader, interests, ask, forget } = useInterests(app, items ?? NO_ITEMS);
    const screen = nameOf(state);
    // A note about a decline is shown on the screen after it only, not on later screens.
    const [declinedOn, setDeclinedOn] = useState<string | null>(null);
    const connect = useRef<ConnectElement>(null);
    const hasActed = useRef(false);
    const act = (event: Event | DemoEvent) => {
      hasActed.current = true;
      send(event);
    };

    useWidgetMessage((message) => {
      setDeclinedOn(null);
      act({ type: 'widget.completed', message, completedAt: new Date().toISOString() });
      if (items) ask(message);
    });
    useSignOut(() => {
      setDeclinedOn(null);
      act({ type: 'session.ended' });
    });
    // Before the paint: a person of an earlier visit, or of another tab, needs no log-in.
    useLayoutEffect(
      () => send({ type: reader === null ? 'reader.unknown' : 'reader.known' }),
      [send, reader],
    );
    const shown = useRef(screen);
    // Before a screen's own effects, which may send an event.
    useLayoutEffect(() => {
      if (shown.current !== screen && hasActed.current) startAtTop();
      shown.current = screen;
    }, [screen]);

    const decline = () => {
      setDeclinedOn(nameOf(reduce(state, { type: 'widget.declined' })));
      act({ type: 'widget.declined' });
    };
    const share = () => {
      setDeclinedOn(null);
      act({ type: 'widget.shared' });
    };
    return {
      app,
      button,
      texts: definition,
      connect,
      state,
      send: act,
      reader,
      interests,
      hasShared: hasShared?.(state) ?? reader !== null,
      isDeclined: declinedOn === screen,
      answers: { onShare: share, onDecline: decline },
      forget,
      leave: () => {
        forgetName(app);
        connect.current?.dispatchEvent(new Event('signout'));
      },
    };
  };

  const page = (View: ComponentType) => () => {
    const demo = useShell();
    return (
      <Context value={demo}>
        <SessionContext value={demo}>
          <div className={`demo ${app} min-h-dvh`}>
            <View />
          </div>
        </SessionContext>
      </Context>
    );
  };
  return { page, useDemo: () => present(useContext(Context)) };
};

interface ConnectProps extends ConnectAttributes {
  readonly className?: string;
  readonly isSecond?: boolean;
}

export const Connect = ({ isSecond = false, ...props }: ConnectProps) => {
  const { app, button, connect, answers } = useSession();
  return (
    <ConnectButton app={app} autoFetch {...button} {...props} {...answers} ref={isSecond ? null : connect} />
  );
};

export const NotShared = ({ text, className }: { text?: string | undefined; className?: string }) => {
  const { isDeclined, texts } = useSession();
  return <Declined isDeclined={isDeclined} text={text ?? texts.declined} className={className} />;
};

/** For a person who shared and has no menu of the widget. `isSignOut`: the widget is the sign-out button. */
export const SessionEnded = ({ className = '', isSignOut }: { className?: string; isSignOut?: boolean }) => {
  const { connect, hasShared, texts, leave } = useSession();
  const reason = useEnded(connect, hasShared, isSignOut);
  if (reason === null) return null;
  return (
    <p className={`text-sm text-pretty ${className}`}>
      {reason} {texts.ended}{' '}
      <button
        type="button"
        onClick={leaving(leave)}
        className="touch-target min-h-6 font-semibold underline underline-offset-4"
      >
        Log out
      </button>
    </p>
  );
};

export const Reserved = ({ reward, className = '' }: { reward: string | null; className?: string }) => (
  <p role="status" className={`empty:sr-only ${className}`}>
    {reward !== null && (
      <>
        <strong>{reward}</strong> reserved for you (demo)
      </>
    )}
  </p>
);
