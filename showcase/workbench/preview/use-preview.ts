import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { CONNECT_TAG, type ConnectElement, type Step } from '../../shared/connect/connect-element.ts';
import { parseWidgetMessage } from '../../shared/connect/widget-message.ts';
import { attributesOf, type Config, messagesOf, SANDBOX_KEY, SETTING_NAMES } from '../config.ts';
import { EVENT_TYPES, type EventType, type LogEntry, logged } from '../event-log.ts';

interface PreviewElement extends ConnectElement {
  messages: Readonly<Record<string, string>>;
}

export interface Preview {
  readonly element: PreviewElement;
  readonly window: Window & typeof globalThis;
}

// `instanceof` fails here: the frame has its own classes.
const isPreviewElement = (element: Element | null | undefined): element is PreviewElement =>
  element?.localName === CONNECT_TAG;

/** `null` while the frame loads or shows another page. */
const previewIn = (frame: HTMLIFrameElement): Preview | null => {
  const page = frame.contentDocument;
  const element = page?.querySelector(CONNECT_TAG);
  return page?.defaultView && isPreviewElement(element) ? { element, window: page.defaultView } : null;
};

/** Does not touch settings that already agree. */
const applyConfig = ({ element }: Preview, config: Config, apiKey: string) => {
  const wanted = new Map<string, string>(attributesOf(config));
  // Any site can link to the workbench, so its preview must not send this visitor's record to another server.
  if (new URL(wanted.get('api-base') ?? '/', location.origin).origin !== location.origin)
    wanted.delete('api-base');
  for (const name of SETTING_NAMES) {
    const text = wanted.get(name);
    if (text === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  element.apiKey = apiKey;
  element.messages = messagesOf(config);
};

/** Returns the function that stops listening. */
export const listenTo = (
  { element, window: page }: Preview,
  receive: (type: EventType, detail: unknown) => void,
) => {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of EVENT_TYPES) {
    element.addEventListener(
      type,
      (event) => event.target === element && receive(type, Reflect.get(event, 'detail')),
      { signal },
    );
  }
  page.addEventListener(
    'message',
    (event) => {
      const message = parseWidgetMessage(event, page);
      if (message) receive('message', message);
    },
    { signal },
  );
  return () => listening.abort();
};

export const STEPS = [
  'email',
  'code',
  'success',
  'onboarding',
  'pin',
  'training',
  'dataRequest',
] as const satisfies readonly Step[];

export type Place = Step | 'closed';

const stepOf = (detail: unknown): Step | null =>
  typeof detail === 'object' && detail !== null ? (Reflect.get(detail, 'step') ?? null) : null;

/** The element's events alone give the current step. */
export const usePreview = (config: Config, apiKey: string) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [place, setPlace] = useState<Place>('closed');
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const secrets = useRef(new Set<string>());

  const receive = useEffectEvent((type: EventType, detail: unknown) => {
    const hidden = [...secrets.current, ...(apiKey === SANDBOX_KEY ? [] : [apiKey])];
    setLog((before) => logged(before, { type, at: Date.now(), detail }, hidden));
    if (type === 'stepchange') setPlace(stepOf(detail) ?? 'closed');
    if (type === 'close') setPlace('closed');
  });

  useEffect(
    () => (preview ? listenTo(preview, (type, detail) => receive(type, detail)) : undefined),
    [preview],
  );

  useLayoutEffect(() => {
    if (preview) applyConfig(preview, config, apiKey);
  }, [preview, config, apiKey]);

  // The frame's `load` event also occurs after a reload and after a mobile redirect.
  const onLoad = () => {
    const shown = frame.current ? previewIn(frame.current) : null;
    setPreview(shown);
    setPlace(shown?.element.step ?? 'closed');
  };
  // The frame is in the page's HTML, so it may load before this component listens.
  const findPreview = useEffectEvent(onLoad);
  useEffect(() => findPreview(), []);

  return {
    frame,
    onLoad,
    preview,
    place,
    log,
    clearLog: () => setLog([]),
    /** From now on the log masks the text. */
    keepSecret: (text: string) => void secrets.current.add(text),
  };
};

export type PreviewControl = ReturnType<typeof usePreview>;
