/** Script of the provider's page `/frame`: the dialog of `isolation="frame"`. The page around it cannot read it. */
import { orUndefined } from '../../common/or-undefined.ts';
import { fieldsOf, isText, textOf } from '../domain/fields.ts';
import { createElement } from '../element/create-element.ts';
import { type FlowHost, type FlowSession, type HostEvent, isRefusal } from '../element/flow-types.ts';
import { followPreview } from '../element/follow-preview.ts';
import { findLanguage } from '../element/language.ts';
import { loadPendingShare, shareInWindow } from '../services/share-window.ts';
import { createDownloadReader, type InFront } from './download-reader.ts';
import { createKnown } from './known-person.ts';
import { isLegible } from './legible.ts';
import { createRateLimit, takePlace } from './limits.ts';
import { FRAME_VERSION, type FrameReport, HANDSHAKE, OPEN_STEPS } from './messages.ts';
import { createBrand } from './operator-brand.ts';
import { createOwnApp } from './own-app.ts';
import { createPressSigns } from './press-signs.ts';
import { applyTheme, type OwnOptions, optionsOf, THEME_NAMES } from './settings.ts';
import { guardPresses } from './visibility.ts';

const sheet = new CSSStyleSheet();
// The same colour schemes as the frame element, because a browser paints a frame of another scheme opaque.
sheet.replaceSync('html{color-scheme:light dark;overflow:hidden}body{margin:0}');
document.adoptedStyleSheets = [sheet];

