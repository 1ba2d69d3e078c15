import { createApps } from './apps/apps.ts';
import type { Database } from './database/database.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { createCodes } from './people/codes.ts';
import { createPeople } from './people/people.ts';
import { createPins } from './people/pins.ts';
import { createSessions } from './people/sessions.ts';
import type { Keyring } from './secrets/keyring.ts';
import { createPinSeal } from './secrets/pin-seal.ts';

/** The folders of the middle row, each handed what it needs. */
export const createModules = (database: Database, keyring: Keyring, now: () => number) => {
  const sessions = createSessions(database, now);
  return {
    apps: createApps(database, now),
    mails: createMailQueue(database, keyring, now),
    people: createPeople(database, createCodes(database, keyring, now), sessions, now),
    pins: createPins(database, keyring, createPinSeal(keyring), now),
    sessions,
  };
};

export type Modules = ReturnType<typeof createModules>;
