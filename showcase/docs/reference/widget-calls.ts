/** The widget's use of a server call. The shape and the refusals come from the server's own description. */
export interface WidgetCall {
  /** `operationId` of the server's description. */
  readonly id: string;
  /** The time at which the widget makes the call, and the other answers that a host's own server may give. */
  readonly text: string;
  /** The text for the person after these statuses. */
  readonly seen: Readonly<Record<string, string>>;
}

const NOT_SENT = 'The person reads “Failed to send verification code”';
const NOT_CONFIRMED = 'The person reads “Invalid verification code”';
const AWAY = 'and that the service is not available at the moment.';
const NOT_SHARED =
  'The person reads “API request failed: {status}”; two seconds later the host receives `complete` with `success: false` and the same text as `error`.';
const SIGN_IN_AGAIN = 'The person reads “Please sign in again” and begins with the e-mail address.';

/** The calls of the widget, and the one that its window message leads to, in the order of the flow. */
export const WIDGET_CALLS: readonly WidgetCall[] = [
  {
    id: 'app',
    text: 'Made once for each opening, beside the sign-in. The data step shows the answer, and “Share” waits for it. Every step shows `operator` at its foot. `connectors` narrows those of the page; with `accountUrl`, the other platforms stay and lead to the reader of downloads there. Only `name` must be there; after any failure, and from a server without this call, the step shows the page’s own words only. Not called in test mode.',
    seen: {},
  },
  {
    id: 'sendCode',
    text: 'Any 2xx counts. Without a `challenge` none goes back with the code. Not called in test mode.',
    seen: {
      400: `${NOT_SENT}.`,
      422: `${NOT_SENT}.`,
      429: `${NOT_SENT} and, with \`Retry-After\`, when to try again.`,
      503: `${NOT_SENT} ${AWAY}`,
    },
  },
  {
    id: 'confirmCode',
    text: 'An answer without a `token` counts as unreadable; every other field may be missing. The person counts as new where `isNewUser` is true, `userState` is `new` or `flowType` is `onboarding`. Without a `username` the name stays empty: the e-mail address never takes its place. Not called in test mode.',
    seen: {
      400: `${NOT_CONFIRMED}.`,
      401: `${NOT_CONFIRMED}.`,
      410: `${NOT_CONFIRMED} and is asked to send a new one.`,
      429: `${NOT_CONFIRMED} and is asked to send a new one; with \`Retry-After\`, to wait instead.`,
      503: `${NOT_CONFIRMED} ${AWAY}`,
    },
  },
  {
    id: 'authorize',
    text: 'The address is opened in a window, on phones by the page itself. It may also stand under `{connector}URL`, `{connector}Url`, `{connector}_url`, `platformURL` or `authUrl`: they are read in this order, `url` last, and the sandbox uses each of them for some platform. Without one the person reads “No OAuth URL found. Backend should return one of: …”. Bring `state` and the person back to `redirectUrl` as “The way back” says.',
    seen: {
      400: 'The platform shows “HTTP 400: Bad Request”.',
      401: `After a code of the session: ${SIGN_IN_AGAIN} After any other the platform shows “HTTP 401: Unauthorized”.`,
      403: 'The platform shows “HTTP 403: Forbidden”.',
      404: 'The platform shows “HTTP 404: Not Found”.',
      503: 'The platform shows “HTTP 503: Service Unavailable”.',
    },
  },
  {
    id: 'completeConnection',
    text: 'Made where the way back brought a `ticket`: the platform is “Connected” after a 2xx. Without a ticket the result itself counts.',
    seen: { 401: SIGN_IN_AGAIN, 403: 'The platform is “Failed”.', 410: 'The platform is “Failed”.' },
  },
  {
    id: 'setPin',
    text: 'Made where the answer to call 2 has a `pinKey`: the PIN step ends after a 2xx. Without one the PIN goes with call 4 as `Info.EncryptedUserPin`.',
    seen: { 401: SIGN_IN_AGAIN },
  },
  {
    id: 'readings',
    text: 'Made with `{}` as its body, at two steps. At the platforms, where `GET /app` gave an `accountUrl`: at once, and each time the person comes back to the page; a platform of `archives` counts as connected if it cannot be connected here, or if its download is new since the last answer. A failure changes nothing, and the next return asks again. While the training step shows, where the answer to call 2 had an `expiresAt`: every two seconds; the step shows each `text`. After any failure the training goes on without it.',
    seen: {},
  },
  {
    id: 'addSignals',
    text: 'Made in the provider’s frame only, once for each platform, when the person presses “Add” in the reader of downloads. After a 2xx the platform counts as connected. After a failure the reader says why, and the person can press again.',
    seen: {},
  },
  {
    id: 'accountTicket',
    text: 'Made with `{}` as its body when the person presses a link to `accountUrl` of `GET /app`. The `ticket` of the answer goes by a form, in a new tab, to `{accountUrl}/enter`, where the person confirms the sign-in. Without a ticket, and after any failure, the tab opens the link itself.',
    seen: {},
  },
  {
    id: 'continueSession',
    text: 'Made in the provider’s frame only, when a person who is signed in for another application of the page, or at /account, presses “Continue as …”: with the `token` of that session, or with the id of the `account` session and its cookie. The answer is that of call 2, and names the address. After any failure the person goes on with the e-mail field.',
    seen: { 401: SIGN_IN_AGAIN },
  },
  {
    id: 'renewSession',
    text: 'Made with `{}` as its body before a call with the session, where `expiresAt` of the answer to call 2 is less than seven days away; once for each opening of the dialog. `token` and `expiresAt` of the answer take the place of the old ones. After any failure, and without one of the two, the session stays as it was.',
    seen: {},
  },
  {
    id: 'share',
    text: 'Made with `auto-fetch` only. Every field of the answer may be missing; without `apiUrl` no window message is posted, and a relative one is below this call’s address. The access token goes into the window message only, never into `complete`.',
    seen: { 400: NOT_SHARED, 401: SIGN_IN_AGAIN, 403: NOT_SHARED, 503: NOT_SHARED },
  },
  {
    id: 'shareTest',
    text: 'Made instead of `getAPIurlMobile` with `test-mode` and `auto-fetch`. It asks for nothing that a test does not have.',
    seen: { 400: NOT_SHARED, 403: NOT_SHARED, 503: NOT_SHARED },
  },
  {
    id: 'inference',
    text: 'Made by the host, not by the widget, at the `apiUrl` of the window message: the path is yours to choose.',
    seen: {},
  },
  {
    id: 'endSession',
    text: 'Made after the person signed out, where the answer to call 2 had an `expiresAt`. The person is signed out by then, whatever it answers. Without an answer, or after a status from 500 on, a later page with the dialog makes it once more. From a page of another origin it needs `DELETE` in `Access-Control-Allow-Methods`.',
    seen: {},
  },
  {
    id: 'privacy',
    text: 'The Privacy link of each data type leads here, with the type’s id as the fragment: `#basic`, `#personality`, `#preferences`, `#reasons`. Tiers have none.',
    seen: {},
  },
];
