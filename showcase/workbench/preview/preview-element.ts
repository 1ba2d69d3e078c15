import { CONNECT_TAG, type ConnectElement } from '../../shared/connect/connect-element.ts';
import { parseWidgetMessage } from '../../shared/connect/widget-message.ts';
import { attributesOf, type Config, messagesOf } from '../config/config.ts';
import { SETTING_NAMES } from '../config/settings.ts';
import { EVENT_TYPES, type EventType } from '../events/log.ts';

/** The element on the preview's page, with the property that the showcase's other pages don't need. */
export interface PreviewElement extends ConnectElement {
  messages: Readonly<Record<string, string>>;
}

/** The page in the frame, once it stands. */
export interface Preview {
  readonly element: PreviewElement;
  readonly window: Window & typeof globalThis;
}

// `instanceof` fails here: the frame has classes of its own.
const isPreviewElement = (element: Element | null | undefined): element is PreviewElement =>
  element?.localName === CONNECT_TAG;

/** The preview in a frame, or `null` while it loads or shows another page. */
export const previewIn = (frame: HTMLIFrameElement): Preview | null => {
  const page = frame.contentDocument;
  const element = page?.querySelector(CONNECT_TAG);
  return page?.defaultView && isPreviewElement(element) ? { element, window: page.defaultView } : null;
};

/** Makes the element carry exactly the valid settings, and touches none that already agree. */
export const applyConfig = ({ element }: Preview, config: Config, apiKey: string, origin: string) => {
  const wanted = new Map<string, string>(attributesOf(config, origin));
  // The address of the workbench may be anybody's: its preview sends this visitor's record to no other server.
  if (new URL(wanted.get('api-base') ?? '/', origin).origin !== origin) wanted.delete('api-base');
  for (const name of SETTING_NAMES) {
    const text = wanted.get(name);
    if (text === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  element.apiKey = apiKey;
  element.messages = messagesOf(config, origin);
};

/** Listens as any host does, to the element's events and the window message. Returns the function that stops it. */
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
