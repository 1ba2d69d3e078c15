/** Options of a redirect-based sign-in, and their replacements. */
export const FROM_REDIRECT = [
  { name: 'authorization endpoint', text: 'None. The address of your provider’s API goes into `api-base`.' },
  { name: 'client_id', text: '`api-key`' },
  {
    name: 'redirect_uri',
    text: '`redirect-url`, for connecting platforms only: a static page that you copy once.',
  },
  { name: 'scope', text: '`request-data`. The person sees each entry and may switch off all but `basic`.' },
  {
    name: 'state, nonce, PKCE',
    text: '`state` is made and checked by the widget; the others stay between your server and the platform.',
  },
  { name: 'prompt=login', text: '`await button.signOut()` before `button.open()`' },
  { name: 'screen_hint=signup', text: '`login-type="signUp"`' },
  { name: 'login_hint', text: 'None: people who come back are known by their saved record.' },
  { name: 'ui_locales', text: '`locale`' },
  {
    name: 'The callback route that reads the code',
    text: 'A listener for `complete`; nothing comes back in the address.',
  },
  {
    name: 'Exchanging the code for tokens',
    text: '`auto-fetch`; address and token arrive in the [window message](/docs/results#message).',
  },
  { name: 'error=access_denied', text: '`complete` with `rejected: true`, or `close` without `complete`.' },
  { name: 'Logout address', text: '`login-type="signOut"`, or `button.signOut()`' },
] as const;

/** Props of a React SDK, and their replacements. */
export const FROM_SDK = [
  { name: '<Provider config>', text: 'Props of each `DataConnect`; share them as an object and spread it.' },
  { name: 'token, publicKey, clientKey', text: '`apiKey`' },
  { name: 'env, sandbox: true', text: '`testMode`' },
  { name: 'products, scopes, permissions', text: '`requestData`' },
  {
    name: 'onSuccess(token, metadata)',
    text: '`onComplete(result)`; it is called for “Don’t share” too: look at `rejected`.',
  },
  {
    name: 'onExit(error, metadata)',
    text: '`onClose({ reason })`, and `onFailure({ code, message, step })` for each failure on the way.',
  },
  { name: 'onEvent(name, metadata)', text: '`onOpen`, `onStepChange`, `onFailure`, `onSignOut`' },
  {
    name: 'ready, loading',
    text: 'Not needed: a press before the dialog is loaded opens it as soon as it is. `:state(loading)` matches meanwhile.',
  },
  {
    name: 'const { open } = useSdk()',
    text: '`ref.current.open()`, or `openMosaicOverlay(options)` without a button.',
  },
  {
    name: 'appearance, theme objects',
    text: '`theme` and [custom properties](/docs/theming#custom-properties) in your style sheet.',
  },
  { name: 'localization', text: '`locale` and `messages`' },
] as const;

/** Data attributes of another sign-in button, and their replacements. */
export const FROM_TAG = [
  { name: '<div id="…_onload" data-…>', text: 'Nothing: the tag has its own settings.' },
  { name: 'data-client_id', text: '`api-key`' },
  {
    name: 'data-callback="handle"',
    text: '`button.addEventListener("complete", handle)`; no global function is looked up by name.',
  },
  { name: 'data-auto_prompt', text: '`button.open()`; a press of the person’s is better.' },
  { name: 'data-type="icon"', text: '`button-type="icon"`' },
  { name: 'data-shape="pill"', text: '`button-type="pill"`, and `--dc-trigger-radius` for other corners' },
  { name: 'data-text="signup_with"', text: '`login-type="signUp"`, or `slot="label"` for your own words' },
  { name: 'data-logo_alignment', text: '`text-layout`' },
  { name: 'data-theme="filled_black"', text: '`text-color="white"` and `--dc-*` colours' },
  { name: 'data-size, data-width', text: '`data-connect-button::part(button) { … }`' },
  { name: 'data-locale', text: '`locale`' },
] as const;
