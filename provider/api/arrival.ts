import { z } from 'zod';
import { fillText } from '../../common/fill-text.ts';
import type { Language } from '../../common/languages.ts';
import { platformName } from '../../common/platforms/platforms.ts';
import { ACCOUNT_APP } from '../apps/app.ts';
import { escaped, languageOf } from '../http/pages.ts';
import type { Arrival, CallbackAnswer } from '../platforms/arrivals.ts';
import { Problem } from '../problem.ts';
import { isFromOwnPage, ownCookie } from './account-cookie.ts';
import { define, type Route } from './call.ts';
import type { CallParts } from './modules.ts';
import { definePageFile, redirectTo, scriptAnswer } from './page-files.ts';
import { type Branded, BUTTON_STYLE, pageTexts, plainPage } from './plain-page.ts';
import { presentSession } from './session.ts';

interface Confirmation {
  readonly own: Branded;
  readonly language: Language;
  readonly connector: string;
  readonly address: string;
  readonly app: string;
  /** The callback's parameters, which the form sends again. */
  readonly state: string;
  readonly code: string;
}

const STYLE = `${BUTTON_STYLE}
h1, p { overflow-wrap: anywhere; }
bdi[dir] { display: inline-block; max-width: 100%; }
form { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
button { flex: 1 1 9rem; }
button[aria-disabled] { cursor: progress; animation: wait .5s; }
@keyframes wait { from { opacity: .5; } to { opacity: .8; } }
`;

/** `a…@example.org`, which its owner recognises. */
const shortened = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${first}…${address.slice(at)}`;
};

/** An attacker may have begun the attempt and sent the consent link to this person. */
const confirmPage = ({ own, language, connector, address, app, state, code }: Confirmation): Response => {
  const { title, advice, connect, cancel } = pageTexts(language).confirm;
  const shown = { platform: platformName(connector), address: shortened(address), app };
  const heading = fillText(escaped(title), {
    platform: escaped(shown.platform),
    address: `<bdi dir="ltr">${escaped(shown.address)}</bdi>`,
    app: `<bdi>${escaped(app)}</bdi>`,
  });
  const response = plainPage({
    own,
    language,
    title: fillText(title, shown),
    main: `<main>
