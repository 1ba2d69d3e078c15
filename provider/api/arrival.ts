import { z } from 'zod';
import { fillText } from '../../common/fill-text.ts';
import type { Language } from '../../common/languages.ts';
import { PLATFORM_GLYPHS } from '../../common/platforms/glyphs.ts';
import { isConnectorId } from '../../common/platforms/ids.ts';
import { factsOf, platformName } from '../../common/platforms/platforms.ts';
import { ACCOUNT_APP } from '../apps/app.ts';
import { escaped, languageOf } from '../http/pages.ts';
import type { Arrival, CallbackAnswer } from '../platforms/arrivals.ts';
import { Problem } from '../problem.ts';
import { isFromOwnPage, ownCookie } from './account-cookie.ts';
import { define, type Route } from './call.ts';
import type { CallParts } from './modules.ts';
import { redirectTo } from './page-files.ts';
import { type Branded, EARLY_PRESS_PATH, pageTexts, plainPage } from './plain-page.ts';
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

/** Shortens an address so that its owner recognises it: `a…@example.org`. */
const shortened = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${first}…${address.slice(at)}`;
};

/** The platform's mark and the application's letter. */
const marksOf = (connector: string, app: string): string => {
  const [letter = ''] = app;
  const platform = isConnectorId(connector)
    ? `<svg class="mark" viewBox="0 0 120 120"><rect width="120" height="120" rx="32" fill="${factsOf(connector).color}"/><path transform="translate(24 24)" fill="#fff" fill-rule="evenodd" d="${PLATFORM_GLYPHS[connector]}"/></svg>`
    : '';
  return `<p class="marks" aria-hidden="true">${platform}<span class="mark">${escaped(letter)}</span></p>\n`;
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
    marks: marksOf(connector, app),
    heading,
    main: `<p class="lead">${escaped(advice)}</p>
<form method="post" action="/oauth/${connector}/callback" class="actions" autocomplete="off">
<input type="hidden" name="state" value="${escaped(state)}">
<input type="hidden" name="code" value="${escaped(code)}">
<button class="button primary" name="press" value="connect">${escaped(connect)}</button>
<button class="button quiet" name="press" value="cancel">${escaped(cancel)}</button>
</form>`,
    script: EARLY_PRESS_PATH,
    // Chromium applies `form-action` to the redirects after the form too, which lead to the application.
    formAction: "'self' https: http:",
  });
  // The popup must be able to report to its opener.
  response.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
  // With `no-referrer`, a form's request would have no origin.
  response.headers.set('Referrer-Policy', 'same-origin');
  return response;
};

type Unconfirmed = Extract<Arrival, { unconfirmed: object }>['unconfirmed'];

const PATH = '/oauth/{connector}/callback';

const pressBody = z.looseObject({
  state: z.string().meta({ description: 'The callback’s own `state`.' }),
  code: z.string().meta({ description: 'The callback’s own `code`.' }),
  press: z.enum(['connect', 'cancel']),
});

const REFUSES = ['connector.unknown', 'connector.off', 'state.unknown', 'state.stale'] as const;

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
        // Cannot happen: `arrive` asks for a confirmation only if the browser has none.
        if (!('location' in arrival)) throw new Problem('server.failed');
        if (confirmed === undefined) return redirectTo(arrival.location);
        const { token, expiresAt } = confirmedBrowsers.issue(confirmed);
        return redirectTo(arrival.location, { 'Set-Cookie': cookie.keep(token, expiresAt) });
      },
    }),
  ];
};
