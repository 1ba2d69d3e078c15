/** The environment variables of the provider. */
export const VARIABLES = [
  {
    name: 'DATABASE_URL',
    note: 'default file:data/provider.sqlite',
    text: '`file:…` for SQLite, `postgres://…` for PostgreSQL, with user and password percent-encoded: `#` is `%23`. `?sslmode=require` asks for TLS with a verified certificate, as `verify-full` does.',
  },
  { name: 'HOST', note: 'default 127.0.0.1', text: 'The address that it listens on.' },
  { name: 'PORT', note: 'default 4174', text: 'The port; `0` takes any free one, which the log names.' },
  {
    name: 'PUBLIC_URL',
    note: 'default the address it listens on',
    text: 'Its origin as others see it: issuer of tokens, base of redirect addresses. `https`, unless it is a loopback address.',
  },
  {
    name: 'PASSKEY_DOMAIN',
    note: 'default the host of PUBLIC_URL',
    text: 'The domain that passkeys belong to. After a move of `PUBLIC_URL` it is the former host, which goes on answering `/.well-known/webauthn`, so that people keep their passkeys.',
  },
  {
    name: 'PROVIDER_NAME',
    note: 'default Mosaic',
    text: 'Its name for people, on pages, in mails and in receipts. It is the sender’s name if `MAIL_FROM` has none.',
  },
  {
    name: 'PROVIDER_LOGO',
    note: 'default none',
    text: 'A square SVG or PNG file of at most 64 KiB. It stands beside the name on the provider’s pages and in the frame; a PNG file in mails too. Mail programs show no SVG, so a mail then has the name alone, and the log says so at the start.',
  },
  {
    name: 'MAIL_TEXTS',
    note: 'default the provider’s texts',
    text: 'A JSON file with your own texts of mails, by language: `{ "en": { "code": { "subject": "Your code for {name}", "lead": "Type it on {host}." }, "footer": "Acme Ltd, London" } }`. `account` and `passkey` are the other mails. What the file leaves out stays as it is, as do the warnings, the code and the last line.',
  },
  {
    name: 'PROVIDER_COLOR',
    note: 'default a green',
    text: '`#rrggbb` for links and buttons, or two with a comma between, for light and for dark pages. Their contrast must reach 4.5.',
  },
  {
    name: 'PROVIDER_CONTACT',
    note: 'default none',
    text: 'The contact for people: a line at `/account`, `/privacy` and `/authorize`, in the frame, in mails and in receipts. An e-mail address or an https address alone is a link.',
  },
  {
    name: 'PROVIDER_PRIVACY_URL',
    note: 'default none',
    text: 'Your privacy policy, an https address, linked in the same places.',
  },
  { name: 'PROVIDER_TERMS_URL', note: 'default none', text: 'Your terms of use, linked there too.' },
  {
    name: 'PROVIDER_IMPRINT_URL',
    note: 'default none',
    text: 'Your legal notice, linked there too: operators in Germany and Austria owe an Impressum.',
  },
  {
    name: 'PROVIDER_JURISDICTION',
    note: 'default none',
    text: 'Where the operator is, as a code of ISO 3166 such as `DE` or `US-CA`. Receipts name it.',
  },
  {
    name: 'PROVIDER_SECRET',
    note: 'default a file beside the SQLite database',
    text: '32 bytes or more. Keys for sealing and signing are derived from it. Two values [change it](/docs/keep-provider#rotation).',
  },
  {
    name: 'SMTP_URL',
    note: 'absent: no mail leaves',
    text: '`smtp://user:password@host:587`. Needed on a public address. The server must offer STARTTLS, or TLS by `smtps://`, unless it is on loopback.',
  },
  { name: 'MAIL_FROM', note: 'needed with SMTP_URL', text: 'The sender: `Name <id@example.org>`.' },
  {
    name: '{CONNECTOR}_CLIENT_ID',
    note: 'absent: the platform cannot be connected',
    text: 'The id that the platform gave you; the connector in capitals, as `GITHUB_CLIENT_ID`. Register `{PUBLIC_URL}/oauth/{connector}/callback` there.',
  },
  {
    name: '{CONNECTOR}_CLIENT_SECRET',
    note: 'needed with the id',
    text: 'The secret that goes with it.',
  },
  {
    name: 'INTERESTS_URL',
    note: 'absent: the built-in model',
    text: 'A scorer of your own: `POST` `{ signals, items }`, answered with `{ scores, reasons }` within 2 seconds; otherwise the built-in model answers.',
  },
  {
    name: 'TRUSTED_PROXIES',
    note: 'default none',
    text: 'Addresses and networks whose `X-Forwarded-For` counts, as `10.0.0.0/8, ::1`.',
  },
  {
    name: 'HTTPS_PROXY',
    note: 'default none',
    text: 'The proxy for calls to platforms, your scorer and webhooks, whose address the provider resolves and checks first; mail takes `SMTP_URL=smtp://…?proxy=http%3A%2F%2Fproxy%3A3128`.',
  },
  { name: 'HTTP_PROXY', note: 'default none', text: 'The same for addresses without TLS.' },
  { name: 'ALL_PROXY', note: 'default none', text: 'The proxy for calls whose own variable is absent.' },
  { name: 'NO_PROXY', note: 'default loopback', text: 'Names, addresses, networks without a proxy.' },
  {
    name: 'CODES_PER_MAILBOX',
    note: 'default 30',
    text: 'Unconfirmed codes for a mailbox in a day, after which [proof of work](/docs/keep-provider#limits) is asked for.',
  },
  {
    name: 'CODES_PER_CLIENT',
    note: 'default 30',
    text: 'The same in ten minutes for a client: an IPv4 address, a /64 and a /48 network. Raise it where many people stand behind one address.',
  },
  { name: 'CODES_PER_APP', note: 'default 300', text: 'The same in ten minutes for an application.' },
  {
    name: 'CODES_IN_ALL',
    note: 'default 1000',
    text: 'The same in ten minutes for all applications together; the log warns.',
  },
  {
    name: 'STOP_DELAY',
    note: 'default 0',
    text: 'Seconds between the signal to stop and the end of the port; `/readyz` answers 503 meanwhile. Needed by [proxies that repeat no call](/docs/keep-provider#scaling).',
  },
  {
    name: 'OPERATIONS_ADDRESS',
    note: 'default 127.0.0.1:4175',
    text: 'Where [health, metrics](/docs/keep-provider#monitoring) and `/operator` are; `off` switches them off.',
  },
  {
    name: 'LOG_LEVEL',
    note: 'default info',
    text: '`trace` `debug` `info` `warn` `error` `silent`; JSON lines on standard output.',
  },
] as const;

