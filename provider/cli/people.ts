import type { Command } from 'commander';
import type { Modules } from '../api/modules.ts';
import { erasePerson, exportPerson } from '../api/person.ts';
import { isName, UsageError } from '../config/values.ts';
import { createAudit } from '../operations/audit.ts';
import { createOperatorTokens, type OperatorTokens } from '../operator/tokens.ts';
import { createKeyring } from '../secrets/keyring.ts';
import { secretsOf } from '../secrets/master-secret.ts';
import type { Running } from './running.ts';

const addPersonCommands = (program: Command, { say, show, note, actor, withDatabase }: Running) => {
  const withPerson = (address: string, use: (modules: Modules, id: string) => Promise<void>) =>
    withDatabase(async (database, config) => {
      const { createModules } = await import('../api/modules.ts');
      const keyring = createKeyring(secretsOf(config, note));
      const modules = await createModules(database, keyring, config.publicUrl, Date.now);
      const id = await modules.people.find(address);
      if (id === null) throw new UsageError('No person here has this address');
      await use(modules, id);
    });
  const person = program.command('person').description('for requests that people send to the operator');
  person
    .command('export')
    .description('shows the data of a person')
    .argument('<address>', 'the e-mail address')
    .action((address: string) =>
      withPerson(address, async (modules, id) => {
        await modules.audit.note(actor, { action: 'person.exported', subject: modules.audit.hashOf(id) });
        show(await exportPerson(modules, id));
      }),
    );
  person
    .command('delete')
    .description('deletes a person')
    .argument('<address>', 'the e-mail address')
    .action((address: string) =>
      withPerson(address, async (modules, id) => {
        const kept = await erasePerson(modules, id, actor);
        say(`Deleted. ${kept} receipts stay, without anything personal.`);
      }),
    );
};

const addTokenCommands = (program: Command, running: Running) => {
  const { say, show, actor, withDatabase } = running;
  const withTokens = (use: (tokens: OperatorTokens) => Promise<void>) =>
    withDatabase((database) =>
      use(createOperatorTokens(database, createAudit(database, Date.now), Date.now)),
    );
  const token = program
    .command('operator')
    .description('who may use /operator')
    .command('token')
    .description('tokens of operators');
  token
    .command('add')
    .description('makes a token, which is shown once')
    .requiredOption('--name <name>', 'one line of at most 60 characters')
    .action(({ name }: { name: string }) => {
      if (!isName(name.trim()))
        throw new UsageError('A token needs --name, one line of at most 60 characters');
      return withTokens(async (tokens) => show(await tokens.add(name.trim(), actor)));
    });
  token
    .command('list')
    .description('shows the tokens')
    .action(() => withTokens(async (tokens) => show(await tokens.list())));
  token
    .command('revoke')
    .description('ends a token and signs its browsers out')
    .argument('<token>', 'the id that `operator token list` shows')
    .action((id: string) =>
      withTokens(async (tokens) => {
        if (!(await tokens.revoke(id, actor)))
          throw new UsageError(`There is no token ${id}: \`operator token list\` shows them`);
        say(`${id} is revoked, and its browsers are signed out.`);
      }),
    );
};

export const addPeopleCommands = (program: Command, running: Running): void => {
  addPersonCommands(program, running);
  addTokenCommands(program, running);
};
