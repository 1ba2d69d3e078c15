import { fieldsOf, textOf } from '../domain/fields.ts';
import { pageFailure } from '../element/altered-page.ts';
import { createElement } from '../element/create-element.ts';
import { elementName } from '../element/element-name.ts';
import type { FlowHost, FlowSession, HostEvent } from '../element/flow-types.ts';
import { deliverTo } from '../element/report.ts';
import { adopterOf } from '../element/stylesheet.ts';
import { keepFramedName } from '../services/framed-name.ts';
import { shareReturn } from '../services/oauth-return.ts';
import type { CloseReason, OpenOptions, Step } from '../types.ts';
import { keepFocus } from './keep-focus.ts';
import {
  errorOf,
  FRAME_VERSION,
  type FrameCommand,
  type FrameSettings,
  HANDSHAKE,
  type Handshake,
  isHostEvent,
  warn,
} from './messages.ts';

/** Like `Promise.withResolvers`, which a page's own `Promise` may lack, but an unhandled rejection is ignored. */
const deferred = <Value>(): PromiseWithResolvers<Value> => {
  let resolve: PromiseWithResolvers<Value>['resolve'] = () => {};
  let reject: PromiseWithResolvers<Value>['reject'] = resolve;
  const promise = new Promise<Value>((...ends) => ([resolve, reject] = ends));
  promise.catch(() => {});
  return { promise, resolve, reject };
};

const ALLOWED = 'publickey-credentials-get;publickey-credentials-create;storage-access;clipboard-write';

// The frame covers the page: backdrop, size and theme of the dialog are inside. It allows both color schemes, like the
// page inside: a browser paints a frame of another scheme opaque. It inherits nothing: `visibility: hidden` or
// `pointer-events: none` around the element would make an invisible or dead modal dialog.
const DIALOG = 'all:initial;position:fixed;inset:0';
const FRAME = 'border:0;width:100%;height:100%;color-scheme:light dark';

const adoptFrameStyles = adopterOf(
  `dialog[open]:not(.dialog){${DIALOG}}:not(.dialog)::backdrop{all:initial}iframe{${FRAME}}dialog span{outline:0}`,
);

const createFrameDialog = (src: string, title: string, root: ShadowRoot | null) => {
  const iframe = createElement('iframe', { src, title, allow: ALLOWED });
  const dialog = createElement('dialog', { 'aria-label': title }, iframe);
  if (root) adoptFrameStyles(root);
  // The page lacks style sheets for shadow roots. A closed dialog keeps the browser's own `display`.
  if (!root?.adoptedStyleSheets.length) {
    dialog.style.cssText = `${DIALOG};display:revert`;
    iframe.style.cssText = FRAME;
  }
  return { iframe, dialog };
};

const settingsOf = (host: FlowHost, themeNames: readonly unknown[]): FrameSettings => {
  const { element } = host;
  const style = getComputedStyle(element);
  return {
    options: { ...host.options(), requestData: element.requestData, locale: host.tag() },
    theme: Object.fromEntries(themeNames.map((name) => [name, style.getPropertyValue(`--dc-${name}`)])),
  };
};

/** Time limit for loading the provider's page, and again for its script's answer. */
const LOAD_MS = 20_000;
const ANSWER_MS = 5_000;
/** Time limit for each opening of the dialog, which waits for its texts if the language is new. */
const OPEN_MS = 25_000;

export type HostFrame = ReturnType<typeof createHostFrame>;

