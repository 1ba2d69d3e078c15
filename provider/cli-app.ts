import { parseArgs } from 'node:util';
import type { AppIsolation } from './apps/app.ts';
import { createApps } from './apps/apps.ts';
import { originOf, spellingsOf } from './apps/origins.ts';
import { redirectOf } from './apps/redirects.ts';
import { createTerms } from './apps/terms.ts';
import { requireTerms, TERM_OPTIONS, termsFrom } from './cli-terms.ts';
import { rotateSecret, setWebhook, type Webhooks } from './cli-webhook.ts';
import { isName } from './config-values.ts';
import type { Database } from './database/database.ts';
import { requireNoMore, UsageError } from './usage.ts';

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
  ...TERM_OPTIONS,
} as const;

/** The maximum number of words after `app`, and the options. */
const TERMS = Object.keys(TERM_OPTIONS);
const TAKES: ReadonlyMap<string, { readonly words: number; readonly options: readonly string[] }> = new Map([
  [
    'add',
    { words: 1, options: ['name', 'origin', 'redirect', 'isolation', 'test', 'confidential', ...TERMS] },
  ],
  ['set', { words: 2, options: ['name', 'redirect', 'webhook', ...TERMS] }],
  ['list', { words: 1, options: [] }],
  ['rotate', { words: 2, options: ['at-once', 'secret', 'webhook-secret'] }],
  ['remove', { words: 2, options: [] }],
]);

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The command line cannot be read');
  }
};

const unique = (texts: readonly string[]) => [...new Set(texts)];

const originFrom = (text: string) => {
  const origin = originOf(text);
  if (origin === null) {
    throw new UsageError(`${text} is no origin: https://shop.example, or http://localhost:* for development`);
  }
  return origin;
};

const redirectFrom = (text: string, origins: readonly string[]) => {
  const redirect = redirectOf(text);
  if (redirect === null) {
    throw new UsageError(
      `${text} is no address to return to: it must be https, or http on a loopback address, with /* for all pages of an origin only`,
    );
  }
  if (!spellingsOf(redirect.origin).some((spelling) => origins.includes(spelling))) {
    throw new UsageError(`${text} is on no origin of the app`);
  }
  return redirect.url;
};

const isolationFrom = (text = 'none'): AppIsolation => {
  if (text !== 'none' && text !== 'frame') throw new UsageError(`--isolation is none or frame, not ${text}`);
  return text;
};

/** `provider app …`: the registered host applications. */
export const runAppCommand = async (
  database: Database,
  args: readonly string[],
  say: (text: string) => void,
  webhooks: () => Webhooks,
) => {
  const { values, positionals } = parsed(args);
  const [command = '', id] = positionals;
  const takes = TAKES.get(command);
  if (takes === undefined) throw new UsageError(`Unknown command: app ${command}`.trim());
  const strange = Object.keys(values).filter((name) => !takes.options.includes(name));
  requireNoMore([...positionals.slice(takes.words), ...strange.map((name) => `--${name}`)]);
  const apps = createApps(database, Date.now);
  const idGiven = () => {
    if (id === undefined) throw new UsageError('Which app? `app list` shows them');
    return id;
  };
  const unknown = (app: string) => new UsageError(`There is no app ${app}: \`app list\` shows them`);

  if (command === 'list') return say(JSON.stringify(await apps.list(), null, 2));
  if (command === 'add') {
    const name = values.name?.trim();
    if (!name) throw new UsageError('An app needs --name');
    if (!isName(name)) throw new UsageError('--name is one line of at most 60 characters: mails show it');
    const origins = unique((values.origin ?? []).map(originFrom));
    if (origins.length === 0) throw new UsageError('An app needs at least one --origin');
    const redirects = unique((values.redirect ?? []).map((text) => redirectFrom(text, origins)));
    const mode = values.test ? 'test' : 'live';
    const isolation = isolationFrom(values.isolation);
    const terms = termsFrom(values);
    if (mode === 'live') requireTerms(terms);
    const isConfidential = values.confidential === true;
    const added = await apps.add({ name, mode, isolation, terms, isConfidential, origins, redirects });
    return say(JSON.stringify(added, null, 2));
  }
  if (command === 'set') {
    const app = await apps.byId(idGiven());
    if (app === undefined) throw unknown(idGiven());
    const name = values.name?.trim() ?? app.name;
    if (!isName(name)) throw new UsageError('--name is one line of at most 60 characters: mails show it');
    const terms = termsFrom(values, await createTerms(database).termsOf(app.id));
    if (app.mode === 'live') requireTerms(terms);
    const origins = values.redirect === undefined ? [] : await apps.originsOf(app.id);
    const redirects = values.redirect && unique(values.redirect.map((text) => redirectFrom(text, origins)));
    // A refused address changes nothing.
    if (values.webhook !== undefined) await setWebhook(webhooks(), app.id, values.webhook, say);
    await apps.set(app.id, name, terms);
    if (redirects !== undefined) await apps.setRedirects(app.id, redirects);
    return say(`${app.id} is changed.`);
  }
  if (command === 'rotate' && values['webhook-secret'] === true) {
    if (values.secret || values['at-once']) throw new UsageError('--webhook-secret takes no other option');
    return rotateSecret(webhooks(), idGiven(), say);
  }
  if (command === 'rotate') {
    if ((await apps.byId(idGiven())) === undefined) throw unknown(idGiven());
    const kind = values.secret ? 'secret' : 'key';
    const rotated = { [kind]: await apps.rotate(idGiven(), values['at-once'] === true, kind) };
    return say(JSON.stringify(rotated, null, 2));
  }
  if (!(await apps.remove(idGiven()))) throw unknown(idGiven());
  say(`${idGiven()} is removed.`);
};
