import type { AppFacts } from '../domain/app-facts.ts';
import type { KnownPerson } from '../domain/known-person.ts';
import { type Notice, noticeOf } from '../domain/notice.ts';
import type { ShareLimits } from '../domain/preview.ts';
import type { LocaleMessages } from '../locales/load.ts';
import type { FlowOptions } from '../machine/events.ts';
import type { Ports } from '../machine/ports.ts';
import { startFlow } from '../machine/start-flow.ts';
import { browserEnvironment } from '../services/environment.ts';
import { livePorts } from '../services/live-ports.ts';
import { testModePorts } from '../services/test-mode.ts';
import type { ConnectEmitted } from '../types.ts';
import { offerText } from '../ui/row-texts.ts';
import type { Texts } from '../ui/texts.ts';
import type { ConnectOptions } from './attributes.ts';
import type { Embedded } from './flow-types.ts';

interface DriverNeeds {
  readonly options: ConnectOptions & Embedded & { readonly appRecord?: string };
  readonly element: string;
  readonly messages: () => Pick<LocaleMessages, 'lang' | 'locale'>;
  readonly texts: () => Texts;
  readonly offered?: Notice['offered'];
  readonly known?: KnownPerson | null | undefined;
  readonly email?: string | undefined;
  /** The application, if the page knows it already or loads it itself. */
  readonly app?: AppFacts | Promise<AppFacts> | undefined;
  /** Receives the answer of `GET /api/app`, which the sign-in does not wait for. */
  readonly takeApp?: (app: AppFacts | null) => void;
  readonly ports?: ((live: Ports) => Partial<Ports>) | undefined;
  /** Ids of the rows that start switched on. */
  readonly selected?: readonly string[] | undefined;
  readonly limits?: ShareLimits | undefined;
  readonly notify: (emitted: ConnectEmitted) => void;
}

/** The options that stay the same during one opening (contract §2.1). */
const fixedOf = (options: ConnectOptions): FlowOptions => {
  const { appName, connectors, requestData, testMode } = options;
  // With `response-type="code"`, call 4 is made in any case: only its answer has the code.
  const autoFetch = options.autoFetch || options.responseType === 'code';
  return { appName, autoFetch, connectors, requestData, testMode };
};

export const driveFlow = (needs: DriverNeeds, environment = browserEnvironment()) => {
  const { options, element, messages, texts, offered = [], known, email, selected, limits, notify } = needs;
  const ended = new AbortController();
  const settings = {
    ...options,
    element,
    known,
    locale: messages().locale,
    notice: (request: ConnectOptions['requestData']): Notice => {
      const shown = noticeOf(request, messages().lang, (row) => offerText(row, texts(), options.appName));
      return { ...shown, offered: [...shown.offered, ...offered] };
    },
  };
  const live = (options.testMode ? testModePorts : livePorts)(settings, environment);
  const ports: Ports = { ...live, ...needs.ports?.(live) };
  const fixed = fixedOf(options);
  const loading = needs.app ?? ports.loadApp?.(ended.signal);
  const isAwaited = loading !== undefined && 'then' in loading;
  const user = ports.loadUser();
  const input = {
    options: fixed,
    user,
    email,
    started: ports.loadSignIn(user),
    now: ports.now,
    passkeys: ports.passkeyHint(),
    isKnown: !!known,
    hasPrivacyControl: Reflect.get(environment.window.navigator, 'globalPrivacyControl') === true,
    selected,
    limits,
    app: isAwaited ? ('awaited' as const) : loading,
  };
  const flow = startFlow({ ports, input, provider: options.provider, notify });
  if (isAwaited) loading.then((app) => needs.takeApp?.(app));
  return {
    ...flow,
    fixed,
    signal: ended.signal,
    end(): void {
      ended.abort();
      flow.actor.stop();
    },
  };
};

export type DrivenFlow = ReturnType<typeof driveFlow>;
