import { erasePerson, exportPerson, type Stores } from './api/person.ts';
import { cliActor } from './cli-actor.ts';
import type { Audit } from './operations/audit.ts';
import { requireNoMore, UsageError, wrongWord } from './usage.ts';

/** `provider person …`: for requests that people send to the operator. */
export const runPersonCommand = async (
  stores: Stores & { readonly audit: Pick<Audit, 'note'> },
  [command, address, ...more]: readonly string[],
  say: (text: string) => void,
) => {
  if (command !== 'export' && command !== 'delete') throw wrongWord('person', command, ['export', 'delete']);
  if (address === undefined) throw new UsageError('Whose? The e-mail address');
  requireNoMore(more);
  const id = await stores.people.find(address);
  if (id === null) throw new UsageError('No person here has this address');
  if (command === 'export') {
    await stores.audit.note(cliActor(), { action: 'person.exported', subject: stores.audit.hashOf(id) });
    return say(JSON.stringify(await exportPerson(stores, id), null, 2));
  }
  const kept = await erasePerson(stores, id, cliActor());
  say(`Deleted. ${kept} receipts stay, without anything personal.`);
};
