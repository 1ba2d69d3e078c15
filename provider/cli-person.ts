import { erasePerson, exportPerson } from './api/person.ts';
import type { Modules } from './modules.ts';
import { UsageError } from './usage.ts';

/** `provider person …`: for people who ask the operator instead of the provider. */
export const runPersonCommand = async (
  { people, consent }: Pick<Modules, 'people' | 'consent'>,
  [command, address]: readonly string[],
  say: (text: string) => void,
) => {
  if (command !== 'export' && command !== 'delete')
    throw new UsageError(`Unknown command: person ${command ?? ''}`.trim());
  if (address === undefined) throw new UsageError('Whose? The e-mail address');
  const id = await people.find(address.toLowerCase());
  if (id === null) throw new UsageError('Nobody has this address here');
  if (command === 'export') return say(JSON.stringify(await exportPerson(people, consent, id), null, 2));
  const kept = await erasePerson(people, consent, id);
  say(`Deleted. ${kept} receipts stay, without anything personal.`);
};
