import { isEmail } from '../../common/email-address.ts';
import { directionOf } from '../../common/languages.ts';
import { CODE_LENGTH } from '../constants.ts';
import { RequestError } from '../errors.ts';
import type { StartedSignIn } from '../machine/ports.ts';
import { loadAppFacts } from '../services/app-facts.ts';
import type { BrowserEnvironment } from '../services/environment.ts';
import type { InteractionCalls } from '../services/interaction.ts';
import type { createKeptInteraction } from '../services/kept-interaction.ts';
import type { DataRequestResult } from '../types.ts';
import { isInAppBrowser } from './in-app-browser.ts';
import { type Chosen, chooseLanguage, loadMessages, markDocument } from './language.ts';
import { createPageFlow } from './page-flow.ts';
import {
  type Answer,
  isShown,
  type PageActions,
  type PageState,
  type Shown,
  type Stage,
} from './page-state.ts';
import { ownTextsOf } from './texts.ts';

interface ModelNeeds {
  readonly calls: InteractionCalls;
  readonly kept: ReturnType<typeof createKeptInteraction>;
  readonly provider: string;
  readonly environment: Pick<BrowserEnvironment, 'window' | 'leave'>;
}

/** The request has ended, or its application is suspended: no further try can succeed. */
const isGone = (error: unknown) =>
  error instanceof RequestError && ([404, 410].includes(error.status) || error.code === 'app.suspended');
/** The session has ended, or is older than the application allows. */
const isSessionOver = (error: unknown) =>
  error instanceof RequestError && (error.status === 401 || error.code === 'authorize.sign-in');

/** A sign-in without a mailed code. */
const typedAddress = (email: string): StartedSignIn => ({
  email,
  challenge: undefined,
  codeLength: CODE_LENGTH,
  sentAt: undefined,
});

/** The state of the page for one interaction, from its reading to the way back to the application. */
export const createPageModel = ({ calls, kept, provider, environment }: ModelNeeds) => {
  const { navigator, location } = environment.window;
  const listeners = new Set<() => void>();
  const spoken = ({ language }: Chosen) => ({
    own: ownTextsOf(language),
    lang: language,
    dir: directionOf(language),
  });
  let chosen = chooseLanguage(navigator.languages);
  let state: PageState = {
    stage: { at: 'reading' },
    ...spoken(chosen),
    provider,
    givesEmail: false,
    isRefused: isInAppBrowser(navigator.userAgent),
  };
  const set = (change: Partial<PageState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const show = (stage: Stage) => set({ stage });
  /** The person's address, lower case; `null` while no person is signed in. */
  let person: string | null = null;
  // The switch is one person's answer, so it is off again for the next person.
  const notePerson = (email: string | null) => {
    if (email === person) return;
    person = email;
    if (state.givesEmail) set({ givesEmail: false });
  };
  /** A running flow would keep its sign-in again at its next change. */
  const dropKept = () => {
    if (isShown(state.stage)) state.stage.flow.stop();
    kept.drop();
  };
  const showGone = () => {
    dropKept();
    markDocument(chosen, state.own('gone.title'));
    show({ at: 'gone' });
  };

  const begin = (shown: Omit<Shown, 'flow'>, note: 'nothing' | null = null) => {
    const { isBegun, started } = kept.read();
    const { prompt, loginHint } = shown.asked;
    const typed = loginHint ? typedAddress(loginHint) : undefined;
    // A person who has signed in on this page stays signed in there.
    const isSigningIn = !isBegun || started !== undefined;
    const flow = createPageFlow({
      ...shown,
      provider,
      addressText: state.own('email.name', { appName: shown.app.name }),
      signsInAnew: prompt.includes('login') && !isBegun,
      started: started ?? typed,
      hinted: isSigningIn && loginHint && isEmail(loginHint) ? loginHint : undefined,
      keep: (now) => (now ? kept.keep(now) : kept.begin()),
      onPerson: notePerson,
      onTurnedBack: () => set({ isRefused: true }),
      onEnd: (how) => void end({ ...shown, flow }, how),
    });
    kept.begin();
    show({ ...shown, at: 'flow', flow, note, isLeaving: false });
    flow.open();
  };
  const beginAgain = ({ flow, ...shown }: Shown, note: 'nothing' | null = null) => {
    flow.stop();
    begin(shown, note);
  };

  const end = (shown: Shown, how: DataRequestResult | 'signedOut' | 'broken') => {
    if (how === 'broken') return show({ at: 'unread' });
    if (how === 'signedOut' || (!how.rejected && !how.success)) return beginAgain(shown);
    return leave(shown, how.rejected ? 'refuse' : 'finish');
  };

  const follow = (shown: Shown, target: string) => {
    dropKept();
    show({ ...shown, at: 'leaving' });
    environment.leave(target);
  };
  const ask = ({ flow }: Shown, answer: Answer) =>
    answer === 'finish' ? calls.finish(flow.token(), state.givesEmail) : calls.refuse();

  const leave = async (shown: Shown, answer: Answer): Promise<void> => {
    show({ ...shown, at: 'leaving' });
    try {
      follow(shown, await ask(shown, answer));
    } catch (error) {
      if (isGone(error)) return showGone();
      if (isSessionOver(error)) {
        shown.flow.forget();
        return beginAgain(shown);
      }
      if (error instanceof RequestError && error.status === 409) return beginAgain(shown, 'nothing');
      show({ ...shown, at: 'stuck', answer });
    }
  };

  /** The steps stay as they are until the application has its refusal. */
  const cancelSteps = async (stage: Extract<Stage, { at: 'flow' }>) => {
    show({ ...stage, isLeaving: true });
    try {
      follow(stage, await calls.refuse());
    } catch (error) {
      if (isGone(error)) return showGone();
      show({ ...stage, note: 'cancelled', isLeaving: false });
    }
  };

  const start = async () => {
    show({ at: 'reading' });
    try {
      const asked = await calls.read();
      chosen = chooseLanguage([...asked.uiLocales, ...navigator.languages]);
      const asking = { apiBase: '/api', apiKey: asked.key, locale: chosen.locale, embedder: asked.origin };
      // The steps do not name the operator: the foot of the page does.
      const [{ operator: _, ...app }, messages] = await Promise.all([
        loadAppFacts(asking, new AbortController().signal),
        loadMessages(chosen),
      ]);
      set(spoken(chosen));
      markDocument(chosen, `${state.own('title', { appName: app.name })} – ${provider}`);
      begin({ app, asked, messages });
    } catch (error) {
      if (isGone(error)) return showGone();
      markDocument(chosen, state.own('unread.title'));
      show({ at: 'unread' });
      console.warn(error);
    }
  };

  const actions: PageActions = {
    cancel() {
      const { stage } = state;
      if (stage.at === 'flow' && !stage.isLeaving) void cancelSteps(stage);
      if (stage.at === 'stuck') void leave(stage, 'refuse');
    },
    giveEmail: (givesEmail) => set({ givesEmail }),
    retry() {
      const { stage } = state;
      if (stage.at === 'stuck') void leave(stage, stage.answer);
      if (stage.at === 'unread') void start();
    },
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false;
      }
    },
  };

  // The browser may show this page again out of its memory, after its interaction is over.
  environment.window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && state.stage.at === 'leaving') location.reload();
  });

  return {
    actions,
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    start,
    /** Keeps a typed address for a reload. */
    noteTyped(email: string) {
      if (isShown(state.stage)) kept.keep(typedAddress(email));
    },
  };
};
