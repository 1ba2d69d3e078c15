import type { AppFacts, ShownFacts } from '../domain/app-facts.ts';
import type { PreviewView } from '../domain/preview.ts';
import { ConnectError } from '../errors.ts';
import { en } from '../locales/en.ts';
import type { LocaleMessages } from '../locales/load.ts';
import { selectAccountPages, selectStep } from '../machine/selectors.ts';
import { endSession } from '../services/end-session.ts';
import type { CloseReason, ConnectEmitted, OpenOptions, Step } from '../types.ts';
import { drawNow } from '../ui/draw-now.ts';
import { problemText, type Texts, textsOf } from '../ui/texts.ts';
import { type DrivenFlow, driveFlow } from './driver.ts';
import { elementName } from './element-name.ts';
import { createFlowElement } from './flow-element.ts';
import { refusalIn } from './flow-refusal.ts';
import { takeReturn } from './flow-return.ts';
import { adoptFlowStyles } from './flow-styles.ts';
import type { FlowHost, FlowSession } from './flow-types.ts';
import { hostEmail } from './host-email.ts';
import { englishTag } from './language-tag.ts';
import { refuseOldBrowser } from './old-browser.ts';
import { noteOpening } from './prewarm.tsx';
import { createReport, deliverTo } from './report.ts';

/** Below `content-visibility: hidden` an element keeps its size, and only `IntersectionObserver` reports it. */
const watchSize = (element: Element, check: () => void, ended: AbortSignal): void => {
  for (const observer of [new ResizeObserver(check), new IntersectionObserver(check)]) {
    observer.observe(element);
    ended.addEventListener('abort', () => observer.disconnect());
  }
};

const englishOn = ({ tag }: FlowHost): LocaleMessages => ({
  lang: 'en',
  locale: englishTag(tag()),
  dir: 'ltr',
  catalogue: en,
});

let hasWarned = false;

class Session implements FlowSession {
  step: Step | null = null;
  readonly #flow: DrivenFlow;
  readonly #element = createFlowElement();
  readonly #host: FlowHost;
  readonly #report: ReturnType<typeof createReport>;
  #dialog: HTMLDialogElement | null = null;
  #messages: LocaleMessages;
  #provider: string | undefined;
  #updates = 0;
  #isFollowing = false;
  #isOpened = false;
  readonly #preview: (() => PreviewView) | undefined;
  #readDownload: (() => Promise<void>) | undefined;
  #row: unknown;

