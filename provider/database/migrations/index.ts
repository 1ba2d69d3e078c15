import type { Trx } from '../database.ts';
import { apps } from './001-apps.ts';
import { people } from './002-people.ts';
import { mails } from './003-mails.ts';
import { consent } from './004-consent.ts';
import { account } from './005-account.ts';
import { platforms } from './006-platforms.ts';
import { refusedMails } from './007-refused-mails.ts';
import { signals } from './008-signals.ts';
import { passkeys } from './009-passkeys.ts';
import { isolation } from './010-isolation.ts';
import { hashedKeys } from './011-hashed-keys.ts';
import { asciiDomains } from './012-ascii-domains.ts';
import { lastingTickets } from './013-lasting-tickets.ts';
import { leases } from './014-leases.ts';
import { askedItems } from './015-asked-items.ts';
import { endingGrants } from './016-ending-grants.ts';
import { archives } from './017-archives.ts';
import { addedPasskeys } from './018-added-passkeys.ts';
import { composedAddresses } from './019-composed-addresses.ts';
import { authorizations } from './020-authorizations.ts';
import { webhooks } from './021-webhooks.ts';
import { openid } from './022-openid.ts';
import { operator } from './023-operator.ts';
import { signInEnds } from './024-sign-in-ends.ts';
import { logouts } from './025-logouts.ts';
import { accountTickets } from './026-account-tickets.ts';
import { unsentEvents } from './027-unsent-events.ts';
import { sentEvents } from './028-sent-events.ts';
import { replacedGrants } from './029-replaced-grants.ts';
import { clientSettings } from './030-client-settings.ts';
import { revocationOwners } from './031-revocation-owners.ts';

/** The steps of the schema, oldest first. A released step never changes: append a new one. */
export const MIGRATIONS: readonly ((trx: Trx) => Promise<void>)[] = [
  apps,
  people,
  mails,
  consent,
  account,
  platforms,
  refusedMails,
  signals,
  passkeys,
  isolation,
  hashedKeys,
  asciiDomains,
  lastingTickets,
  leases,
  askedItems,
  endingGrants,
  archives,
  addedPasskeys,
  composedAddresses,
  authorizations,
  webhooks,
  openid,
  operator,
  signInEnds,
  logouts,
  accountTickets,
  unsentEvents,
  sentEvents,
  replacedGrants,
  clientSettings,
  revocationOwners,
];
