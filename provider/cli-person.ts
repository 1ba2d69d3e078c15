import { erasePerson, exportPerson, type Keepers } from './api/person.ts';
import { demandNoMore, UsageError } from './usage.ts';

/** `provider person …`: for people who ask the operator instead of the provider. */
export const runPersonCommand = async (
  keepers: Keepers,
  [command, address, ...more]: readonly string[],
  say: (text: string) => void,
) => {
  if (command !== 'export' && command !== 'delete')
    throw new UsageError(`Unknown command: person ${command ?? ''}`.trim());
  if (address === undefined) throw new UsageError('Whose? The e-mail address');
  demandNoMore(more);
  const id = await keepers.people.find(address);
  if (id === null) throw new UsageError('Nobody has this address here');
  if (command === 'export') return say(JSON.stringify(await exportPerson(keepers, id), null, 2));
  const kept = await erasePerson(keepers, id);
  say(`Deleted. ${kept} receipts stay, without anything personal.`);
};
