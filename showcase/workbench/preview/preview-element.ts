import { CONNECT_TAG, type ConnectElement } from '../../shared/connect/connect-element.ts';
import { parseWidgetMessage } from '../../shared/connect/widget-message.ts';
import { attributesOf, type Config, messagesOf } from '../config/config.ts';
import { SETTING_NAMES } from '../config/settings.ts';
import { EVENT_TYPES, type EventType } from '../events/log.ts';

/** The element in the preview, with the property that other pages of the showcase don't need. */
export interface PreviewElement extends ConnectElement {
  messages: Readonly<Record<string, string>>;
}

/** The loaded page in the frame. */
export interface Preview {
  readonly element: PreviewElement;
  readonly window: Window & typeof globalThis;
}

// `instanceof` fails here: the frame has its own classes.
const isPreviewElement = (element: Element | null | undefined): element is PreviewElement =>
  element?.localName === CONNECT_TAG;

/** Returns the preview in a frame; `null` while it loads or shows another page. */
export const previewIn = (frame: HTMLIFrameElement): Preview | null => {
  const page = frame.contentDocument;
  const element = page?.querySelector(CONNECT_TAG);
  return page?.defaultView && isPreviewElement(element) ? { element, window: page.defaultView } : null;
};

/** Sets exactly the valid settings on the element. It does not touch settings that already agree. */
export const applyConfig = ({ element }: Preview, config: Config, apiKey: string, origin: string) => {
  const wanted = new Map<string, string>(attributesOf(config, origin));
  // Any site can link to the workbench, so its preview must not send this visitor's record to another server.
  if (new URL(wanted.get('api-base') ?? '/', origin).origin !== origin) wanted.delete('api-base');
  for (const name of SETTING_NAMES) {
    const text = wanted.get(name);
    if (text === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  element.apiKey = apiKey;
  element.messages = messagesOf(config, origin);
};

/** Listens like a host to the element's events and the window message. Returns the function that stops listening. */
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
