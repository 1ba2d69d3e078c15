import { createActor } from 'xstate';
import { slugOf } from '../brand.ts';
import { ConnectError } from '../errors.ts';
import { en } from '../locales/en.ts';
import type { Speech } from '../locales/load.ts';
import type { OauthReturn } from '../machine/events.ts';
import { type ConnectActor, implement } from '../machine/implement.ts';
import { selectStep } from '../machine/selectors.ts';
import { livePorts } from '../services/live-ports.ts';
import { readReturn } from '../services/oauth-return.ts';
import { testPorts } from '../services/test-ports.ts';
import { createUserStore } from '../services/user-store.ts';
import type { CloseReason, ConnectOptions, Step } from '../types.ts';
import { drawAtOnce } from '../ui/at-once.ts';
import { rehearse } from '../ui/rehearse.tsx';
import { problemText, type Texts, textsOf } from '../ui/texts.ts';
import { createFlowElement } from './flow-element.ts';
import { type CompleteCallback, createReport, type Report } from './report.ts';
import { takeStyleSheet } from './stylesheet.ts';

const styleSheets = takeStyleSheet();

const adoptOnce = (root: ShadowRoot | null) => {
  if (!root) return;
  const sheets = styleSheets().filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
};

/** Overrides of single texts, by message key. */
export type Messages = Readonly<Record<string, string>>;

const ENGLISH: Speech = { lang: 'en', locale: 'en', dir: 'ltr', catalogue: en };

/** What a flow needs of the element it belongs to; options as they are at the time of the call. */
export interface FlowHost {
  readonly element: HTMLElement & {
    readonly messages: Messages;
    readonly onComplete: CompleteCallback | null;
  };
  readonly options: () => ConnectOptions;
  /** What the dialog says; `undefined` is English. Never rejects. */
  readonly speech: () => Promise<Speech | undefined>;
  /** Told before the events of an opening, and of its close with `null`. */
  readonly noteSession: (session: FlowSession | null) => void;
}

/** How a flow begins: at the saved record's step, at the training, or back from a redirect. */
export interface Opening {
  readonly step?: 'training';
  readonly returned?: OauthReturn;
}

const openSessions = new Set<FlowSession>();

/** One opening of the dialog, from `open` to `close`. */
export class FlowSession {
  /** Resolves when the dialog shows. */
  readonly shown: Promise<void>;
  readonly #actor: ConnectActor;
  readonly #element = createFlowElement();
  readonly #host: FlowHost;
  #speech: Speech;
  #updates = 0;
  #shownStep: Step | undefined;
  #noteShown = (_?: Step) => {};

