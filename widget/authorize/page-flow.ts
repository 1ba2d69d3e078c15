import { factsOf } from '../../common/platforms/platforms.ts';
import type { AppFacts } from '../domain/app-facts.ts';
import { noticeOf } from '../domain/notice.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import { followAccount } from '../element/follow-account.ts';
import type { LocaleMessages } from '../locales/load.ts';
import type { StartedSignIn } from '../machine/ports.ts';
import { selectStep } from '../machine/selectors.ts';
import { type RunningFlow, startFlow } from '../machine/start-flow.ts';
import { endSession } from '../services/end-session.ts';
import { browserEnvironment } from '../services/environment.ts';
import type { Interaction } from '../services/interaction.ts';
import { livePorts } from '../services/live-ports.ts';
import { attemptsWith } from '../services/oauth-attempts.ts';
import { prepareRedirect } from '../services/oauth-redirect.ts';
import { readReturn } from '../services/oauth-return.ts';
import { createUserStore } from '../services/user-store.ts';
import type { ConnectEmitted, DataRequestResult } from '../types.ts';
import { offerText } from '../ui/row-texts.ts';
import { type Texts, textsOf } from '../ui/texts.ts';
import { optionsFor } from './requested.ts';

/** Name of the page's flow, for the way back from a platform. */
const ELEMENT = 'authorize';

interface FlowNeeds {
  readonly asked: Interaction;
  readonly app: AppFacts;
  readonly provider: string;
  readonly messages: LocaleMessages;
  /** Text of the switch for the person's address. */
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
  /** The flow is over: with a result, after a sign-out, or because it cannot be drawn. */
  readonly onEnd: (end: DataRequestResult | 'signedOut' | 'broken') => void;
}

/** The running machine of the page, with what its view needs. */
export interface PageFlow extends RunningFlow {
  readonly options: ConnectOptions;
  readonly texts: Texts;
  /** Shows the first step. */
  open(): void;
  /** The person's session, as it is now. */
  token(): string;
  /** Forgets the person whose session is over. */
  forget(): void;
  stop(): void;
}

/** The machine of the widget for an interaction. Platforms are connected by the page itself, without windows. */
export const createPageFlow = (needs: FlowNeeds): PageFlow => {
  const { app, asked, provider, messages, started, hinted } = needs;
  const environment = browserEnvironment();
  const { window } = environment;
  const options = optionsFor(asked, app, provider, messages, window.location.origin);
  const texts = textsOf(messages.catalogue, {}, messages.locale);
  const notice = (request: Parameters<typeof noticeOf>[0]) => {
    const shown = noticeOf(request, messages.lang, (row) => offerText(row, texts, options.appName));
    if (!asked.asksEmail) return shown;
    // The person's choice about the address is known only at the end. The provider then moves an approved address from
    // the declined rows to the approved ones.
    const address = { data: 'Email', text: needs.addressText } as const;
    return { ...shown, offered: [...shown.offered, address] };
  };
  const live = livePorts({ ...options, element: ELEMENT, notice }, environment);
  const attempts = attemptsWith(provider, environment);
  const ports: typeof live = {
    ...live,
    // `keep` has its own entry, for each interaction.
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
  };
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
      // A sign-out after a failed share closes and opens again.
      if (reason !== 'removed' && selectStep(flow.actor.getSnapshot())) return;
      needs.onEnd(reason === 'removed' ? 'broken' : (result ?? 'signedOut'));
    });
  };
  const isOther = () => {
    const saved = users.read();
    return hinted !== undefined && saved !== null && saved.email.toLowerCase() !== hinted.toLowerCase();
  };
  const user = isOther() ? null : ports.loadUser();
  const input = { app, options, user, now: ports.now, passkeys: ports.passkeyHint(), started };
  const flow = startFlow({ ports, input, provider, notify });
  const stopped = new AbortController();
  flow.actor.subscribe((snapshot) => {
    const { user } = snapshot.context;
    needs.onPerson(user?.email.toLowerCase() ?? null);
    needs.keep(user ? null : snapshot.context);
  });

  return {
    ...flow,
    options,
    texts,
    forget,
    open() {
      flow.actor.start();
      flow.actor.send({ type: 'open' });
      followAccount(flow.actor, window.document, options, stopped.signal, environment);
      const left = attempts.load();
      const returned = readReturn(provider, ELEMENT, environment);
      if (returned) flow.actor.send({ type: 'oauth.returned', ...returned });
      else if (left?.returnTo && factsOf(left.platform).refusesInApps) needs.onTurnedBack();
    },
    token() {
      const { user } = flow.actor.getSnapshot().context;
      return user ? users.present(user).token : '';
    },
    stop() {
      stopped.abort();
      flow.actor.stop();
    },
  };
};
