import { Command } from 'commander';
import { VERSION } from '../config/config.ts';
import { addAppCommands } from './apps.ts';
import { addCopyCommands } from './copies.ts';
import { requireLocal } from './demo.ts';
import { addPeopleCommands } from './people.ts';
import { createRunning, type Surroundings } from './running.ts';

export const HINT = '`--help` lists the commands.';

const createProgram = (surroundings: Surroundings): Command => {
  const program = new Command('data-connect-provider')
    .description('Without a command it serves.')
    .version(VERSION, '--version')
    .option(
      '--env-file <file>',
      'reads variables from a file, with each command. Those of the environment count before it.',
    )
    .option(
      '--demo',
      'serve --demo: an app and a page to try it on, on this computer only; mails are shown, not sent. With another command: the command is about the database of `serve --demo`.',
    )
    .addHelpText('afterAll', '\nThe README.md of this package lists the variables of the environment.')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError(HINT)
    .exitOverride();
  const running = createRunning(program, surroundings);
  program
    .command('serve')
    .description('runs the provider')
    .action(() =>
      running.withConfig(async (config, isDemo) => {
        if (isDemo) requireLocal(config);
        // Loading the server takes most of a second of the processor, which the other commands need not wait for.
        const { serve } = await import('../assembly/serve.ts');
        await serve(config, isDemo);
      }),
    );
  program
    .command('migrate')
    .description('brings the database to the version of this release')
    .action(() =>
      running.withNewDatabase(async (_database, _config, count) =>
        running.say(`${count} migrations made: the database is at this release's version.`),
      ),
    );
  addCopyCommands(program, running);
  addAppCommands(program, running);
  addPeopleCommands(program, running);
  return program;
};

/** @throws CommanderError for wrong usage, already written, and after help and version; UsageError, ConfigError */
export const runCommandLine = async (args: readonly string[], surroundings: Surroundings): Promise<void> => {
  const program = createProgram(surroundings);
  const { operands, unknown } = program.parseOptions([...args]);
  const isBare = operands.length === 0 && unknown.length === 0;
  await program.parseAsync(isBare ? ['serve', ...args] : args, { from: 'user' });
};
