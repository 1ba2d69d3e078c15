import { inLowerCase, isEmail } from '../../common/email-address.ts';
import { isInAppBrowser } from '../../common/in-app-browser.ts';
import { directionOf } from '../../common/languages.ts';
import { factsOf } from '../../common/platforms/platforms.ts';
import { CODE_LENGTH } from '../constants.ts';
import type { AppFacts } from '../domain/app-facts.ts';
import { driveFlow } from '../element/driver.ts';
import { followAccount } from '../element/follow-account.ts';
import { followPreview } from '../element/follow-preview.ts';
import { RequestError } from '../errors.ts';
import type { LocaleMessages } from '../locales/load.ts';
import type { StartedSignIn } from '../machine/ports.ts';
import { selectStep } from '../machine/selectors.ts';
import { loadAppFacts } from '../services/api.ts';
import { endSession } from '../services/end-session.ts';
import { type BrowserEnvironment, browserEnvironment } from '../services/environment.ts';
import type { Interaction, InteractionCalls } from '../services/interaction.ts';
import { attemptsWith } from '../services/oauth-attempts.ts';
import { prepareRedirect } from '../services/oauth-redirect.ts';
import { readReturn } from '../services/oauth-return.ts';
import type { createStoredInteraction } from '../services/stored-sign-in.ts';
import { createUserStore } from '../services/user-store.ts';
import type { ConnectEmitted, DataRequestResult, UserRecord } from '../types.ts';
import { textsOf } from '../ui/texts.ts';
import {
  type Chosen,
  chooseLanguage,
  loadMessages,
  markDocument,
  type OwnTexts,
  ownTextsOf,
} from './language.ts';
import { optionsFor } from './requested.ts';

/** How an interaction ends: with what the person shared, or without. */
export type Answer = 'finish' | 'refuse';

export interface Shown {
  readonly interaction: Interaction;
  readonly app: AppFacts;
  readonly messages: LocaleMessages;
  /** The person of the frame that opened this page in a window; absent on any other page. */
  readonly user: UserRecord | undefined;
  readonly flow: PageFlow;
}

export type Stage =
  | { readonly at: 'reading' | 'unread' | 'gone' }
  | (Shown & {
      readonly at: 'flow';
      readonly note: 'nothing' | 'cancelled' | null;
      readonly isLeaving: boolean;
    })
  | (Shown & { readonly at: 'leaving' | 'closing' })
  | (Shown & { readonly at: 'stuck'; readonly answer: Answer });

export interface PageState {
  readonly stage: Stage;
  readonly own: OwnTexts;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly provider: string;
  readonly givesEmail: boolean;
  readonly isRefused: boolean;
}

export interface PageActions {
  readonly cancel: () => void;
  readonly giveEmail: (gives: boolean) => void;
  readonly retry: () => void;
}

export const isShown = (stage: Stage): stage is Extract<Stage, Shown> => 'interaction' in stage;

const ELEMENT = 'authorize';

interface FlowNeeds {
  readonly interaction: Interaction;
  readonly app: AppFacts;
  readonly provider: string;
  readonly messages: LocaleMessages;
  readonly user: UserRecord | undefined;
  readonly addressText: string;
  /** Starts without the saved record, which belongs to an earlier sign-in. */
  readonly signsInAnew: boolean;
  readonly started: StartedSignIn | undefined;
  /** Address of the person whose sign-in the application asks for. Another person's saved record does not change. */
  readonly hinted: string | undefined;
  /** Called at every change, with the sign-in so far; `null` once the person is signed in. */
  readonly keep: (started: StartedSignIn | null) => void;
  /** Called at every change, with the address of the signed-in person in lower case. */
  readonly onPerson: (email: string | null) => void;
  /** The person came back from a platform that refuses this browser. */
  readonly onTurnedBack: () => void;
  readonly onPreview: () => void;
  /** The flow is over: with a result, after a sign-out, or because it cannot be drawn. */
  readonly onEnd: (end: DataRequestResult | 'signedOut' | 'broken') => void;
}