  /** @param isPlaced whether the dialog takes the place of its empty box */
  constructor(host: FlowHost, messages = englishOn(host), isPlaced?: boolean) {
    this.#element.classList.toggle('placed', !!isPlaced);
    this.#host = host;
    this.#messages = messages;
    this.#report = createReport(
      host.deliver ?? deliverTo(host.element),
      (problem) => problemText(this.#texts(), problem).message,
    );
    this.#flow = driveFlow({
      options: host.options(),
      element: elementName(host.element),
      messages: () => this.#messages,
      texts: () => this.#texts(),
      known: host.known,
      selected: host.pendingRows,
      ports: host.ports,
      email: hostEmail(host.element),
      app: host.app,
      takeApp: (app) => this.#takeApp(app),
      notify: (emitted) => this.#notify(emitted),
    });
    const { actor, signal } = this.#flow;
    this.#preview = host.followPreview?.(actor, () => this.step && this.#setView(), signal);
  }

  /**
   * Shows the dialog before it returns.
   * @throws ConnectError `element.detached`, or `element.hidden`: an invisible modal dialog would block the page
   */
  open(at: OpenOptions | undefined): void {
    const { element } = this.#host;
    this.#row = at?.row;
    if (!element.isConnected) throw new ConnectError({ code: 'element.detached' });
    adoptFlowStyles(element.shadowRoot);
    // Preact renders as soon as the view is set, and a dialog outside a document cannot open.
    element.shadowRoot?.append(this.#element);
    if (!this.#isShown()) {
      this.#element.remove();
      const error = refusalIn(this.#texts(), { code: 'element.hidden' });
      // Logged, because it is a mistake of the host, and no code handles the promise after a press.
      console.warn(error.message, element);
      throw error;
    }
    this.#flow.actor.start();
    this.#flow.actor.send({ type: 'open', step: at?.step });
    // A modal dialog that is not drawn would block the page.
    if (!this.step || !this.#dialog?.open) {
      const { provider } = this.#host.options();
      const error = refusalIn(this.#texts(), { code: 'element.render', params: { provider } });
      if (this.step) this.#flow.fail(error);
      this.#end();
      throw error;
    }
    this.#isOpened = true;
    const returned = takeReturn(this.#host);
    if (returned) this.#flow.actor.send({ type: 'oauth.returned', ...returned });
    if (this.#host.pendingRows) this.#flow.actor.send({ type: 'data.share' });
  }

  async update(): Promise<void> {
    this.#updates += 1;
    const update = this.#updates;
    const messages = (await this.#host.loadMessages()) ?? englishOn(this.#host);
    // A language that loads late must not replace a newer choice.
    if (update !== this.#updates || !this.step) return;
    this.#messages = messages;
    this.#setView();
  }

  close(reason: CloseReason): void {
    this.#flow.close(reason);
    this.#end();
  }

  /** Draws the machine's step, then reports to the host (contract §2.2). */
  #notify(emitted: ConnectEmitted): void {
    const isClose = emitted.type === 'close';
    if (emitted.type === 'open') this.#host.noteSession(this);
    const step = isClose ? null : selectStep(this.#flow.actor.getSnapshot());
    // Preact throws if a drawing fails, and the host must get its events all the same.
    try {
      if (step && step !== this.step) this.#draw(step);
    } finally {
      if (isClose) {
        this.step = null;
        // Retrying a failed share is a new opening of the same dialog.
        queueMicrotask(() => this.step ?? this.#end());
        this.#host.noteSession(null);
      }
      // The element reports the failure of an opening that is refused.
      if (this.#isOpened || emitted.type !== 'failure') this.#report(emitted);
      if (isClose) this.#element.keepKey();
    }
  }

  #takeApp(loaded: AppFacts | null): void {
    if (!this.step) return;
    const { appName } = this.#flow.fixed;
    // Without an answer, the page's own name is shown, so that the switches below do not move.
    const app: ShownFacts = loaded ?? { name: appName };
    this.#flow.actor.send({ type: 'app.loaded', app });
    this.#followAccount();
    if (app.name !== appName && !hasWarned) {
      hasWarned = true;
      console.warn(`data-connect-button: app-name="${appName}" is registered as "${app.name}"`);
    }
    if (this.#host.element.hasAttribute('provider')) return;
    this.#provider = app.provider;
    this.#setView();
  }

  #draw(step: Step): void {
    this.step = step;
    drawNow(() => this.#setView());
    const dialog = this.#element.querySelector('dialog');
    if (dialog && dialog !== this.#dialog) {
      watchSize(dialog, () => this.#leaveHidden(), this.#flow.signal);
    }
    this.#dialog = dialog;
    this.#followAccount();
  }

  /** Closes a dialog that the page hides or an extension removes. An element off the page closes its dialog itself. */
  #leaveHidden(): void {
    const isThere = this.#dialog?.isConnected && this.#isShown();
    if (!isThere && this.#host.element.isConnected) this.close('removed');
  }

  /** Loads `follow-account.ts`. If that fails, the tiles of downloads stay links. */
  #followAccount(): void {
    const { actor } = this.#flow;
    const hasLinks = this.step === 'onboarding' || this.step === 'dataRequest';
    if (this.#isFollowing || !hasLinks || !selectAccountPages(actor.getSnapshot())) return;
    this.#isFollowing = true;
    import('./follow-account.ts').then(
      ({ followAccount }) => {
        this.#readDownload = followAccount(actor, this.#element, this.#host.options(), this.#flow.signal);
        if (this.#readDownload && this.step) this.#setView();
      },
      () => {},
    );
  }

  /** Always true in a frame: a new frame has no layout yet, so its visibility cannot be checked. */
  #isShown(): boolean {
    return !!this.#host.deliver || this.#element.checkVisibility?.() !== false;
  }

  #texts(): Texts {
    return textsOf(this.#messages.catalogue, this.#host.element.messages, this.#messages.locale);
  }

  #setView(): void {
    const { lang, locale, dir } = this.#messages;
    const { actor, fail, close } = this.#flow;
    const given = this.#host.options();
    const options = { ...given, ...this.#flow.fixed, provider: this.#provider || given.provider };
    const known = this.#host.known?.texts();
    this.#element.view = {
      actor,
      fail,
      close,
      options,
      texts: this.#texts(),
      lang,
      locale,
      dir,
      row: this.#row,
      known,
      readDownload: this.#readDownload,
      preview: this.#preview?.(),
      pageAddress: given.embedder ?? window.location.href,
    };
  }

  #end(): void {
    this.#element.dispose();
    this.#flow.end();
  }
}

export const openFlow = async (host: FlowHost, at?: OpenOptions): Promise<void> => {
  if (host.element.step) return;
  noteOpening();
  endSession(host.options(), null);
  const messages = await host.loadMessages();
  refuseOldBrowser(host.element, messages);
  // Over plain HTTP the browser has no cryptography, and the last steps need it.
  if (window.isSecureContext === false)
    throw refusalIn(textsOf(messages?.catalogue ?? {}, host.element.messages), { code: 'page.insecure' });
  const isPlaced = host.takeOver?.();
  if (isPlaced !== null) new Session(host, messages, isPlaced).open(at);
};
