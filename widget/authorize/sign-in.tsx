import { createRoot } from 'react-dom/client';
import { canUsePasskeys } from '../../common/can-use-passkeys.ts';
import type { Language } from '../../common/languages.ts';
import { fieldsOf } from '../domain/fields.ts';
import { DEFAULTS } from '../element/attributes.ts';
import { driveFlow } from '../element/driver.ts';
import { adoptFlowStyles } from '../element/flow-styles.ts';
import type { Messages } from '../element/flow-types.ts';
import { type ApiAccess, confirmCode, sendCode } from '../services/api.ts';
import { browserEnvironment } from '../services/environment.ts';
import { createPost } from '../services/http.ts';
import { createPasskeys } from '../services/passkeys.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { textsOf } from '../ui/texts.ts';
import { loadMessages } from './language.ts';
import { Steps } from './Steps.tsx';

interface SignInNeeds {
  readonly provider: string;
  readonly email: string;
  /** Called with the address that a code was mailed to, and with `null` once that code no longer matters. */
  readonly onCode: (email: string | null) => void;
  readonly onSignedIn: () => void;
  /** Called if the steps cannot go on, as when the machine or a drawing has failed. */
  readonly onFailed: () => void;
}

/** The account's calls in place of calls 1 and 2. */
const PATHS: Readonly<Record<string, string>> = { 'email/verify': 'code', 'email/verify/confirm': 'sign-in' };

/** Stands in for the token and the address, which the account's answers leave out. */
const IN_COOKIE = { token: 'cookie', email: 'cookie' };

/** The steps of `/authorize` for the provider's own pages: they stop after the code or the passkey. */
export const openSignIn = (place: HTMLElement, needs: SignInNeeds) => {
  const { provider, email, onCode, onSignedIn, onFailed } = needs;
  const environment = browserEnvironment();
  const post = createPost(environment);
  let shown: Language = 'en';
  const api: ApiAccess = {
    post: async (url, body, signal, headers) => {
      const answer = await post(url, body, signal, { ...headers, locale: shown, hasCookies: true });
      return { ...fieldsOf(answer), ...IN_COOKIE };
    },
    address: (path) => `${environment.window.location.origin}/account/api/${PATHS[path] ?? path}`,
    apiKey: '',
    locale: '',
    subtle: environment.crypto.subtle,
  };
  const options = { ...DEFAULTS, provider, appName: provider };
  let texts = textsOf({});
  const flow = driveFlow(
    {
      options,
      element: 'account',
      messages: () => ({ lang: shown, locale: shown }),
      texts: () => texts,
      email: email || undefined,
      ports: () => ({
        loadApp: undefined,
        sendCode: (address, signal) => sendCode(api, address, signal),
        confirmCode: (confirmation, signal) => confirmCode(api, confirmation, signal),
        passkeyHint: () => (canUsePasskeys('get') ? 'likely' : 'none'),
        usePasskey: createPasskeys(api, options, environment).usePasskey,
        // The pages keep no record of the person.
        loadUser: () => null,
        saveUser: onSignedIn,
        loadSignIn: () => undefined,
        saveSignIn: (started) => onCode(started.sentAt ? started.email : null),
        onUserGone: () => () => {},
      }),
      // No control closes these steps, so a `close` follows a failure only.
      notify: ({ type }) => type === 'close' && onFailed(),
    },
    environment,
  );
  flow.actor.start();
  flow.actor.send({ type: 'open' });

  const shadow = place.attachShadow({ mode: 'open' });
  adoptFlowStyles(shadow);
  const root = createRoot(shadow);
  return {
    /** @param own the page's texts for some of the widget's, by their keys */
    async show(language: Language, own: Messages): Promise<void> {
      shown = language;
      const messages = await loadMessages({ language, locale: language });
      if (shown !== language || flow.signal.aborted) return;
      texts = textsOf(messages.catalogue, own, language);
      root.render(
        <div className="flow" lang={language} dir={messages.dir}>
          <Boundary onError={flow.fail}>
            <Steps messages={messages} flow={flow} options={options} texts={texts} />
          </Boundary>
        </div>,
      );
    },
    close(): void {
      flow.end();
      root.unmount();
    },
  };
};