const withoutStorage = (): never => {
  throw new Error('The window of a frame keeps nothing');
};

/** The machine of the widget for an interaction. Platforms are connected by the page itself, without windows. */
const openFlow = (needs: FlowNeeds) => {
  const { app, interaction, provider, messages, hinted, user } = needs;
  const environment = { ...browserEnvironment(), ...(user && { storage: withoutStorage }) };
  const { window } = environment;
  const options = optionsFor(interaction, app, provider, messages, window.location.origin);
  const texts = textsOf(messages.catalogue, {}, messages.locale);
  const attempts = attemptsWith(provider, environment);
  const users = createUserStore(options, environment);
  const forget = () => {
    const user = users.load();
    users.forget();
    if (user) endSession(options, user, environment);
  };
  if (needs.signsInAnew) forget();

  let result: DataRequestResult | null = null;
  const notify = (emitted: ConnectEmitted) => {
    if (emitted.type === 'complete') ({ result } = emitted);
    if (emitted.type !== 'close') return;
    const { reason } = emitted;
    queueMicrotask(() => {
      // After a failed share, a sign-out closes the flow and opens it again.
      if (reason !== 'removed' && selectStep(flow.actor.getSnapshot())) return;
      needs.onEnd(reason === 'removed' ? 'broken' : (result ?? 'signedOut'));
    });
  };
  const isOther = () => {
    const saved = users.read();
    return hinted !== undefined && saved !== null && inLowerCase(saved.email) !== inLowerCase(hinted);
  };
  const flow = driveFlow(
    {
      options,
      element: ELEMENT,
      messages: () => messages,
      texts: () => texts,
      // The choice about the address is known only at the end: the provider then moves it to the approved rows.
      offered: interaction.asksEmail ? [{ data: 'Email', text: needs.addressText }] : [],
      app,
      selected: interaction.window?.selected,
      limits: interaction.window?.limits,
      ports: (live) => ({
        loadUser: () => user ?? (isOther() ? null : live.loadUser()),
        // Each interaction has a saved sign-in of its own.
        loadSignIn: () => needs.started,
        saveSignIn: () => {},
        openWindow: (attempt, report) =>
          prepareRedirect(
            attempt,
            (event) => {
              if (event.type === 'oauth.restored' && factsOf(attempt.platform).refusesInApps)
                needs.onTurnedBack();
              report(event);
            },
            { environment, attempts, element: ELEMENT },
          ),
      }),
      notify,
    },
    environment,
  );
  flow.actor.subscribe((snapshot) => {
    const { user: person } = snapshot.context;
    needs.onPerson(person ? inLowerCase(person.email) : null);
    needs.keep(person ? null : snapshot.context);
  });

  const readPreview = followPreview(
    flow.actor,
    options,
    () => messages.locale,
    needs.onPreview,
    flow.signal,
    environment,
  );

  return {
    ...flow,
    readPreview,
    options,
    texts,
    forget,
    open() {
      flow.actor.start();
      flow.actor.send({ type: 'open' });
      followAccount(flow.actor, window.document, options, flow.signal, environment);
      const attempt = attempts.load();
      const returned = readReturn(provider, ELEMENT, environment);
      if (returned) flow.actor.send({ type: 'oauth.returned', ...returned });
      else if (attempt?.returnTo && factsOf(attempt.platform).refusesInApps) needs.onTurnedBack();
    },
    token() {
      const { user: person } = flow.actor.getSnapshot().context;
      return person ? users.present(person).token : '';
    },
  };
};

export type PageFlow = ReturnType<typeof openFlow>;

interface ModelNeeds {
  readonly calls: InteractionCalls;
  readonly kept: ReturnType<typeof createStoredInteraction>;
  readonly provider: string;
  readonly environment: Pick<BrowserEnvironment, 'window' | 'leave'>;
}