<h1>${heading}</h1>
<p>${escaped(advice)}</p>
<form method="post" action="/oauth/${connector}/callback" autocomplete="off">
<input type="hidden" name="state" value="${escaped(state)}">
<input type="hidden" name="code" value="${escaped(code)}">
<button class="main" name="press" value="connect">${escaped(connect)}</button>
<button name="press" value="cancel">${escaped(cancel)}</button>
</form>
</main>`,
    style: STYLE,
    script: `/oauth/${connector}/confirm.js`,
    // Chromium also applies it to the redirects after the form, which lead to the application.
    formAction: "'self' https: http:",
  });
  // The popup must be able to report to its opener.
  response.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
  // With `no-referrer`, a form's request would have no origin.
  response.headers.set('Referrer-Policy', 'same-origin');
  return response;
};

/**
 * Ignores presses until the page was visible for half a second, which the end of the buttons' animation marks: a click
 * meant for a closing window in front of it must press nothing. It sends a double click once.
 */
const CONFIRM_SCRIPT = `
let isReady = false;
let isSent = false;
const wait = () => {
  isReady = false;
  for (const button of document.querySelectorAll('button')) {
    button.removeAttribute('aria-disabled');
    // Reading the layout makes the animation start again.
    void button.offsetWidth;
    button.setAttribute('aria-disabled', 'true');
  }
};
for (const type of ['DOMContentLoaded', 'focus', 'resize', 'visibilitychange']) addEventListener(type, wait);
addEventListener('pageshow', () => {
  isSent = false;
  wait();
});
addEventListener('animationend', () => {
  isReady = true;
  for (const button of document.querySelectorAll('button')) button.removeAttribute('aria-disabled');
});
addEventListener('click', (event) => {
  if (!isReady) event.preventDefault();
}, true);
addEventListener('submit', (event) => {
  if (isSent) event.preventDefault();
  isSent = true;
});
`;

type Unconfirmed = Extract<Arrival, { unconfirmed: object }>['unconfirmed'];

const PATH = '/oauth/{connector}/callback';

const pressBody = z.looseObject({
  state: z.string().meta({ description: 'The callback’s own `state`.' }),
  code: z.string().meta({ description: 'The callback’s own `code`.' }),
  press: z.enum(['connect', 'cancel']),
});

const REFUSES = ['connector.unknown', 'connector.off', 'state.unknown', 'state.stale'] as const;

const file = definePageFile('A file of the confirmation page');

export const arrivalCalls = ({
  apps,
  confirmedBrowsers,
  people,
  platforms,
  sessions,
  config: own,
  ...parts
}: CallParts): readonly Route[] => {
  const { publicUrl } = own;
  const cookie = ownCookie(publicUrl, 'confirmed');

  /** Whether the request has the /account session that began the attempt: its person pressed "Connect" here. */
  const isAccountSession = async (
    headers: Headers,
    { appId, sessionId }: Unconfirmed['holder'],
  ): Promise<boolean> => {
    if (appId !== ACCOUNT_APP) return false;
    return (await presentSession(sessions, parts.cookie, headers))?.id === sessionId;
  };

  const pageFor = async (
    headers: Headers,
    { state, code }: CallbackAnswer,
    { connector, holder }: Unconfirmed,
  ) =>
    confirmPage({
      own,
      language: languageOf(headers.get('accept-language')),
      connector,
      address: await people.addressById(holder.personId),
      app: (await apps.byId(holder.appId))?.name ?? own.name,
      state: state ?? '',
      code: code ?? '',
    });

  return [
    define.get(PATH, {
      id: 'callback',
      by: 'anonymous',
      isPage: true,
      mayAsk: true,
      query: ['state', 'code', 'error'],
      headers: ['accept-language'],
      answer: z.undefined(),
      refuses: REFUSES,
      handle: async ({ params, query, headers }) => {
        const answer = {
          connector: params.connector,
          state: query.get('state'),
          code: query.get('code'),
          error: query.get('error'),
        };
        const arrival = await platforms.arrive(answer, async (holder) => {
          const token = cookie.read(headers) ?? undefined;
          return (
            confirmedBrowsers.identify(token, holder.personId) !== null || isAccountSession(headers, holder)
          );
        });
        return 'location' in arrival
          ? redirectTo(arrival.location)
          : pageFor(headers, answer, arrival.unconfirmed);
      },
    }),
    define.post(PATH, {
      id: 'confirmConnection',
      by: 'anonymous',
      isPage: true,
      isForm: true,
      headers: ['accept-language'],
      body: pressBody,
      answer: z.undefined(),
      refuses: [...REFUSES, 'account.origin'],
      handle: async ({ params, headers, body: { state, code, press } }) => {
        if (!isFromOwnPage(headers, publicUrl)) throw new Problem('account.origin');
        const isCancelled = press === 'cancel';
        const answer = {
          connector: params.connector,
          state,
          code: isCancelled ? null : code,
          error: isCancelled ? 'access_denied' : null,
        };
        let confirmed: string | undefined;
        const arrival = await platforms.arrive(answer, async ({ personId }) => {
          confirmed = personId;
          return true;
        });
        // `arrive` asks for a confirmation only if there is none.
        if (!('location' in arrival)) throw new Problem('server.failed');
        if (confirmed === undefined) return redirectTo(arrival.location);
        const { token, expiresAt } = confirmedBrowsers.issue(confirmed);
        return redirectTo(arrival.location, { 'Set-Cookie': cookie.keep(token, expiresAt) });
      },
    }),
    file('confirmScript', '/oauth/{connector}/confirm.js', async () => scriptAnswer(CONFIRM_SCRIPT)),
  ];
};