export const createHostFrame = (host: FlowHost, src: string) => {
  const { element } = host;
  const { shadowRoot, ownerDocument } = element;
  const { iframe, dialog } = createFrameDialog(src, host.options().provider, shadowRoot);
  const deliver = deliverTo(element);
  let port: MessagePort | undefined;
  /** The window of the frame's page. A frame that left the document gets another one. */
  let page: Window | null;
  let isGreeted = false;
  let ready = deferred<void>();
  let shown = deferred<void>();
  let signedOut = deferred<Readonly<Record<string, unknown>>>();
  let themeNames: readonly unknown[] = [];
  let step: Step | null = null;
  let start: OpenOptions | undefined;
  /** Number of the opening. Reports of an earlier one are ignored. */
  let opening = 0;
  let isOpen = false;
  /** Set until the frame has drawn the dialog: only then it covers the page, and the person can close the empty box. */
  let takeOver: FlowHost['takeOver'];
  let releaseFocus = () => {};
  let timer: ReturnType<typeof setTimeout>;
  const ended = new AbortController();

  const send = (command: FrameCommand) => port?.postMessage({ ...command, opening });
  const settings = () => settingsOf(host, themeNames);
  const hide = () => {
    releaseFocus();
    dialog.close();
    // Safari does not focus a pressed button, so the dialog cannot return the focus.
    if (ownerDocument.activeElement instanceof HTMLBodyElement) shadowRoot?.querySelector('button')?.focus();
  };

  const take = (event: HostEvent) => {
    const { name, detail } = event;
    // After a move, the new page of the frame opens the dialog that the host knows as open.
    if (isOpen && name === 'open') return;
    const isStep = name === 'stepchange';
    const isSame = isStep && detail.step === step;
    if (isStep) step = detail.step;
    if (name === 'open' || name === 'close') {
      step = null;
      isOpen = name === 'open';
      host.noteSession(isOpen ? session : null);
    }
    if (!isSame) deliver(event);
  };

  const session: FlowSession = {
    get step() {
      return step;
    },
    async update() {
      // A document without a window loads no frames. The element calls `update` again when it is back on the page.
      if (!iframe.contentWindow) return;
      if (isMoved()) reopenAfterMove();
      else send({ type: 'update', ...settings() });
    },
    close(reason: CloseReason) {
      if (!isOpen) return;
      send({ type: 'close', reason });
      opening += 1;
      take({ name: 'close', detail: { reason } });
      hide();
    },
  };

  /** Ends an opening whose dialog the person no longer wants. */
  const abandon = () => {
    clearTimeout(timer);
    send({ type: 'close', reason: 'api' });
    opening += 1;
  };

  /** @param problem why the frame is unusable; without one, the frame is only removed */
  const end = (problem?: string, failure?: unknown) => {
    removal.disconnect();
    clearTimeout(timer);
    session.close('removed');
    port?.close();
    // A failed opening leaves a modal dialog. Closing it before its removal returns the focus.
    if (dialog.open) hide();
    releaseFocus();
    dialog.replaceWith();
    if (problem && element.isConnected) warn(problem);
    for (const awaited of [ready, shown, signedOut]) awaited.reject(errorOf(problem, failure));
    ended.abort();
  };

  /** A frame that is offline has no failure of its own: the element names the connection. */
  const endBlocked = async (problem: string) => {
    clearTimeout(timer);
    if (dialog.open) hide();
    end(problem, navigator.onLine ? (await pageFailure(host, 'page.blocked')).failure : undefined);
  };

  const within = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(endBlocked, ms, `${src} does not answer. Is ${location.origin} registered?`);
  };

  /** None in a frame: the provider's page, to which this page would go, refuses to be framed. */
  const placeNow = () =>
    window.top === window ? shareReturn(location.href, elementName(element)) : undefined;
  // Without this event, a frame that the page's policy blocks looks like one that is slow to load.
  const followPolicy = ({
    blockedURI,
    disposition,
    effectiveDirective: rule,
  }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && rule === 'frame-src' && src.startsWith(blockedURI))
      endBlocked(`the Content-Security-Policy of this page blocks ${src} (${rule})`);
  };
  ownerDocument.addEventListener('securitypolicyviolation', followPolicy, { signal: ended.signal });

  const isMoved = () => iframe.contentWindow !== page;
  const receive = ({ data }: MessageEvent) => {
    // When the element moves, the old page of the frame reports a close.
    if (isMoved()) return;
    const { type, events, stays, user, failure, theme: names, reason, opening: answered } = fieldsOf(data);
    if (type === 'here') within(LOAD_MS);
    // Only `ready` names the theme, and only `events` has events.
    if (Array.isArray(names)) {
      clearTimeout(timer);
      themeNames = names;
      ready.resolve();
    }
    if (Array.isArray(events) && answered === opening) {
      if (takeOver) {
        const isLeft = takeOver() === null;
        takeOver = undefined;
        if (isLeft) return abandon();
        showModal();
      }
      keepFramedName(host.options(), fieldsOf(user).username);
      // A listener of the page may open the dialog anew.
      for (const event of events) if (isHostEvent(event) && answered === opening) take(event);
      if (!stays && answered === opening) hide();
      // Without a step, the dialog could not be drawn and is closed already.
      if (step) {
        clearTimeout(timer);
        shown.resolve();
      }
    }
    if (type === 'signedOut') {
      if (!failure) keepFramedName(host.options(), null);
      signedOut.resolve(data);
      signedOut = deferred();
    }
    if (type === 'warn') warn(`${reason}`);
    if (type === 'refused') end(`the frame refuses: ${reason}`, failure);
  };

  const sendHandshake = () => {
    isGreeted = true;
    page = iframe.contentWindow;
    within(ANSWER_MS);
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port.onmessage = receive;
    const hello: Handshake = { source: HANDSHAKE, version: FRAME_VERSION, locale: host.tag() };
    page?.postMessage(hello, src, [port2]);
  };

  const showModal = () => {
    releaseFocus();
    releaseFocus = keepFocus(dialog);
    if (shadowRoot) adoptFrameStyles(shadowRoot);
    // A modal dialog that left the document is open, but no longer modal.
    dialog.close();
    dialog.showModal();
    iframe.focus();
  };

  const openInside = async () => {
    opening += 1;
    const own = opening;
    await ready.promise;
    if (own === opening) {
      within(OPEN_MS);
      // The host's object may have members that a message cannot carry.
      const email = textOf(element.email);
      const isPlaced = !!shadowRoot?.querySelector('.waiting');
      const at = { step: textOf(start?.step), row: textOf(start?.row), email, isPlaced, place: placeNow() };
      send({ type: 'open', ...at, ...settings() });
    }
    await shown.promise;
  };

  /** A browser loads a moved frame anew. The person continues at the step of the record in the frame. */
  const reopenAfterMove = () => {
    port?.close();
    page = iframe.contentWindow;
    isGreeted = false;
    // A running opening that waits for the frame's page must wait for its new page.
    const waiting = ready;
    ready = deferred();
    waiting.resolve(ready.promise);
    within(LOAD_MS);
    if (dialog.open) {
      showModal();
      // An invisible modal dialog would block the page.
      if (dialog.checkVisibility?.() === false) return end();
    }
    if (dialog.open || takeOver) openInside().catch(() => {});
  };

  iframe.onload = () => {
    // A second load without a move replaces the provider's page by another one, so the dialog ends.
    if (isGreeted && !isMoved()) return end(isOpen ? 'the frame reloaded' : '');
    // The element calls `update` of a visible dialog only.
    if (isGreeted) reopenAfterMove();
    sendHandshake();
  };

  dialog.oncancel = (event) => {
    event.preventDefault();
    session.close('escape');
  };

  // An extension may remove the dialog. The element must open a new one.
  const removal = new MutationObserver(() => dialog.isConnected || end());

  const waitForLoad = () => dialog.isConnected && !isGreeted && within(LOAD_MS);
  if (shadowRoot) {
    shadowRoot.append(dialog);
    removal.observe(shadowRoot, { childList: true });
  }
  // A prerendered page loads the frame of another site only when it is shown.
  if (Reflect.get(ownerDocument, 'prerendering'))
    ownerDocument.addEventListener('prerenderingchange', waitForLoad, { once: true });
  else waitForLoad();

  page = iframe.contentWindow;
  return {
    /** Whether the frame can stay when an element requests one at this address; otherwise it is removed. */
    stays(owner: Element, address: string) {
      const stays = owner === element ? address === src && dialog.isConnected : isOpen;
      if (!stays) end();
      return stays;
    },
    async open(at: OpenOptions | undefined, endWait: FlowHost['takeOver'] = () => false) {
      if (isMoved()) reopenAfterMove();
      await ready.promise;
      if (step) return;
      if (takeOver) abandon();
      takeOver = endWait;
      start = at;
      shown = deferred();
      return openInside();
    },
    async signOut() {
      if (isMoved()) reopenAfterMove();
      await ready.promise;
      send({ type: 'signOut', ...settings() });
      return signedOut.promise;
    },
  };
};
