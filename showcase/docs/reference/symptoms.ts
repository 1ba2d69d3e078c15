/** Problems without a message, or with a message in the console only. */
export const SYMPTOMS = [
  {
    name: 'The console says: blocked by CORS policy',
    text: 'The server did not accept the page, and the browser hides the answer. The provider’s log line of the call has its `code`. `app.unknown`: `api-key` is wrong or missing. `app.origin`: the page is on no `--origin` of the application, which `app list` shows. `call` is `none`: `api-base` has the wrong path; it ends in `/api`.',
  },
  {
    name: 'The console says: loopback address space',
    text: 'A page from another computer may not call a provider on this one. Open the page from `localhost` too, or give the provider a public address.',
  },
  {
    name: 'A build says that react exports nothing, or is not found',
    text: 'React is an optional peer of the package: `npm install react react-dom`. The files for a script tag need neither.',
  },
  {
    name: 'The button does not appear',
    text: 'The script did not load: look at its address, and at `script-src` of your policy. The tag has no size until it is defined.',
  },
  {
    name: 'No mail with the code arrives',
    text: 'With `test-mode` none is sent: the code is `123456`. A provider with `--demo` shows its mails at `/demo`, and the sandbox has an inbox. Any other needs `SMTP_URL`: see [Mail](/docs/run-provider#provider-mail).',
  },
  {
    name: 'A console warning: Allowed: …',
    text: 'An attribute’s value is not allowed, and its default applies. The warning names attribute, value and what is allowed.',
  },
  {
    name: 'A console warning of two versions',
    text: 'The script is on the page twice, in two releases; the first one stays. Remove the other. “By another script”: yours or a copy defined the tag without a version.',
  },
  {
    name: 'complete never comes',
    text: 'The person closed the dialog: `close` has the reason. With `auto-fetch` it comes 1.5 or 2 s after the outcome.',
  },
  {
    name: 'No window message',
    text: 'It needs `auto-fetch`, and an `apiUrl` in the answer to [call 4](/docs/server#call-share).',
  },
  {
    name: 'A platform stays at Connecting...',
    text: 'The callback page is on another origin and an opener policy cuts its message: serve it from yours. Its address must carry `state` as it came.',
  },
  {
    name: 'People have to sign in each time',
    text: 'Storage is blocked, as in some private windows and in frames without `allow-same-origin`.',
  },
  {
    name: 'Test mode does not end',
    text: 'The attribute is present. Remove it, or set the property `testMode` to `false`.',
  },
] as const;