const startConnection = async (port: MessagePort, embedder: string, locale: unknown) => {
  const report = (message: FrameReport) => port.postMessage(message);
  const warn = (reason: string) => report({ type: 'warn', reason });
  report({ type: 'here' });
  if (!(await takePlace()))
    return report({ type: 'refused', reason: 'too many frames are open on this site' });
  const flow = await import('../element/flow.ts');

  const stage = createElement('div', {});
  stage.attachShadow({ mode: 'open' });
  const own: OwnOptions = {
    apiBase: '/api',
    apiKey: new URLSearchParams(location.search).get('key') ?? '',
    redirectUrl: `${location.origin}/frame/callback`,
    embedder,
    readDownload: createDownloadReader({
      stage,
      tag: () => tag(),
      theme: () => options.theme,
      onTop(reader) {
        front = reader ?? inDialog;
        if (session) guard.watch(front.dialog());
      },
    }),
  };
  const ownApp = await createOwnApp(
    (asked) => flow.loadAppFacts({ ...own, locale: asked }, new AbortController().signal),
    optionsOf({ locale }, own).locale || 'en',
  );
  let options = ownApp.namesIn(optionsOf({}, own));
  const brand = createBrand(options.provider);
  if (brand) stage.append(brand);
  document.body.append(stage);
  const tag = () => options.locale || 'en';
  const dialog = () => stage.shadowRoot?.querySelector('dialog');
  const inDialog = { dialog, signs: createPressSigns(stage, tag) };
  let front: InFront = inDialog;
  const guard = guardPresses(window, {
    seen(restMs) {
      front.signs.seen(restMs);
      keepLegible();
      leaveHidden(restMs !== null);
    },
    pressed(isHidden) {
      front.signs.pressed(isHidden);
      if (isHidden) warn('no press counts: the dialog is covered, too small or without the focus');
    },
  });
  const known = createKnown(() => options, tag);
  let session: FlowSession | null = null;
  let opening = 0;
  let isPlaced = false;
  let place: string | undefined;
  let isKeyDown = false;
  let events: HostEvent[] = [];

  // Sends all events after this task, because only then it is known whether another try follows a close.
  const sendReport = () => {
    // A pressed key that closes the dialog must not reach the page behind (contract §2.2).
    const user = flow.signedInUser(host);
    report({ type: 'events', opening, events, stays: session !== null || isKeyDown, user });
    events = [];
  };
  const host: FlowHost = {
    element: Object.assign(stage, {
      messages: {},
      requestData: '',
      onComplete: null,
      step: null,
      open: async () => {},
    }),
    options: () => options,
    takeOver: () => isPlaced,
    get app() {
      return ownApp.app;
    },
    get known() {
      return known.person;
    },
    followPreview: (actor, onChange, signal) => followPreview(actor, options, tag, onChange, signal),
    tag,
    get pendingRows() {
      return loadPendingShare(options)?.approved;
    },
    ports: (live) =>
      options.testMode || embedder === location.origin
        ? {}
        : shareInWindow({ ...options, returnTo: place }, live),
    loadMessages: async () => (await findLanguage(tag, (language) => language))?.loadMessages?.(),
    noteSession: (next) => {
      session = next;
    },
    deliver: (event) => {
      if (events.length === 0) queueMicrotask(() => queueMicrotask(sendReport));
      events.push(event);
      known.follow(event);
      // For scripts of the provider's page, like the element's events for the host's page.
      stage.dispatchEvent(new CustomEvent(event.name, { detail: event.detail }));
    },
  };
  const take = (settings: Readonly<Record<string, unknown>>) => {
    const given = optionsOf(settings.options, own);
    // A sign-out shows no facts about the application.
    if (settings.type === 'open') ownApp.refresh(given.locale || 'en');
    options = ownApp.namesIn(given);
    applyTheme(stage, settings.theme);
  };
  /** While the dialog is open, the page may change only its language and its light or dark theme. */
  const takeTheme = async (settings: Readonly<Record<string, unknown>>) => {
    const { locale, theme } = optionsOf(settings.options, own);
    if (!session || (locale === options.locale && theme === options.theme)) return;
    options = { ...options, locale, theme };
    await session.update();
    keepLegible();
    guard.changed();
  };
  const keepLegible = () => {
    const shown = dialog();
    // A new frame has no layout yet. It is checked when it becomes visible.
    if (!shown || shown.getBoundingClientRect().width === 0 || isLegible(shown)) return;
    applyTheme(stage, {});
    warn('the --dc-* of the page make the dialog illegible: they are left out');
  };
  /** A press right after the facts have arrived was meant for the dialog without them. */
  const followFacts = async () => {
    const { app } = ownApp;
    if (!('then' in app)) return;
    await app;
    if (session) guard.changed();
  };
  let wasSeen = false;
  /** The page around may hide the frame, as when a phone is turned. Its invisible modal dialog would block that page. */
  const leaveHidden = (isSeen: boolean) => {
    // A new frame has no layout yet, so it does not count as hidden.
    if (wasSeen && !stage.checkVisibility()) session?.close('removed');
    wasSeen ||= isSeen;
  };
  const handleCommand = async (command: Readonly<Record<string, unknown>>) => {
    switch (command.type) {
      case 'open': {
        if (session || typeof command.opening !== 'number') return;
        ({ opening } = command);
        wasSeen = false;
        isPlaced = command.isPlaced === true;
        place = textOf(command.place);
        take(command);
        Object.assign(stage, { email: command.email });
        known.find();
        const step = OPEN_STEPS.find((each) => each === command.step);
        await flow.openFlow(host, { step, row: textOf(command.row) });
        keepLegible();
        followFacts();
        return guard.watch(dialog());
      }
      case 'update':
        return takeTheme(command);
      case 'close':
        return session?.close('api');
      case 'signOut': {
        take(command);
        const person = orUndefined(() => flow.forgetUser(host));
        const failure = person === undefined && (await flow.refusalOf(host));
        return report({ type: 'signedOut', username: person?.username, failure });
      }
    }
  };
  const end = (error: unknown) => {
    session?.close('removed');
    const failure = isRefusal(error) ? error.failure : undefined;
    report({ type: 'refused', reason: String(error), failure });
    port.close();
  };
  const isWithinRate = createRateLimit();
  let last: Promise<unknown> = Promise.resolve();
  port.onmessage = ({ data }) => {
    if (!isWithinRate()) return end('too many messages');
    // Commands run one after the other, because an opening may wait for its texts.
    last = last.then(() => handleCommand(fieldsOf(data))).catch(end);
  };
  const focusStart = () => {
    const start = dialog()?.querySelector<HTMLElement>('[autofocus]');
    if (!start || document.activeElement !== document.body) return false;
    start.focus();
    return true;
  };
  const releaseKey = () => {
    isKeyDown = false;
    if (!session) sendReport();
  };
  let isUsed = false;
  addEventListener(
    'keydown',
    (event) => {
      isKeyDown = true;
      // Safari gives a frame of another site no focus of its own before a press or a key in it.
      const isFirst = !isUsed && event.key !== 'Escape';
      isUsed = true;
      if (isFirst && focusStart() && event.key === 'Tab') event.preventDefault();
    },
    true,
  );
  addEventListener('pointerdown', () => (isUsed = true), true);
  addEventListener('keyup', releaseKey, true);
  // Without the focus, the frame gets no event when a key is released.
  addEventListener('blur', releaseKey);
  // The focus can come after the dialog has opened.
  addEventListener('focus', focusStart);
  // The windows of an attempt close with the frame, unless the browser keeps the page for a return.
  addEventListener('pagehide', ({ persisted }) => persisted || session?.close('removed'));
  flow.prewarm(host);
  report({ type: 'ready', theme: THEME_NAMES });
};

let isTaken = false;

/** Accepts only the first handshake, and only from the page around this one. */
const onHandshake = ({ source, origin, data, ports: [port] }: MessageEvent) => {
  const { source: handshake, version, locale } = fieldsOf(data);
  if (isTaken || source !== parent || parent === window || handshake !== HANDSHAKE || !port) return;
  isTaken = true;
  const reason = `it speaks version ${FRAME_VERSION}, the page version ${isText(version) ? version : Number(version)}`;
  if (version !== FRAME_VERSION) return port.postMessage({ type: 'refused', reason });
  startConnection(port, origin, locale).catch((error: unknown) =>
    port.postMessage({ type: 'refused', reason: String(error) }),
  );
};
addEventListener('message', onHandshake);
