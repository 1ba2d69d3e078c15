import { orUndefined } from '../../common/or-undefined.ts';
import { SDK_VERSION } from '../brand.ts';
import { MOVE_MS, WAIT_MS } from '../constants.ts';
import { isText, parseJson } from '../domain/fields.ts';
import type { Language } from '../locales/load.ts';
import { hasOwnState } from '../services/oauth-state.ts';
import { savedUser } from '../services/saved-user.ts';
import type { OpenOptions, Step } from '../types.ts';
import type { ConnectOptions } from './attributes.ts';
import { ATTRIBUTES, DEFAULTS, OPTION_NAMES, readOption, warnOf } from './attributes.ts';
import { Base } from './base.ts';
import { createElement } from './create-element.ts';
import { ENGLISH } from './english.ts';
import {
  type FlowModule,
  type FrameModule,
  loadBox,
  loadedFlow,
  loadFlow,
  watchTrigger,
} from './flow-loader.ts';
import {
  type CompleteCallback,
  type FlowHost,
  type FlowSession,
  isRefusal,
  type Messages,
  type Opening,
} from './flow-types.ts';
import { findLanguage } from './language.ts';
import { langAround } from './language-tag.ts';
import { adoptEarlyProperties, mirrorAttributes } from './mirror-attributes.ts';
import type { ConnectProperties } from './properties.ts';
import { createTrigger } from './trigger.ts';
import { drawTrigger } from './trigger-markup.ts';
import { triggerSheets } from './trigger-sheet.ts';
import { warnOfContent } from './warn-of-content.ts';

/** The built-ins that scripts of this page have replaced: elements of such a page take the frame. */
let altered: readonly string[] = [];

const findAltered = async () => {
  altered = (await import('./altered-page.ts')).alteredBuiltIns();
};

