import { parseArgs } from 'node:util';
import { createApps } from './apps/apps.ts';
import { CLIENT_OPTIONS } from './apps/given-client.ts';
import { TERM_OPTIONS } from './apps/given-terms.ts';
import { createTerms } from './apps/terms.ts';
import { cliActor } from './cli-actor.ts';
import { requireCommand } from './cli-usage.ts';
import type { Database } from './database/database.ts';
import { createAudit } from './operations/audit.ts';
import { type AppActions, createAppActions, UnknownAppError, type Webhooks } from './operator/app-actions.ts';
import { requireNoMore, UsageError, unreadable } from './usage.ts';

const OPTIONS = {
  name: { type: 'string' },
  origin: { type: 'string', multiple: true },
  redirect: { type: 'string', multiple: true },
  isolation: { type: 'string' },
  test: { type: 'boolean' },
  confidential: { type: 'boolean' },
  secret: { type: 'boolean' },
  'at-once': { type: 'boolean' },
  webhook: { type: 'string' },
  'webhook-secret': { type: 'boolean' },
  'backchannel-logout-uri': { type: 'string' },
  'backchannel-logout-session-required': { type: 'boolean' },
  ...CLIENT_OPTIONS,
  ...TERM_OPTIONS,
} as const;

/** The maximum number of words after `app`, and the options. */
const TERMS = Object.keys({ ...CLIENT_OPTIONS, ...TERM_OPTIONS });
const TAKES: ReadonlyMap<string, { readonly words: number; readonly options: readonly string[] }> = new Map([
  [
    'add',
    { words: 1, options: ['name', 'origin', 'redirect', 'isolation', 'test', 'confidential', ...TERMS] },
  ],
  [
    'set',
    {
      words: 2,
      options: [
        'name',
        'origin',
        'redirect',
        'isolation',
        'webhook',
        'backchannel-logout-uri',
        'backchannel-logout-session-required',
        ...TERMS,
      ],
    },
  ],
  ['list', { words: 1, options: [] }],
  ['rotate', { words: 2, options: ['at-once', 'secret', 'webhook-secret'] }],
  ['suspend', { words: 2, options: [] }],
  ['resume', { words: 2, options: [] }],
  ['remove', { words: 2, options: [] }],
]);

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw unreadable(error);
  }
};

const shown = (value: unknown) => JSON.stringify(value, null, 2);

/** `app rotate APP --webhook-secret`: the old secret signs for a day more. */
const rotateWebhook = async (
  { rotateWebhook: rotate }: AppActions,
  id: string,
  others: { readonly secret: boolean | undefined; readonly atOnce: boolean },
  say: (text: string) => void,
) => {
  if (others.secret || others.atOnce) throw new UsageError('--webhook-secret takes no other option');
  const secret = await rotate(id);
  if (secret === null) throw new UsageError(`${id} has no webhook: \`app set ${id} --webhook URL\``);
  say(shown({ secret }));
};

/**
 * Reads the words and options after `app`.
 * @throws UsageError
 */
export const readAppCommand = (args: readonly string[]) => {
  const { values, positionals } = parsed(args);
  requireCommand(['app', ...positionals]);
  const [command = '', id = ''] = positionals;
  const { words = 1, options = [] } = TAKES.get(command) ?? {};
  const strange = Object.keys(values).filter((name) => !options.includes(name));
  requireNoMore([...positionals.slice(words), ...strange.map((name) => `--${name}`)]);
  if (words > 1 && id === '') throw new UsageError('Which app? `app list` shows them');
  if (command === 'set' && Object.keys(values).length === 0)
    throw new UsageError('Nothing to change: `app set --help` lists the options');
  return { command, id, values };
};

/** `provider app …`: the registered host applications. */
export const runAppCommand = async (
  database: Database,
  { command, id, values }: ReturnType<typeof readAppCommand>,
  say: (text: string) => void,
  webhooks: () => Webhooks,
) => {
  const apps = { ...createApps(database, Date.now), ...createTerms(database) };
  const actions = createAppActions({ apps, audit: createAudit(database, Date.now), webhooks }, cliActor());
  try {
    switch (command) {
      case 'list':
        return say(shown(await apps.list()));
      case 'add':
        return say(shown(await actions.add(values)));
      case 'set': {
        const { webhook, secret } = await actions.set(id, values);
        // The secret is shown once: it is kept sealed.
        if (secret !== null) say(shown({ webhook, secret }));
        return say(`${id} is changed.`);
      }
      case 'rotate': {
        const { secret, 'at-once': atOnce = false, 'webhook-secret': isOfWebhook } = values;
        if (isOfWebhook) return await rotateWebhook(actions, id, { secret, atOnce }, say);
        const kind = secret ? 'secret' : 'key';
        return say(shown({ [kind]: await actions.rotate(id, kind, atOnce) }));
      }
      case 'suspend':
      case 'resume':
        await actions.suspend(id, command === 'suspend');
        return say(`${id} is ${command === 'suspend' ? 'suspended' : 'resumed'}.`);
      default:
        await actions.remove(id);
        return say(`${id} is removed.`);
    }
  } catch (error) {
    if (!(error instanceof UnknownAppError)) throw error;
    throw new UsageError(`There is no app ${id}: \`app list\` shows them`);
  }
};
