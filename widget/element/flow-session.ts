import { createActor } from 'xstate';
import { ConnectError } from '../errors.ts';
import { en } from '../locales/en.ts';
import type { Speech } from '../locales/load.ts';
import { type ConnectActor, implement } from '../machine/implement.ts';
import { selectStep } from '../machine/selectors.ts';
import { livePorts } from '../services/live-ports.ts';
import { testModePorts } from '../services/test-mode.ts';
import type { CloseReason, Step } from '../types.ts';
import { drawAtOnce } from '../ui/at-once.ts';
import { problemText, type Texts, textsOf } from '../ui/texts.ts';
import { createFlowElement } from './flow-element.ts';
import { adoptFlowStyles } from './flow-styles.ts';
import type { FlowHost, FlowSession, Opening } from './flow-types.ts';
import { createReport, type Report } from './report.ts';

/** The texts that the flow brings along. */
export const ENGLISH_SPEECH: Speech = { lang: 'en', locale: 'en', dir: 'ltr', catalogue: en };

const openSessions = new Set<FlowSession>();

/** One opening of the dialog, from `open` to `close`. */
class Session implements FlowSession {
  /** Resolves when the dialog shows. */
  readonly shown: Promise<void>;
  readonly #actor: ConnectActor;
  readonly #element = createFlowElement();
  readonly #host: FlowHost;
  #speech: Speech;
  #updates = 0;
  #shownStep: Step | undefined;
  #noteShown = (_?: Step) => {};

  constructor(host: FlowHost, speech = ENGLISH_SPEECH) {
    const options = host.options();
    const ports = (options.testMode ? testModePorts : livePorts)({
      ...options,
      locale: speech.locale,
    });
    const input = { options, user: ports.loadUser(), now: ports.now };
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
    adoptFlowStyles(element.shadowRoot);
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
    const speech = (await this.#host.speech()) ?? ENGLISH_SPEECH;
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

export const createFlowSession = (host: FlowHost, speech?: Speech): FlowSession => new Session(host, speech);

/** Draws what has changed in every open dialog before it returns. */
export const drawOpenSessions = (): void => {
  for (const session of openSessions) session.step();
};
