/** A text of the error catalogue (specification §8), its cause and its solution. */
export interface KnownError {
  readonly text: string;
  /** `failure.code`, or the source of the error. */
  readonly code: string;
  readonly cause: string;
  readonly remedy: string;
}

export const ERRORS: readonly KnownError[] = [
  {
    text: 'Please enter a valid email address',
    code: 'email.invalid',
    cause: 'The typed text has no `@`, has a space, or has no dot in its domain.',
    remedy: 'The person corrects it. Your server got no request.',
  },
  {
    text: 'Failed to send verification code',
    code: 'code.send',
    cause: '[Call 1](/docs/server#call-sendCode) did not answer 2xx, or not at all within 20 s.',
    remedy:
      'The console says that no server answers: `api-base` is wrong. It says “blocked by CORS policy”: see [below](#symptoms). 429: too many codes; send `Retry-After` and the person sees when to try again.',
  },
  {
    text: 'Invalid verification code',
    code: 'code.invalid',
    cause: '[Call 2](/docs/server#call-confirmCode) did not answer 2xx, or without a `token`.',
    remedy:
      '401 is a wrong code. 410 says that it is no longer valid, 429 that a new one is needed. An answer of 200 that ends here lacks `token`.',
  },
  {
    text: 'Invalid code. Use {secret} for testing.',
    code: 'code.test',
    cause: 'The page has `test-mode`, and the code was another than `123456`.',
    remedy: 'Type `123456`, or remove `test-mode`: `test-mode="false"` is still test mode.',
  },
  {
    text: 'HTTP {status}: {text}',
    code: 'authorize.http',
    cause: '[Call 3](/docs/server#call-authorize) answered with this status.',
    remedy:
      '401: `api-key` is missing or wrong. 404: your server does not know this connector; leave it out of `connectors`.',
  },
  {
    text: 'No OAuth URL found. Backend should return one of: {keys}',
    code: 'authorize.url',
    cause:
      'The answer to [call 3](/docs/server#call-authorize) has no absolute http(s) address under any of the keys.',
    remedy:
      'Answer with `{ "url": "https://…" }`. Relative addresses, and schemes other than http and https, are not accepted.',
  },
  {
    text: 'Popup blocked. Please allow popups and try again.',
    code: 'popup.blocked',
    cause: 'The browser refused the window, though it was asked for within the click.',
    remedy:
      'The person allows windows for your site. In a sandboxed frame add `allow-popups allow-popups-to-escape-sandbox`; a click made by a script opens none.',
  },
  {
    text: 'Connection was cancelled',
    code: 'connection.cancelled',
    cause: 'The window was closed, Cancel was pressed, or the provider came back with `error=access_denied`.',
    remedy:
      'If the person had allowed it, the result did not get back: serve the [callback page](/docs/callback) from your own origin and name it in `redirect-url`.',
  },
  {
    text: 'Connection timeout',
    code: 'connection.timeout',
    cause: 'No result came within five minutes.',
    remedy: 'As above; or the provider’s page never redirects to the callback page.',
  },
  {
    text: 'The connection was refused: {reason}',
    code: 'connection.refused',
    cause: 'The provider came back with this error, another than `access_denied`.',
    remedy: 'Look it up in the provider’s documents: `invalid_scope`, `server_error` and so on are theirs.',
  },
  {
    text: 'API request failed: {status}',
    code: 'share.http',
    cause:
      '[Call 4](/docs/server#call-share) answered with this status. The host gets `complete` with `success: false`.',
    remedy: '403: check `api-key` and the origins it is for. 404: `api-base` has the wrong address.',
  },
  {
    text: 'Processing failed: {reason}',
    code: 'share.processing',
    cause: 'The answer to [call 4](/docs/server#call-share) is not a JSON object.',
    remedy: 'Answer with `application/json` and an object; an empty body is not enough.',
  },
  {
    text: 'Submission failed: {reason}',
    code: 'share.submission',
    cause:
      '[Call 4](/docs/server#call-share) got no answer, or the result could not be made in this browser.',
    remedy:
      'No answer: check the network, CORS and `connect-src` of your policy. Otherwise serve the page over HTTPS.',
  },
  {
    text: 'Failed to save your PIN',
    code: 'pin.save',
    cause:
      '`POST pin` did not answer 2xx, or not at all within 20 s. Only a server whose answer 2 has a `pinKey` is asked.',
    remedy:
      'The person presses again; what was typed is kept. 400: the PIN was not sealed for this session, for example because the `pinKey` was another session’s.',
  },
  {
    text: 'This is not the PIN that you chose before',
    code: 'pin.wrong',
    cause: '`POST pin` answered with the code `pin.wrong`: the person has set another PIN already.',
    remedy: 'The person types that PIN.',
  },
  {
    text: 'That did not work with a passkey. You can go on without one.',
    code: 'passkey.failed',
    cause:
      'The person closed the browser’s prompt, this device has no passkey of theirs, or the provider refused it: removed, expired, a counter that ran backwards, or more than ten minutes after the code.',
    remedy: 'The person asks for a code, or goes on without a passkey.',
  },
  {
    text: 'Please sign in again',
    code: 'session.expired',
    cause:
      'From [call 3](/docs/server#call-authorize) on your server answered 401 with a `code` that begins with `session.`, or [call 4](/docs/server#call-share) answered a plain 401.',
    remedy:
      'Nothing, where the session is over: the person signs in again at the e-mail step and goes on with what they chose. If it comes at each visit, your server does not accept the `token` of its own answer to call 2.',
  },
  {
    text: 'You are still signed in: the browser refused to remove the saved record. Delete the data of this site in its settings.',
    code: 'signout.refused',
    cause: 'The storage of the browser refused the removal when the person signed out.',
    remedy: 'The person deletes the data of the site in the browser’s settings.',
  },
  {
    text: 'Please choose a PIN that meets all three rules',
    code: 'pin.invalid',
    cause: 'The PIN lacks length, a digit or a special character.',
    remedy: 'The person follows the list below the field.',
  },
  {
    text: 'Your PIN could not be protected in this browser. Open the page over HTTPS and try again.',
    code: 'pin.encrypt',
    cause: 'There is no WebCrypto: the page is served over plain HTTP from another host than `localhost`.',
    remedy: 'Serve it over HTTPS.',
  },
  {
    text: 'The service could not be reached. Check your connection and try again.',
    code: 'request.unreachable',
    cause: 'A platform’s [call 3](/docs/server#call-authorize) got no answer.',
    remedy: 'Check the network, CORS and `connect-src` of your policy; the console says which it is.',
  },
  {
    text: 'The service did not answer in time. Please try again.',
    code: 'request.timeout',
    cause: 'No complete answer within 20 s.',
    remedy: 'Answer sooner. Do long work behind the address of call 5.',
  },
  {
    text: 'The service gave an answer that could not be read.',
    code: 'request.malformed',
    cause: 'A body that is not JSON, or over 1 MB.',
    remedy:
      'It follows “Processing failed:”. A login page or a proxy’s error page in place of the API is the usual reason.',
  },
  {
    text: 'Failed to render {provider} button',
    code: 'element.render',
    cause:
      '`openMosaicOverlay` was given a `target` that is not in the page, or cannot hold an element; or an unexpected error ended the dialog.',
    remedy:
      'Give it an element that is connected, or leave `target` out. The console has the unexpected error; the button works again.',
  },
  {
    text: 'The dialog cannot open: its element is not on the page',
    code: 'element.detached',
    cause: '`open()` or `startTraining()` was called on an element that is not, or no longer, in the page.',
    remedy:
      'Add it to the page first; the promise rejects with this text, and with the code alone where `isolation` is `frame`.',
  },
  {
    text: 'The dialog cannot open: its element is not displayed',
    code: 'element.hidden',
    cause:
      '`open()`, `startTraining()` or a press on an element that is hidden, or stands in something hidden: `hidden`, `display: none`, closed `<details>`, a menu that hides itself on the press. A dialog there would stop the page and show nothing.',
    remedy:
      'Keep the element displayed while its dialog opens and is open; hide its button alone by `::part(button)`. A dialog whose element is hidden closes with the reason `removed`. Where `isolation` is `frame`, promise and `failure` have the code alone.',
  },
  {
    text: 'You cannot sign in on this page: another script on it has changed basic functions of the browser.',
    code: 'page.altered',
    cause:
      'A script of the page has replaced built-ins that the dialog needs (Prototype, MooTools, names on `Object.prototype`, an element with `name="body"`), and the provider’s frame cannot show the dialog in their place: the API has no such page, or `Map` itself is replaced.',
    remedy:
      'Remove what the console names, or use an API with the provider’s frame. Everywhere else, the frame opens by itself.',
  },
  {
    text: '{provider} could not be loaded. Check your connection and try again.',
    code: 'element.load',
    cause:
      'The dialog’s files, or the provider’s frame, did not arrive: offline, blocked, not beside the script, or an origin that is not registered for the key. A press that signs out needs them only where the browser refuses to remove the record, or the record is in the frame.',
    remedy:
      'Serve the whole folder `dist/widget/`. After a new release keep the old files for a while: pages that are open ask for them.',
  },
  {
    text: 'Unexpected Application Error!',
    code: 'showcase.router',
    cause:
      'The showcase’s router met an error; its text stands below the heading. The widget never shows it.',
    remedy: 'Load the page again. A host application has an error screen of its own.',
  },
  {
    text: 'Please enter your LinkedIn URL',
    code: 'showcase.gigi',
    cause: 'The people-matching demo was sent on with an empty field. The widget never shows it.',
    remedy: 'Type an address, or use the widget beside it.',
  },
];
