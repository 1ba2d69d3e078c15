import { fillText } from '../../common/fill-text.ts';
import type { Language } from '../../common/languages.ts';
import { platformName } from '../../common/platforms/platforms.ts';
import { escaped } from '../http/html.ts';
import type { Branded } from './brand.ts';
import { BUTTON_STYLE, pageTexts, plainPage } from './plain-page.ts';

export interface Confirmation {
  readonly own: Branded;
  readonly language: Language;
  readonly connector: string;
  /** Address of the person who gets the account. */
  readonly address: string;
  /** Name of the application. */
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

/** Shortens an address so that its owner recognises it: `a…@example.org`. */
const shortened = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return `${first}…${address.slice(at)}`;
};

/**
 * Asks a person who returns from a platform whether to connect the platform's account to this address. An attacker may
 * have begun the attempt and sent the consent link to this person.
 */
export const confirmPage = ({
  own,
  language,
  connector,
  address,
  app,
  state,
  code,
}: Confirmation): Response => {
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
