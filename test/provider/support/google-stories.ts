import type { ConnectorId } from '../../../provider/config-platforms.ts';
import type { PersonAtGoogle } from './google.ts';
import stories from './google-stories.json' with { type: 'json' };

/** The person's steps, then the connections that must work and the Google accounts that still give access. */
type Story = readonly [
  title: string,
  steps: (person: PersonAtGoogle) => Promise<unknown>,
  alive: readonly string[],
  accounts: readonly string[],
];

/** Does steps such as `connect gmail anna` or `disconnect gmail youtube`, one after the other. */
const run = async (person: PersonAtGoogle, steps: readonly string[]) => {
  let ticket = '';
  for (const step of steps) {
    const [verb, ...words] = step.split(' ');
    const [platform = 'gmail', account = ''] = words as ConnectorId[];
    if (verb === 'connect') await person.connect(platform, account);
    if (verb === 'begin') ticket = await person.begin(platform, account);
    if (verb === 'complete') await person.complete(platform, ticket);
    if (verb === 'disconnect') await person.disconnect(...(words as ConnectorId[]));
    if (verb === 'leave') person.grants.leave();
    if (verb === 'back') person.grants.comeBack();
    if (verb === 'expire') await person.expire();
    if (verb === 'comeBack') await person.comeBack();
    if (verb === 'deleteAccount') await person.deleteAccount();
    if (verb === 'read') await person.read();
    if (verb === 'reseal') await person.reseal();
  }
};

export const STORIES = (stories as [string, string[], string[], string[]][]).map(
  ([title, steps, alive, accounts]): Story => [title, (person) => run(person, steps), alive, accounts],
);
