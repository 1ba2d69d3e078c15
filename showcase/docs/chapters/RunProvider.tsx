import { Code } from '../parts/Code.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';
import { VARIABLES } from '../reference/operations.ts';
import apps from '../samples/server/apps.sh?raw';
import environment from '../samples/server/provider.env?raw';

export const RunProvider = () => (
  <>
    <P>
      The provider is the server behind `api-base`. It needs Node 20.19 or later and one database: SQLite,
      which is a file, or PostgreSQL. All its state is in that database.
    </P>
    <P>
      `npm run provider` in this repository installs and builds what is missing and runs it on this computer:
      SQLite in `data/`, no mail server. In production run what was built, from the repository’s root: `node
      --env-file=provider.env --enable-source-maps dist/provider/cli.js serve`. `node` reads the variables
      from the file; every other command needs the same file, or it speaks to another database.
    </P>
    <Topic id="provider-setup" title="Set-up" />
    <P>
      Everything is set by the environment and checked at the start. If a variable is wrong, the process ends
      with one line that names it.
    </P>
    <Code title="provider.env: on a public address" code={environment} />
    <Facts facts={VARIABLES} />
    <Points
      points={[
        'It speaks HTTP. Put a proxy that ends TLS before it, and name the proxy in `TRUSTED_PROXIES`: limits count the client’s address.',
        'Keep `OPERATIONS_ADDRESS` away from the public: health and metrics ask for no password.',
        '`SIGTERM` ends it: no new connection, 10 seconds for running calls, exit code 0. A process that is killed loses nothing that was answered.',
        'The database is brought to the release’s version at the start. A database of a later release is refused.',
      ]}
    />
    <Topic id="provider-passkeys" title="Passkeys" />
    <P>
      Passkeys belong to the host name of `PUBLIC_URL`. Choose a name that stays: after a move to another one
      no passkey works any more, and people sign in by code. An IP address as the host has none. People add,
      list and remove theirs at `/account`; `provider/README.md` says what is kept and what is checked.
    </P>
    <Topic id="provider-apps" title="Applications" />
    <P>
      Every page with the widget belongs to a registered application: a name, its origins, the addresses that
      a person may return to, and a key. The key stands in the page and is not secret; the origins are what
      protects it. `--test` registers an application that may use test mode and sees sample people only.
    </P>
    <Code title="apps.sh" code={apps} />
    <P>
      `app add` shows the key once, because a hash of it is kept; `app list` shows how it begins. `app rotate`
      gives a new key. The old one works for 24 hours, or not at all with `--at-once`. `app remove` ends its
      keys, sessions and grants at once.
    </P>
    <Topic id="provider-mail" title="Mail" />
    <P>
      Codes travel by mail, so a public address needs `SMTP_URL` and `MAIL_FROM`. Without them mails stay in
      the database, and `GET /sandbox/inbox?email=` shows them: for development, on this computer only.
    </P>
    <Points
      points={[
        'A mail waits in the database, sealed, and is emptied once sent. One copy takes it at a time.',
        'A try that fails is repeated after 1, 5, 15, 30, 60, 120 and 240 seconds, as long as the code is valid.',
        'A recipient refused for good (5xx) is given up at once. Call 1 then refuses this address with `mail.refused` for ten minutes: the person who asks for another code sees that it does not work. It says what the mail server said and not whether the provider knows the address.',
        'The log says why a mail failed, without the address and without the code.',
        'Mails are written in ten languages, by the `Accept-Language` of the person’s browser.',
      ]}
    />
    <Topic id="provider-people" title="People who ask you" />
    <P>
      `provider person export ADDRESS` prints everything that is kept of a person, and `provider person delete
      ADDRESS` deletes it. What stays are receipts without anything personal. People can do both themselves,
      with their session.
    </P>
  </>
);
