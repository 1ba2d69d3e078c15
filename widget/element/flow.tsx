import { createActor } from 'xstate';
import { slugOf } from '../brand.ts';
import { ConnectError } from '../errors.ts';
import { type Language, loadLanguage } from '../locales/load.ts';
import type { OauthReturn } from '../machine/events.ts';
import { type ConnectActor, implement } from '../machine/implement.ts';
import { selectStep } from '../machine/selectors.ts';
import { livePorts } from '../services/live-ports.ts';
import { readReturn as readOauthReturn } from '../services/oauth-return.ts';
import { testPorts } from '../services/test-ports.ts';
import { createUserStore } from '../services/user-store.ts';
import type { CloseReason, ConnectOptions, Step } from '../types.ts';
import { problemText, type Texts, textsOf } from '../ui/texts.ts';
import { createFlowElement } from './flow-element.ts';
import type { Messages } from './labels.ts';
import { languageOf } from './language.ts';
import { type CompleteCallback, createReport, type Report } from './report.ts';
import { takeStyleSheet } from './stylesheet.ts';

const styleSheets = takeStyleSheet();

const adoptOnce = (root: ShadowRoot) => {
  const sheets = styleSheets().filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
};

/** What a flow needs of the element it belongs to; options and messages as they are at the time of the call. */
export interface FlowHost {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly options: () => ConnectOptions;
  readonly messages: () => Messages;
  readonly onComplete: () => CompleteCallback | null;
  /** Told before the events of an opening, and of its close with `null`. */
  readonly noteSession: (session: FlowSession | null) => void;
}

/** How a flow begins: at the saved record's step, at the training, or back from a redirect. */
export interface Opening {
  readonly step?: 'training';
  readonly returned?: OauthReturn;
}

/** One opening of the dialog, from `open` to `close`. */
export class FlowSession {
  /** Resolves when the dialog shows. */
  readonly shown: Promise<void>;
  readonly #actor: ConnectActor;
  readonly #element = createFlowElement();
  readonly #host: FlowHost;
  #language: Language;
  #noteShown = () => {};

  constructor(host: FlowHost, language: Language) {
    const options = host.options();
    const slug = slugOf(options.provider);
    const ports = (options.testMode ? testPorts : livePorts)({ ...options, locale: language.locale, slug });
    const input = { options, user: createUserStore(slug).load(), now: ports.now };
    this.#host = host;
    this.#language = language;
    this.shown = new Promise((resolve) => {
      this.#noteShown = resolve;
    });
    this.#actor = createActor(implement(ports), { input });
    this.#report(createReport(host));
  }

  step(): Step | null {
    return selectStep(this.#actor.getSnapshot());
  }

  /** @throws ConnectError `element.detached` where the element is not on the page */
  open({ step, returned }: Opening): void {
    if (!this.#host.element.isConnected) throw new ConnectError({ code: 'element.detached' });
    adoptOnce(this.#host.root);
    this.#host.root.append(this.#element);
    this.#show();
    this.#actor.start();
    this.#actor.send({ type: 'open', step });
    if (returned) this.#actor.send({ type: 'oauth.returned', ...returned });
  }

  /** Applies changed options to texts and looks; the flow itself keeps those it began with (contract §2.1). */
  async update(): Promise<void> {
    this.#language = await loadLanguage(languageOf(this.#host));
    if (this.#element.isConnected) this.#show();
  }

  /** Closes the dialog; it is gone when this returns. */
  close(reason: CloseReason): void {
    this.#actor.send({ type: 'close', reason });
    this.#end();
  }

  #report(report: Report): void {
    this.#actor.on('*', (emitted) => {
      if (emitted.type === 'open') this.#host.noteSession(this);
      if (emitted.type === 'close') {
        this.#host.noteSession(null);
        queueMicrotask(() => this.#end());
      }
      report(emitted, (problem) => problemText(this.#texts(), problem).message);
    });
  }

  #texts(): Texts {
    return textsOf(this.#language.catalogue, this.#host.messages());
  }

  #show(): void {
    const { locale, dir } = this.#language;
    this.#element.view = {
      actor: this.#actor,
      options: this.#host.options(),
      texts: this.#texts(),
      locale,
      dir,
      onShown: this.#noteShown,
    };
  }

  #end(): void {
    if (!this.#element.isConnected) return;
    this.#element.dispose();
    this.#actor.stop();
    // Whoever still waits for the dialog waits for nothing more.
    this.#noteShown();
  }
}

/** Makes a session in the shell's shadow root; nothing shows before its `open`. */
export const prepareFlow = async (host: FlowHost): Promise<FlowSession> =>
  new FlowSession(host, await loadLanguage(languageOf(host)));

/** Reads, once, how a redirect to a provider came out; `null` where the page was loaded in any other way. */
export const readReturn = (host: FlowHost): OauthReturn | null =>
  readOauthReturn(slugOf(host.options().provider));

/** Forgets the saved record and tells who was signed in. */
export const signOut = (host: FlowHost): void => {
  const users = createUserStore(slugOf(host.options().provider));
  const username = users.load()?.username ?? null;
  users.forget();
  createReport(host)({ type: 'signout', username }, () => '');
};

export { openOverlay } from './overlay.ts';