/** The provider's limits. */
export const LIMITS = [
  {
    name: 'Codes for a mailbox',
    text: 'Past 5 in ten minutes for one client, and past 10 in ten minutes or `CODES_PER_MAILBOX` in a day from all clients, proof of work; 15 in ten minutes for one client, and three times `CODES_PER_MAILBOX` in a day at most. `name+tag@` counts as `name@`, also with other dots at Gmail, and a confirmed code does not count.',
  },
  {
    name: 'Codes for a client, an application and in all',
    text: 'Past `CODES_PER_CLIENT`, `CODES_PER_APP` and `CODES_IN_ALL`, proof of work, which the browser does by itself. Ten times as many in ten minutes and forty times as many in a day at most, except for an application.',
  },
  {
    name: 'A browser that signed the address in before',
    text: 'Counts alone, in the frame and at `/account`: 5 codes in ten minutes, `CODES_PER_MAILBOX` in a day.',
  },
  {
    name: 'A code',
    text: 'Six digits, ten minutes, once; five wrong tries burn it; five without its `challenge` burn it for such tries alone. Eight digits after 50 wrong tries for its address in a day.',
  },
  { name: 'A session', text: '30 days, 7 without use; one person, one application, one origin.' },
  { name: 'Shares of a person', text: '200 in 24 hours with an application.' },
  { name: 'An access token', text: 'One hour, one application, one grant.' },
  { name: 'A PIN', text: 'Five wrong tries in ten minutes, 50 in a day; a new sign-in has five.' },
  {
    name: 'Passkeys',
    text: '20 for a person; in ten minutes 10 are begun for a person in an application, and 300 sign-ins with one for a client.',
  },
  { name: 'Reading a platform again', text: 'Ten minutes after the last time or later.' },
  { name: 'Downloads of platforms', text: '30 in an hour for a person in an application.' },
  { name: 'An idempotency key', text: 'Gives the first answer for 24 hours.' },
  {
    name: 'A body',
    text: '64 KB, with 1,000 items of 2,000 characters in call 5; 1 MB for the 500 entries of a download.',
  },
  { name: 'A request', text: '10 seconds for its head, 20 for all of it.' },
  {
    name: 'A connection',
    text: 'Four requests without their answers, and 60 seconds in which nothing of an answer is taken; past that it ends.',
  },
] as const;

/** The provider's own metrics. The endpoint also has those of the process. */
export const METRICS = [
  { name: 'provider_calls_total', text: 'Calls by `call` and `status`.' },
  {
    name: 'provider_app_calls_total',
    text: 'Calls of applications, by `app` (its id), `call` and `result`: `answered`, `refused` (4xx), `failed` (5xx).',
  },
  { name: 'provider_call_seconds', text: 'Time from request to answer, by `call`, as a histogram.' },
  {
    name: 'provider_codes_refused_total',
    text: 'Refused codes, by `reason`. Many `code.wrong` mean that a stranger guesses.',
  },
  {
    name: 'provider_code_limits_total',
    text: 'Requests for codes past a limit, by `limit` and `result`: `proof` was asked for, or `refused`.',
  },
  {
    name: 'provider_scorer_fallbacks_total',
    text: 'Calls that `INTERESTS_URL` did not answer as it should; the built-in model did.',
  },
  {
    name: 'provider_webhooks_total',
    text: 'Tries to send an event to a host: `sent`, `failed` (tried again), `given-up`.',
  },
  {
    name: 'provider_mails_total',
    text: 'Tries to send a mail: `sent`, `failed` (tried again), `given-up`.',
  },
  {
    name: 'provider_platform_calls_total',
    text: 'Calls to platforms, by `connector`, `call` and `result`.',
  },
] as const;