/** The request has ended, or its application is suspended: no further try can succeed. */
const isGone = (error: unknown) =>
  error instanceof RequestError && ([404, 410].includes(error.status) || error.code === 'app.suspended');
/** The session has ended, or is older than the application allows. */
const isSessionOver = (error: unknown) =>
  error instanceof RequestError && (error.status === 401 || error.code === 'authorize.sign-in');

const typedAddress = (email: string): StartedSignIn => ({
  email,
  challenge: undefined,
  earlier: [],
  codeLength: CODE_LENGTH,
  sentAt: undefined,
});

export const createInteractionPage = ({ calls, kept, provider, environment }: ModelNeeds) => {
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
  const notePerson = (email: string | null) => {
    if (email === person) return;
    person = email;
    if (state.givesEmail) set({ givesEmail: false });
  };
  /** Ends the flow first: it would save its sign-in again at its next change. */
  const dropKept = () => {
    if (isShown(state.stage)) state.stage.flow.end();
    kept.drop();
  };
  const showGone = () => {
    dropKept();
    markDocument(chosen, state.own('gone.title'));
    show({ at: 'gone' });
  };

  const begin = (shown: Omit<Shown, 'flow'>, note: 'nothing' | null = null) => {
    const { wasShown, started } = kept.read();
    const { prompt, loginHint } = shown.interaction;
    const typed = loginHint ? typedAddress(loginHint) : undefined;
    // A person who has signed in on this page stays signed in there.
    const isSigningIn = !wasShown || started !== undefined;
    const flow: PageFlow = openFlow({
      ...shown,
      provider,
      addressText: state.own('email.name', { appName: shown.app.name }),
      signsInAnew: prompt.includes('login') && !wasShown,
      started: started ?? typed,
      hinted: isSigningIn && loginHint && isEmail(loginHint) ? loginHint : undefined,
      keep: (now) => (now ? kept.keep(now) : kept.begin()),
      onPerson: notePerson,
      onTurnedBack: () => set({ isRefused: true }),
      onPreview: () => set({}),
      onEnd: (how) => void end({ ...shown, flow }, how),
    });
    kept.begin();
    show({ ...shown, at: 'flow', flow, note, isLeaving: false });
    flow.open();
  };
  const beginAgain = ({ flow, ...shown }: Shown, note: 'nothing' | null = null) => {
    flow.end();
    begin(shown, note);
  };

  const end = (shown: Shown, how: DataRequestResult | 'signedOut' | 'broken') => {
    if (how === 'broken') return show({ at: 'unread' });
    if (how === 'signedOut' || (!how.rejected && !how.success)) return beginAgain(shown);
    return leave(shown, how.rejected ? 'refuse' : 'finish');
  };

  const follow = (shown: Shown, target: string) => {
    dropKept();
    // In a window of a frame, the provider names this page itself: the frame asks for the outcome.
    const isWindow = target === `${location.origin}${location.pathname}`;
    show({ ...shown, at: isWindow ? 'closing' : 'leaving' });
    if (isWindow) environment.window.close();
    else environment.leave(target);
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
      const interaction = await calls.read();
      const user = interaction.window && (await calls.enter());
      chosen = chooseLanguage([...interaction.uiLocales, ...navigator.languages]);
      const asking = {
        apiBase: '/api',
        apiKey: interaction.key,
        locale: chosen.locale,
        embedder: interaction.origin,
      };
      // The steps do not name the operator: the foot of the page does.
      const [{ operator: _, ...app }, messages] = await Promise.all([
        loadAppFacts(asking, new AbortController().signal),
        loadMessages(chosen),
      ]);
      set(spoken(chosen));
      markDocument(chosen, `${state.own('title', { appName: app.name })} – ${provider}`);
      begin({ app, interaction, messages, user });
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
    noteTyped(email: string) {
      if (isShown(state.stage)) kept.keep(typedAddress(email));
    },
  };
};
