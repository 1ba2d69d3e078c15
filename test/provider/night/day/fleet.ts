import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { createModules } from '../../../../provider/api/modules.ts';
import { readConfig } from '../../../../provider/config/config.ts';
import { openDatabase } from '../../../../provider/database/database.ts';
import { migrate } from '../../../../provider/database/migrate.ts';
import { createAppActions } from '../../../../provider/operator/app-actions.ts';
import { createKeyring } from '../../../../provider/secrets/keyring.ts';
import { type Copy, startCopy } from '../../support/process.ts';
import { SECRET } from '../../support/provider.ts';
import type { DayClock } from './clock.ts';

const ENVIRONMENT = resolve(import.meta.dirname, 'copy-environment.mjs');
const NEXT_SECRET = 'the secret of the afternoon that is long enough';
export const PUBLIC_URL = 'http://localhost:4174';

/**
 * The values of PROVIDER_SECRET over a rotation: first every copy accepts the new secret, then the new secret is the
 * first.
 */
export const SECRETS = {
  morning: SECRET,
  both: `${SECRET},${NEXT_SECRET}`,
  evening: `${NEXT_SECRET},${SECRET}`,
} as const;

interface FleetNeeds {
  readonly databaseUrl: string;
  readonly clock: DayClock;
  readonly smtpUrl: string;
}

export const startFleet = async (size: number, { databaseUrl, clock, smtpUrl }: FleetNeeds) => {
  let secret: string = SECRETS.morning;
  let turn = 0;
  const ever: Copy[] = [];
  const serving: Copy[] = [];
  const ends: (number | string)[] = [];

  const add = async () => {
    const copy = await startCopy({
      NODE_OPTIONS: `--import ${ENVIRONMENT}`,
      DAY_CLOCK: clock.file,
      DATABASE_URL: databaseUrl,
      PROVIDER_SECRET: secret,
      PUBLIC_URL,
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'id@example.org',
    });
    ever.push(copy);
    serving.push(copy);
  };

  const end = async (signal: NodeJS.Signals) => {
    const copy = serving.shift();
    if (copy !== undefined) ends.push(await copy.end(signal));
  };

  const addAll = () => Promise.all(Array.from({ length: size }, add));
  await addAll();
  return {
    next: (): string | null => {
      turn += 1;
      return serving[turn % Math.max(1, serving.length)]?.url ?? null;
    },
    kill: async () => {
      await end('SIGKILL');
      await add();
    },
    killAll: async () => {
      await Promise.all(serving.splice(0).map((copy) => copy.end('SIGKILL')));
      await addAll();
    },
    /** Replaces every copy, as an update does; running calls end first. One file has one server at a time. */
    replaceAll: async (next: string = secret) => {
      secret = next;
      if (size === 1) await end('SIGTERM');
      await addAll();
      while (serving.length > size) await end('SIGTERM');
    },
    stop: async () => {
      while (serving.length > 0) await end('SIGTERM');
    },
    started: () => ever.length,
    exits: () => ends.filter((each) => each !== 'SIGKILL'),
    written: () => ever.map(({ written }) => written.out + written.error).join('\n'),
  };
};

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

export const openOffice = async (databaseUrl: string, secret: string, now: () => number) => {
  const config = readConfig({ DATABASE_URL: databaseUrl, PROVIDER_SECRET: secret, PUBLIC_URL });
  const database = openDatabase(config.database);
  onTestFinished(() => database.close());
  await migrate(database, now());
  const modules = await createModules(database, createKeyring(config.secrets ?? []), PUBLIC_URL, now);
  const { apps, audit, logoutTargets, targets } = modules;
  const actions = createAppActions(
    { apps, audit, webhooks: () => ({ targets, logoutTargets, allowsPrivate: true }) },
    'cli:day',
  );
  return { database, modules, actions };
};
