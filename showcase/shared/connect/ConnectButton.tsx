import {
  createElement,
  type HTMLAttributes,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useThemeChoice } from '../theme/theme.ts';
import {
  type AppName,
  CONNECT_TAG,
  type ConnectAttributes,
  type ConnectElement,
  type ConnectHandlers,
  type DataRequestResult,
  keyOfApp,
} from './connect-element.ts';

/** `apiBase` → `api-base`, and `whenSignedIn` → `signed-in`, as in the widget (contract §2.1). */
const nameOf = (property: string) => property.replace('whenS', 's').replace(/[A-Z]/g, '-$&').toLowerCase();

const textOf = (value: unknown) => {
  if (value === true) return '';
  return typeof value === 'string' || Array.isArray(value) ? `${value}` : JSON.stringify(value);
};

const attributeTexts = (options: ConnectAttributes): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(options)
      .filter(([, value]) => (value ?? false) !== false)
      .map(([property, value]) => [nameOf(property), textOf(value)]),
  );

const written = new WeakMap<Element, readonly string[]>();

/** Does not touch attributes that already agree. */
const writeAttributes = (element: Element, options: ConnectAttributes) => {
  const texts = attributeTexts(options);
  for (const name of written.get(element) ?? []) if (!(name in texts)) element.removeAttribute(name);
  written.set(element, Object.keys(texts));
  for (const [name, text] of Object.entries(texts)) {
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
};

const SANDBOX_API_BASE = '/api';

export interface ConnectButtonProps extends ConnectAttributes, ConnectHandlers {
  /** The application whose key the tag has; without it, the key for tests. */
  readonly app?: AppName;
  readonly className?: string;
  readonly email?: string;
  /** Called after a share, the only answer that is a sign-in with personal data. */
  readonly onShare?: () => void;
  readonly onDecline?: () => void;
  readonly ref?: Ref<ConnectElement | null>;
}

/** The script of `index.html` defines the element. By default: a frame, and a menu when signed in. */
export const ConnectButton = ({
  app,
  className,
  email = '',
  ref,
  onComplete,
  onShare,
  onDecline,
  onClose,
  ...attributes
}: ConnectButtonProps) => {
  const apiKey = keyOfApp(app);
  const element = useRef<ConnectElement>(null);
  const isHydrated = useHydrated();
  const choice = useThemeChoice();
  const options = {
    apiBase: SANDBOX_API_BASE,
    theme: choice,
    isolation: 'frame',
    whenSignedIn: 'menu',
    ...attributes,
  } as const;
  // A later render sets the attributes on the defined element. The tag also names the app, because a person may press
  // and request a code before hydration.
  const [markup] = useState(() => (isHydrated ? {} : { ...attributeTexts(options), 'api-key': apiKey }));
  const answer = (result: DataRequestResult) => {
    onComplete?.(result);
    if (result.rejected) onDecline?.();
    else if (result.success !== false) onShare?.();
  };
  const onEvent = useEffectEvent((event: Event) => {
    // `complete` bubbles, so one from an element inside this one is ignored.
    if (event.target !== element.current || !(event instanceof CustomEvent)) return;
    if (event.type === 'close') onClose?.(event.detail);
    else answer(event.detail);
  });

  useImperativeHandle<ConnectElement | null, ConnectElement | null>(ref, () => element.current, []);

  useLayoutEffect(() => {
    if (!element.current) return;
    writeAttributes(element.current, options);
    element.current.apiKey = apiKey;
    element.current.email = email;
  });

  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['complete', 'close']) {
      element.current?.addEventListener(type, (event) => onEvent(event), { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  const button = createElement<HTMLAttributes<ConnectElement>, ConnectElement>(CONNECT_TAG, {
    ...markup,
    ref: element,
    className,
  });
  if (options.isolation !== 'frame') return button;
  // The element fetches this file at the first sign of intent. The link saves the provider's frame one round trip.
  return (
    <>
      <link rel="modulepreload" href="/widget/data-connect.frame.js" fetchPriority="low" />
      {button}
    </>
  );
};
