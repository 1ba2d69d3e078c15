interface Migration {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly pairs: readonly (readonly [before: string, after: string])[];
}

/** Options by their usual names elsewhere, and what they map to. */
export const MIGRATIONS: readonly Migration[] = [
  {
    id: 'redirect',
    title: 'From a redirect-based sign-in',
    lead: 'The person stays on your page: only a platform they connect opens a window, or on a phone leads the page there and back.',
    pairs: [
      ['authorization endpoint', 'None. The address of your provider’s API goes into `api-base`.'],
      ['client_id', '`api-key`'],
      ['redirect_uri', '`redirect-url`, for connecting platforms only: a static page that you copy once.'],
      ['scope', '`request-data`. The person sees each entry and may switch off all but `basic`.'],
      [
        'state, nonce, PKCE',
        '`state` is made and checked by the widget; the others stay between your server and the platform.',
      ],
      ['prompt=login', '`await button.signOut()` before `button.open()`'],
      ['screen_hint=signup', '`login-type="signUp"`'],
      ['login_hint', 'None: people who come back are known by their saved record.'],
      ['ui_locales', '`locale`'],
      [
        'The callback route that reads the code',
        'A listener for `complete`; nothing comes back in the address.',
      ],
      [
        'Exchanging the code for tokens',
        '`auto-fetch`; address and token arrive in the [window message](#message).',
      ],
      ['error=access_denied', '`complete` with `rejected: true`, or `close` without `complete`.'],
      ['Logout address', '`login-type="signOut"`, or `button.signOut()`'],
    ],
  },
  {
    id: 'sdk',
    title: 'From a React SDK with props',
    lead: '`DataConnect` of `data-connect/react` takes the attributes as props in camelCase and the events as callbacks. There is no provider component and no hook: each button is independent.',
    pairs: [
      ['<Provider config>', 'Props of each `DataConnect`; share them as an object and spread it.'],
      ['token, publicKey, clientKey', '`apiKey`'],
      ['env, sandbox: true', '`testMode`'],
      ['products, scopes, permissions', '`requestData`'],
      [
        'onSuccess(token, metadata)',
        '`onComplete(result)`; it is called for “Don’t share” too: look at `rejected`.',
      ],
      [
        'onExit(error, metadata)',
        '`onClose({ reason })`, and `onFailure({ code, message, step })` for each failure on the way.',
      ],
      ['onEvent(name, metadata)', '`onOpen`, `onStepChange`, `onFailure`, `onSignOut`'],
      [
        'ready, loading',
        'Not needed: a press before the dialog is loaded opens it as soon as it is. `:state(loading)` matches meanwhile.',
      ],
      [
        'const { open } = useSdk()',
        '`ref.current.open()`, or `openMosaicOverlay(options)` without a button.',
      ],
      [
        'appearance, theme objects',
        '`theme` and [custom properties](#custom-properties) in your style sheet.',
      ],
      ['localization', '`locale` and `messages`'],
    ],
  },
  {
    id: 'tag',
    title: 'From another sign-in button’s markup',
    lead: 'Buttons that are configured by data attributes of a `div` keep their settings, with other names.',
    pairs: [
      ['<div id="…_onload" data-…>', 'Nothing: the tag has its own settings.'],
      ['data-client_id', '`api-key`'],
      [
        'data-callback="handle"',
        '`button.addEventListener("complete", handle)`; no global function is looked up by name.',
      ],
      ['data-auto_prompt', '`button.open()`; a press of the person’s is better.'],
      ['data-type="icon"', '`button-type="icon"`'],
      ['data-shape="pill"', '`button-type="pill"`, and `--dc-trigger-radius` for other corners'],
      ['data-text="signup_with"', '`login-type="signUp"`, or `slot="label"` for your own words'],
      ['data-logo_alignment', '`text-layout`'],
      ['data-theme="filled_black"', '`text-color="white"` and `--dc-*` colours'],
      ['data-size, data-width', '`data-connect-button::part(button) { … }`'],
      ['data-locale', '`locale`'],
    ],
  },
];
