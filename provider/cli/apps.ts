import { type Command, Option } from 'commander';
import type { z } from 'zod';
import { createTerms } from '../apps/app-rows.ts';
import { appChanges, isLanguageTag, isolation, newApp } from '../apps/application.ts';
import { createApps } from '../apps/apps.ts';
import { isLoopback, refusalIn, UsageError } from '../config/values.ts';
import { ID_TOKEN_ALGS, PKCE_RULES } from '../facts/openid.ts';
import { createAudit } from '../operations/audit.ts';
import { type AppActions, createAppActions, UnknownAppError } from '../operator/app-actions.ts';
import { createKeyring } from '../secrets/keyring.ts';
import { secretsOf } from '../secrets/master-secret.ts';
import { createLogoutTargets, createTargets } from '../webhooks/targets.ts';
import type { Running } from './running.ts';

const collect = (text: string, before: readonly string[] = []) => [...before, text];

/** `Shows jobs that fit` is English; `de=Zeigt passende Stellen` names its language. */
const collectPurpose = (text: string, before: Readonly<Record<string, string>> = {}) => {
  const [, language = '', sentence = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  return isLanguageTag(language) ? { ...before, [language]: sentence } : { ...before, en: text };
};

/** Returns 0 for a text that is no number: every rule refuses 0. */
const wholeNumber = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : 0);

interface Repeated {
  readonly origin?: readonly string[];
  readonly redirect?: readonly string[];
  readonly purpose?: Readonly<Record<string, string>>;
}

const withSettings = (command: Command): Command =>
  command
    .option('--name <name>', 'mails and pages show it')
    .option('--origin <origin>', 'an origin of its pages; may be repeated', collect)
    .option('--redirect <url>', 'an address to return to; may be repeated', collect)
    .addOption(
      new Option('--isolation <where>', 'frame: people approve in the provider’s own page only').choices(
        isolation.options,
      ),
    )
    .option('--purpose <[LANGUAGE=]sentence>', 'why it asks; may be repeated', collectPurpose)
    .option('--privacy-url <url>', 'its privacy policy')
    .option('--keep-days <n>', 'days for which it keeps the data', wholeNumber)
    .option('--sector <host>', 'it knows a person by the same id as other applications of the sector')
    .option('--contact <line>', 'for people: an e-mail address or a page')
    .option('--access-days <n>', 'days for which a grant lasts', wholeNumber)
    .addOption(new Option('--id-token-alg <alg>', 'for sign-ins by OpenID Connect').choices(ID_TOKEN_ALGS))
    .addOption(new Option('--pkce <rule>', 'for sign-ins by OpenID Connect').choices(PKCE_RULES));

const fieldsOf = <Values extends Repeated>({ origin, redirect, purpose, ...others }: Values) => ({
  ...others,
  origins: origin,
  redirects: redirect,
  purposes: purpose,
});

const checked = <Schema extends z.ZodType>(schema: Schema, given: unknown) => {
  const { data, error } = schema.safeParse(given);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw refusalIn(error) ?? new UsageError(`${issue?.path.join('.')}: ${issue?.message}`);
};

const orNone = (text: string | undefined) => (text === 'none' ? null : text);

export const addAppCommands = (program: Command, running: Running): void => {
  const { say, show, note, actor, withDatabase } = running;
  const onApp = (use: (actions: AppActions) => Promise<void>) =>
    withDatabase(async (database, config) => {
      const apps = { ...createApps(database, Date.now), ...createTerms(database) };
      // Only some commands need the secret, and reading it may make it.
      const webhooks = () => ({
        targets: createTargets(database, createKeyring(secretsOf(config, note)), Date.now),
        logoutTargets: createLogoutTargets(database, Date.now),
        allowsPrivate: isLoopback(new URL(config.publicUrl).hostname),
      });
      const audit = createAudit(database, Date.now);
      try {
        await use(createAppActions({ apps, audit, webhooks }, actor));
      } catch (error) {
        if (!(error instanceof UnknownAppError)) throw error;
        throw new UsageError(`There is no app ${error.message}: \`app list\` shows them`);
      }
    });

  const app = program.command('app').description('the registered host applications');
  withSettings(app.command('add'))
    .description(
      'registers an application; a live one needs purpose, privacy policy, days and contact. Key and secret are shown once',
    )
    .option('--confidential', 'gives it a secret for its server')
    .option('--test', 'it sees sample people only')
    .action(({ test, confidential, ...values }: Repeated & { test?: true; confidential?: true }) => {
      const { origins = [], ...fields } = fieldsOf(values);
      const given = checked(newApp, { ...fields, origins, isTest: test, isConfidential: confidential });
      return onApp(async (actions) => show(await actions.add(given)));
    });
  withSettings(app.command('set'))
    .description('changes an application; what is not given stays, and repeated options replace all values')
    .argument('<app>', 'the id that `app list` shows')
    .option('--webhook <url>', 'is told of grants, readings, sessions and deletions; none ends it')
    .option('--backchannel-logout-uri <url>', 'is told of sign-outs by OpenID Connect; none ends that')
    .option('--backchannel-logout-session-required', 'each logout token names the session')
    .action((id: string, values: Repeated & { webhook?: string; backchannelLogoutUri?: string }) => {
      if (Object.keys(values).length === 0)
        throw new UsageError('Nothing to change: `app set --help` lists the options');
      const changes = checked(appChanges, {
        ...fieldsOf(values),
        webhook: orNone(values.webhook),
        backchannelLogoutUri: orNone(values.backchannelLogoutUri),
      });
      return onApp(async (actions) => {
        const { webhook, secret } = await actions.set(id, changes);
        // The secret is shown once: it is kept sealed.
        if (secret !== null) show({ webhook, secret });
        say(`${id} is changed.`);
      });
    });
  app
    .command('list')
    .description('shows the applications')
    .action(() => withDatabase(async (database) => show(await createApps(database, Date.now).list())));
  app
    .command('rotate')
    .description('makes another key, or with --secret another secret; the old one ends after a day')
    .argument('<app>', 'the id that `app list` shows')
    .option('--secret', 'the first one makes the application confidential at once')
    .option('--at-once', 'ends the old one at once')
    .addOption(
      new Option('--webhook-secret', 'another secret of the webhook').conflicts(['secret', 'atOnce']),
    )
    .action((id: string, values: { secret?: true; atOnce?: true; webhookSecret?: true }) =>
      onApp(async (actions) => {
        if (values.webhookSecret) {
          const secret = await actions.rotateWebhook(id);
          if (secret === null) throw new UsageError(`${id} has no webhook: \`app set ${id} --webhook URL\``);
          return show({ secret });
        }
        const kind = values.secret ? 'secret' : 'key';
        show({ [kind]: await actions.rotate(id, kind, values.atOnce ?? false) });
      }),
    );
  const simple = (
    name: string,
    about: string,
    result: string,
    act: (actions: AppActions, id: string) => Promise<void>,
  ) =>
    app
      .command(name)
      .description(about)
      .argument('<app>', 'the id that `app list` shows')
      .action((id: string) =>
        onApp(async (actions) => {
          await act(actions, id);
          say(`${id} is ${result}.`);
        }),
      );
  simple('suspend', 'refuses its keys, secrets and tokens', 'suspended', (actions, id) =>
    actions.suspend(id, true),
  );
  simple('resume', 'accepts them again', 'resumed', (actions, id) => actions.suspend(id, false));
  simple('remove', 'ends everything of an application but its receipts', 'removed', (actions, id) =>
    actions.remove(id),
  );
};
