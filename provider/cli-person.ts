import { erasePerson, exportPerson, type Stores } from './api/person.ts';
import { cliActor } from './cli-actor.ts';
import { requireCommand } from './cli-usage.ts';
import type { Audit } from './operations/audit.ts';
import { requireNoMore, UsageError } from './usage.ts';

type PersonCommand = { readonly command: string | undefined; readonly address: string };

/**
 * Reads the words after `person`.
 * @throws UsageError
 */
export const readPersonCommand = (args: readonly string[]): PersonCommand => {
  requireCommand(['person', ...args]);
  const [command, address, ...more] = args;
  if (address === undefined) throw new UsageError('Whose? The e-mail address');
  requireNoMore(more);
  return { command, address };
};

/** `provider person …`: for requests that people send to the operator. */
export const runPersonCommand = async (
  stores: Stores & { readonly audit: Pick<Audit, 'note'> },
  { command, address }: PersonCommand,
  say: (text: string) => void,
) => {
  const id = await stores.people.find(address);
  if (id === null) throw new UsageError('No person here has this address');
  if (command === 'export') {
    await stores.audit.note(cliActor(), { action: 'person.exported', subject: stores.audit.hashOf(id) });
    return say(JSON.stringify(await exportPerson(stores, id), null, 2));
  }
  const kept = await erasePerson(stores, id, cliActor());
  say(`Deleted. ${kept} receipts stay, without anything personal.`);
};
