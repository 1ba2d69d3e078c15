import { Code } from '../parts/Code.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';
import { LIMITS, METRICS } from '../reference/operations.ts';
import backupPostgres from '../samples/server/backup-postgres.sh?raw';
import backupSqlite from '../samples/server/backup-sqlite.sh?raw';
import restorePostgres from '../samples/server/restore-postgres.sh?raw';
import restoreSqlite from '../samples/server/restore-sqlite.sh?raw';

export const KeepProvider = () => (
  <>
    <Topic id="backup" title="Backup and restore" />
    <P>
      Back up two things: the database, and `PROVIDER_SECRET` in another place. The tests run these commands
      as they stand here, restore the copy and use it.
    </P>
    <Code title="backup-sqlite.sh" code={backupSqlite} />
    <Code title="restore-sqlite.sh" code={restoreSqlite} />
    <Code title="backup-postgres.sh" code={backupPostgres} />
    <Code title="restore-postgres.sh" code={restorePostgres} />
    <Points
      points={[
        'A restore goes back in time. Who signed in after the backup signs in again; who shared after it shares again.',
        'A grant that was taken back after the backup stands again. Who kept the receipt can show that it was withdrawn: take it back again.',
        'A person who was deleted after the backup is there again: delete them again. Keep a list of deletions outside the database for this.',
        'Without the secret the database is of little use: codes, access tokens and the tokens of platforms are void. Sessions, PINs and receipts still work.',
      ]}
    />
    <Topic id="rotation" title="Changing the secret" />
    <P>
      Set `PROVIDER_SECRET=new,old` and restart every copy. The first value makes, both check and open. After
      a day set the new value alone: what was sealed or signed with the old one has expired by then. The
      tokens of platforms are sealed anew at the start with two values. Sessions and PINs do not depend on the
      secret; receipts verify for ever, because `/.well-known/receipt-keys.json` keeps every public key.
    </P>
    <P>
      Where the secret was stolen, set the new value alone at once. Codes, access tokens and connections to
      platforms end; people stay signed in.
    </P>
    <Topic id="scaling" title="More than one copy" />
    <Points
      points={[
        'On PostgreSQL run as many copies as you like, with the same environment, behind any load balancer. No copy keeps anything that another one needs.',
        'Limits, single use of codes and idempotency keys hold over all copies together. Two hundred sign-ins while one copy after the other is killed lose nothing: `npm run test:provider` shows it.',
        'Each copy holds 10 connections at most: set `max_connections` for all of them. A pooler in between must keep prepared statements.',
        'Give every copy a clock that is set by the network. Times of sessions, codes and tokens come from it.',
        'A new release migrates when its first copy starts. From then on copies of the older release say on `/readyz` that they are not ready.',
        'SQLite is for one copy. Several calls at a time share one write to the disk.',
      ]}
    />
    <Topic id="limits" title="Limits" />
    <P>
      A call over a limit is refused with a `code`, and with `Retry-After` where waiting helps. All refusals
      stand in `/api/openapi.json`.
    </P>
    <Facts facts={LIMITS} />
    <Topic id="monitoring" title="Monitoring" />
    <P>
      At `OPERATIONS_ADDRESS`: `/healthz` answers while the process is alive, `/readyz` while it can reach its
      database and is not stopping, `/metrics` in the format of Prometheus. Logs are JSON lines. Neither holds
      an address, a code, a token or a PIN; the tests search them all.
    </P>
    <Facts facts={METRICS} />
    <Points
      points={[
        'Wake somebody for `/readyz` other than 200, for calls with status 500, and for many with 503.',
        'Look into mails that are given up, and into `code.wrong` and `code.limit` that rise.',
        'Watch the size of the disk: a full one is answered with 503 and nothing half-written, and it goes on when there is room.',
      ]}
    />
  </>
);
