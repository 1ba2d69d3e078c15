import { z } from 'zod';
import { ACCOUNT_APP } from '../apps/app.ts';
import { languageOf } from '../http/languages.ts';
import type { Arrival, CallbackAnswer } from '../platforms/arrivals.ts';
import { Problem } from '../problem.ts';
import { isFromOwnPage, ownCookie } from './account-cookie.ts';
import { scriptAnswer } from './assets.ts';
import { define, type Route } from './call.ts';
import { confirmPage } from './confirm-page.ts';
import type { CallParts } from './modules.ts';
import { definePageFile, leadOn } from './page-file.ts';
import { presentSession } from './session.ts';

/**
 * Script of the confirmation page. It ignores presses until the page has been on the screen for half a second.
 * Otherwise a click meant for a window in front of it, which closes during the click, would press a button. The end of
 * the buttons' animation (confirm-page.ts) marks that time, because an animation does not run in a hidden
 * page. The script also sends a double click only once. Without the script the buttons work at once.
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

/** The form of the confirmation page. */
const pressBody = z.looseObject({
  state: z.string().meta({ description: 'The callback’s own `state`.' }),
  code: z.string().meta({ description: 'The callback’s own `code`.' }),
  press: z.enum(['connect', 'cancel']),
});

const REFUSES = ['connector.unknown', 'connector.off', 'state.unknown', 'state.stale'] as const;

const file = definePageFile('A file of the confirmation page');

/** The return from a platform, and the page on which a person confirms whose account gets the data. */
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

  /**
   * Whether the request has the /account session that began the attempt: its person pressed "Connect" in this browser.
   */
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
      summary:
        'Where a platform sends a person back to; leads on to the application with a ticket or an error',
      description:
        'In a browser that has not confirmed for this person in 90 days, a page asks first whether the account goes to their address.',
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
          ? leadOn(arrival.location)
          : pageFor(headers, answer, arrival.unconfirmed);
      },
    }),
    define.post(PATH, {
      id: 'confirmConnection',
      summary: 'The press on the page of the callback; leads on to the application with a ticket or an error',
      description: 'For that page only: a form of another site is refused.',
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
        if (confirmed === undefined) return leadOn(arrival.location);
        const { token, expiresAt } = confirmedBrowsers.issue(confirmed);
        return leadOn(arrival.location, { 'Set-Cookie': cookie.keep(token, expiresAt) });
      },
    }),
    file('confirmScript', '/oauth/{connector}/confirm.js', async () => scriptAnswer(CONFIRM_SCRIPT)),
  ];
};