const isOver = (button: Element, { clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return clientX > left && clientX < right && clientY > top && clientY < bottom;
};

export interface DataConnectButton extends ConnectProperties {}

/**
 * `<data-connect-button>`: the trigger and the interface for the host page (contract §2). It contains no React and no
 * XState: the flow is loaded on intent. Fires `open`, `stepchange`, `failure`, `complete`, `close` and `signout`.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the accessors are defined below, one for each attribute.
export class DataConnectButton extends Base {
  static readonly version: string = SDK_VERSION;
  static readonly observedAttributes = ATTRIBUTES;

  static {
    mirrorAttributes(DataConnectButton.prototype, (element) => element.#options);
  }

  #onComplete: CompleteCallback | null = null;
  #messages: Messages = {};
  #options = DEFAULTS;
  /** A server-side rendered button has the language in its `value`. `attachShadow` removes that button. */
  #language =
    parseJson<Language>(this.shadowRoot?.querySelector<HTMLButtonElement>('[lang]')?.value) ?? ENGLISH;
  readonly #internals = orUndefined(() => this.attachInternals());
  #root = this.attachShadow({ mode: 'open' });
  readonly #trigger = createTrigger();
  #notice: HTMLElement | undefined;
  #session: FlowSession | null = null;
  #last: Promise<void> | undefined;

  constructor() {
    super();
    const button = this.#trigger;
    this.adoptedCallback();
    button.onclick = () => {
      if (button.ariaBusy) return; // The dialog is already opening.
      const refuse = (error: unknown) => this.#attempt((flow, host) => flow.refuse(host, error));
      (button.ariaHasPopup ? this.open() : this.signOut().catch(refuse)).catch(() => {}); // A button without a popup signs out.
    };
    // A touch fires `pointerenter` too, before the click.
    const prewarm = () => {
      if (this.#options.preload === 'auto') this.#call('prewarm');
    };
    button.addEventListener('focus', prewarm);
    button.addEventListener('pointerenter', prewarm);
    // A gesture library of the page that captures the pointer sends the click of a mouse to the element itself (vaul,
    // use-gesture): https://w3c.github.io/pointerevents/#setting-pointer-capture
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this && isOver(button, event)) button.click();
    });
  }

  /** Made on demand, because a page may have a thousand elements. */
  get #host(): FlowHost {
    return {
      element: this,
      options: () => this.#used,
      altered,
      tag: () => this.#options.locale || langAround(this),
      loadMessages: async () => (await this.#findLanguage())?.loadMessages?.(),
      noteSession: (session) => {
        this.#session = session;
        this.#setState('open', session);
      },
    };
  }

  get #used(): ConnectOptions {
    return altered.length > 0 ? { ...this.#options, isolation: 'frame' } : this.#options;
  }

  /** The completion callback, called just before `complete` with the same object. Its errors are logged. */
  get onComplete(): CompleteCallback | null {
    return this.#onComplete;
  }
  set onComplete(callback: CompleteCallback | null) {
    this.#onComplete = typeof callback === 'function' ? callback : null;
  }

  /** Overrides of single texts, by message key (contract §2.2). */
  get messages(): Messages {
    return this.#messages;
  }
  set messages(messages: Messages) {
    const isAllowed = ([key, text]: [string, unknown]) => isText(text) || warnOf(key, text, 'text');
    this.#messages = Object.fromEntries(Object.entries(messages ?? {}).filter(isAllowed));
    this.#refresh();
  }

  /** The visible step, or `null` while the dialog is closed. */
  get step(): Step | null {
    return this.#session?.step ?? null;
  }

  /** Whether a person is signed in here; with a frame, one who has shared with this page (contract §2.7). */
  get signedIn(): boolean {
    return !!savedUser(this.#used);
  }

  /**
   * Opens the dialog; resolves when it is visible. Rejects if the flow cannot be loaded, and with a `ConnectError`:
   * `element.detached` if the element is not on the page, `element.hidden` if it is not displayed.
   */
  open(options?: OpenOptions): Promise<void> {
    return this.#next(() => this.#attempt((flow, host) => flow.openFlow(host, options)));
  }

  /** Opens the dialog at the training step. An open dialog closes first (contract §3). */
  startTraining(): Promise<void> {
    void this.close();
    return this.open({ step: 'training' });
  }

  /** Closes the dialog; resolves when it is gone. */
  close(): Promise<void> {
    return this.#next(async () => this.#session?.close('api'));
  }

  /** Deletes the saved record and fires `signout`. Rejects with `signout.refused` if the browser keeps the record. */
  async signOut(): Promise<void> {
    const forget = () =>
      loadedFlow?.forgetUser(this.#host) ?? savedUser(this.#options, () => this.#call('prewarm'));
    let detail = this.#used.isolation === 'frame' ? undefined : orUndefined(forget);
    // On an altered page, a person may be signed in in the provider's frame.
    if (detail === null) await findAltered().catch(() => {});
    if (detail === undefined || altered.length > 0)
      detail = await (await this.#loadFlow()).forgetUser(this.#host);
    this.#notice?.replaceWith();
    this.dispatchEvent(new CustomEvent('signout', { detail }));
  }

  connectedCallback(): void {
    adoptEarlyProperties(this);
    this.#refresh();
    // The trigger is appended after it was drawn: changes to connected elements cost the browser more.
    if (!this.#trigger.isConnected) this.#root.append(this.#trigger);
    warnOfContent(this);
    addEventListener('storage', this.#draw);
    if (this.#options.preload === 'eager') this.#call('prewarm');
    if (this.#options.preload !== 'none') void loadBox();
    if (this.#options.preload === 'auto' && this.#options.isolation !== 'frame') watchTrigger(this.#trigger);
    // A person who returns from a platform continues at the step of the redirect (contract §2.6).
    if (hasOwnState()) this.#call('resume');
  }

  /** Style sheets belong to one document, so an element from another document has lost them. */
  adoptedCallback(): void {
    this.#root.adoptedStyleSheets = triggerSheets(this.ownerDocument);
  }

  disconnectedCallback(): void {
    removeEventListener('storage', this.#draw);
    if (this.#session) setTimeout(() => this.isConnected || this.#session?.close('removed'), MOVE_MS);
  }

  attributeChangedCallback(attribute: string, _previous: string | null, value: string | null): void {
    const name = OPTION_NAMES[ATTRIBUTES.indexOf(attribute)];
    if (!name) return;
    this.#options = { ...this.#options, [name]: readOption(name, value) };
    // Before `connectedCallback`, the attributes of the markup arrive one by one; they are drawn together.
    if (this.#trigger.lang) this.#refresh();
  }

  #refresh(): void {
    this.#draw();
    void (this.#session?.update() ?? this.#findLanguage());
  }

  /** Loads the flow, or the code of the provider's frame: for `isolation="frame"` and on an altered page. */
  async #loadFlow(): Promise<FlowModule | FrameModule> {
    if (this.#options.isolation !== 'frame') {
      void this.#host.loadMessages();
      const flow = loadFlow();
      // On an altered page, the flow may fail to start.
      flow.catch(() => {});
      await findAltered();
      if (altered.length === 0) return flow;
    }
    return import('../frame/frame.ts');
  }

  #draw = (): void => {
    const options = this.#options;
    const user = savedUser(this.#used);
    const name = options.whenSignedIn === 'menu' ? user?.username : '';
    const key = `button.${name ? 'menu' : options.loginType}` as const;
    drawTrigger(this.#trigger, options, this.#textOf(key, name), this.#language);
    this.#setState('signedin', user);
    // A press before the menu's file has loaded opens the dialog.
    if (name) import('../menu/menu.ts').then((menu) => menu.arm(this, name)).catch(() => {});
  };

  #textOf(key: keyof Language['trigger'], username = ''): string {
    const text = this.#messages[key] ?? this.#language.trigger[key];
    return text.replace(/{provider}/g, () => this.#options.provider).replace(/{username}/, () => username);
  }

  #findLanguage() {
    return findLanguage(this.#host.tag, (language) => {
      if (this.#language !== language) {
        this.#language = language;
        this.#draw();
      }
      return language;
    });
  }

  /** If loading fails, only a press reports it. */
  #call(name: 'prewarm' | 'resume'): void {
    this.#loadFlow()
      .then((flow) => flow[name](this.#host))
      .catch(() => {});
  }

  #setState(name: 'open' | 'loading' | 'signedin', isOn: unknown): void {
    // Throws in browsers without custom states, and in Chromium before 125, which allows only names with `--`.
    orUndefined(() => this.#internals?.states[isOn ? 'add' : 'delete'](name));
  }

  /** Each call waits for the previous one. Of several waiting calls, the last one replaces the others. */
  #next(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last?.then(work, work) ?? work();
    return this.#last;
  }

  async #attempt(call: (flow: FlowModule | FrameModule, host: FlowHost) => Promise<void>): Promise<void> {
    this.#notice?.replaceWith();
    this.#trigger.ariaBusy = 'true';
    this.#setState('loading', true);
    const opening: Opening = { isOver: false, end: () => false };
    const takeOver = () => {
      opening.isOver = true;
      return opening.end();
    };
    const box = loadBox();
    const show = async (leave: () => void) =>
      (await box)?.showWaiting(this, this.#trigger, this.#used, this.#textOf('dialog.close'), opening, leave);
    const left = new Promise<void>((leave) => setTimeout(show, WAIT_MS, leave));
    try {
      const work = this.#loadFlow().then((flow) => call(flow, { ...this.#host, takeOver }));
      await Promise.race([work, left]);
    } catch (error) {
      if (this.isConnected) {
        const failure = isRefusal(error) ? error.failure : undefined;
        const detail = failure ?? { code: 'element.load', message: this.#textOf('element.load'), step: null };
        this.#notice = createElement('span', { part: 'notice', role: 'alert' }, detail.message);
        this.#root.append(this.#notice);
        this.dispatchEvent(new CustomEvent('failure', { detail }));
      }
      throw error;
    } finally {
      takeOver();
      this.#setState('loading', false);
      this.#trigger.ariaBusy = null;
    }
  }
}
