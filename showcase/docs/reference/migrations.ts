import migrations from './migrations.json';
/** Options of a redirect-based sign-in, and their replacements. */
export const FROM_REDIRECT = migrations.fromRedirect;

/** Props of a React SDK, and their replacements. */
export const FROM_SDK = migrations.fromSdk;

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
