import { erasePerson, exportPerson, type Stores } from './api/person.ts';
import { requireNoMore, UsageError } from './usage.ts';

/** `provider person …`: for requests that people send to the operator. */
export const runPersonCommand = async (
  stores: Stores,
  [command, address, ...more]: readonly string[],
  say: (text: string) => void,
) => {
  if (command !== 'export' && command !== 'delete')
    throw new UsageError(`Unknown command: person ${command ?? ''}`.trim());
  if (address === undefined) throw new UsageError('Whose? The e-mail address');
  requireNoMore(more);
  const id = await stores.people.find(address);
  if (id === null) throw new UsageError('Nobody has this address here');
  if (command === 'export') return say(JSON.stringify(await exportPerson(stores, id), null, 2));
  const kept = await erasePerson(stores, id);
  say(`Deleted. ${kept} receipts stay, without anything personal.`);
};