  constructor(host: FlowHost, speech = ENGLISH) {
    const options = host.options();
    const slug = slugOf(options.provider);
    const ports = (options.testMode ? testPorts : livePorts)({ ...options, locale: speech.locale, slug });
    const input = { options, user: createUserStore(slug).load(), now: ports.now };
    this.#host = host;
    this.#speech = speech;
    this.shown = new Promise((resolve) => {
      this.#noteShown = (step) => {
        this.#shownStep = step;
        resolve();
      };
    });
    this.#actor = createActor(implement(ports), { input });
    this.#report(createReport(host.element));
    // A key that is quicker than the drawing is meant for the step that comes.
    this.#element.addEventListener('keydown', () => this.step());
  }

  /** The present step; whoever asks finds it on the screen, where it would come a moment later otherwise. */
  step(): Step | null {
    const step = selectStep(this.#actor.getSnapshot());
    if (step && this.#shownStep && step !== this.#shownStep) drawAtOnce(() => this.#show(step));
    return step;
  }

  /** @throws ConnectError `element.detached` where the element is not on the page */
  open({ step, returned }: Opening): void {
    const { element } = this.#host;
    if (!element.isConnected) throw new ConnectError({ code: 'element.detached' });
    adoptOnce(element.shadowRoot);
    drawAtOnce(() => {
      element.shadowRoot?.append(this.#element);
      this.#show();
      this.#actor.start();
      this.#actor.send({ type: 'open', step });
      if (returned) this.#actor.send({ type: 'oauth.returned', ...returned });
    });
  }

  /** Applies changed options to texts and looks; the flow itself keeps those it began with (contract §2.1). */
  async update(): Promise<void> {
    this.#updates += 1;
    const update = this.#updates;
    const speech = (await this.#host.speech()) ?? ENGLISH;
    // A language that is fetched late must not replace the one that was chosen after it.
    if (update !== this.#updates || !this.#element.isConnected || !this.step()) return;
    this.#speech = speech;
    this.#show();
  }

  /** Closes the dialog; it is gone when this returns. */
  close(reason: CloseReason): void {
    this.#actor.send({ type: 'close', reason });
    this.#end();
  }

  #report(report: Report): void {
    this.#actor.on('*', (emitted) => {
      if (emitted.type === 'open') {
        openSessions.add(this);
        this.#host.noteSession(this);
      }
      if (emitted.type === 'close') {
        openSessions.delete(this);
        this.#host.noteSession(null);
        this.#element.keepKey();
        queueMicrotask(() => this.#end());
      }
      report(emitted, (problem) => problemText(this.#texts(), problem).message);
    });
  }

  #texts(): Texts {
    return textsOf(this.#speech.catalogue, this.#host.element.messages, this.#speech.locale);
  }

  // What was drawn in one piece stays so, or the deferred value would take its place again.
  #show(urgent = this.#shownStep): void {
    const { lang, locale, dir } = this.#speech;
    this.#element.view = {
      actor: this.#actor,
      options: this.#host.options(),
      texts: this.#texts(),
      lang,
      locale,
      dir,
      urgent,
      onShown: this.#noteShown,
    };
  }

  #end(): void {
    this.#element.dispose();
    this.#actor.stop();
    // Whoever still waits for the dialog waits for nothing more.
    this.#noteShown();
  }
}

/** Makes a session in the shell's shadow root; nothing shows before its `open`. */
export const prepareFlow = async (host: FlowHost): Promise<FlowSession> =>
  new FlowSession(host, await host.speech());

let isRehearsed = false;

/**
 * Goes once through an opening that nobody sees, as soon as a press is likely: code that has run is compiled, fonts and
 * styles are found, and the opening itself takes a fifth of the time (`npm run bench -- clicks`). It is a stranger's, in
 * test mode: no person's record is read and nothing is asked for.
 */
export const rehearseFlow = (host: FlowHost): void => {
  const { shadowRoot } = host.element;
  if (isRehearsed || !shadowRoot) return;
  isRehearsed = true;
  adoptOnce(shadowRoot);
  const { lang, locale, dir } = ENGLISH;
  const slug = 'rehearsal';
  const options = { ...host.options(), provider: slug };
  // It is never opened.
  void new FlowSession({ ...host, options: () => options });
  const ports = testPorts({ ...options, locale, slug });
  const actor = createActor(implement(ports), { input: { options, user: null, now: ports.now } }).start();
  actor.send({ type: 'open' });
  const view = { actor, options, texts: textsOf(en, {}, locale), lang, locale, dir };
  rehearse(view, shadowRoot, () => actor.stop());
};

/** Goes on after a redirect to a provider; a page that was loaded in any other way stays as it is. */
export const resume = async (host: FlowHost, open: (opening: Opening) => Promise<void>): Promise<void> => {
  const returned = readReturn(slugOf(host.options().provider));
  if (returned) await open({ returned });
};

/** Forgets the saved record and tells who was signed in. */
export const signOut = async (host: FlowHost): Promise<void> => {
  const users = createUserStore(slugOf(host.options().provider));
  const username = users.load()?.username ?? null;
  users.forget();
  createReport(host.element)({ type: 'signout', username }, () => '');
  // Those who watch the record are told in a microtask; who is gone is then gone from the screen as well.
  await Promise.resolve();
  for (const session of openSessions) session.step();
};

export { openOverlay } from './overlay.ts';
