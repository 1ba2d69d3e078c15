import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { argumentsOf, instructions, variables } from '../../support/dockerfile.ts';
import { untilWritten } from '../../support/written.ts';

/** The Node that runs the packed provider: this one, or the one that `npm run test:night -- nodes` chooses. */
const NODE = process.env.PROVIDER_NODE ?? process.execPath;

/** With links to the packages that it declares: an import of another package fails. */
const unpack = (folder: string, tarball: string) => {
  const modules = join(folder, 'node_modules');
  const own = join(modules, 'data-connect-provider');
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', own]);
  const { dependencies, bin } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(join(modules, name, '..'), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  return join(own, bin['data-connect-provider']);
};

/** Installs the tarball from the registry, as the first stage of the Dockerfile does. */
const install = (folder: string, tarball: string) => {
  copyFileSync(tarball, join(folder, basename(tarball)));
  const [stage = ''] = instructions('RUN');
  execFileSync('sh', ['-e', '-c', stage], { cwd: folder, stdio: 'pipe' });
  return join(folder, 'node_modules/.bin/data-connect-provider');
};

export const installedProvider = (tarball: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'data-connect-provider-'));
  const command = (process.env.PROVIDER_NODE ? install : unpack)(folder, tarball);
  const env = { PATH: process.env.PATH ?? '', HOME: folder };
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true }),
    run: (...args: readonly string[]) =>
      execFileSync(NODE, [command, ...args], { cwd: folder, env, encoding: 'utf8' }),
    /** Starts a server on a free port; resolves with its log's first match. */
    start: async (args: readonly string[], written: RegExp) => {
      const child = spawn(NODE, [command, ...args], {
        cwd: folder,
        env: { ...env, PORT: '0', OPERATIONS_ADDRESS: 'off' },
      });
      const url = await untilWritten(child, written);
      return { url, stop: () => child.kill('SIGKILL') };
    },
    startAsInContainer: (data: string, ports: { api: number; operations: number }) => {
      const here = (text: string) => text.replace('/app/', `${folder}/`);
      const [, ...args] = [...argumentsOf('ENTRYPOINT'), ...argumentsOf('CMD')].map(here);
      const child = spawn(NODE, args, {
        // The image's folder is /, where the volume is the folder `data`.
        cwd: join(data, '..'),
        env: {
          ...variables(),
          HOST: '127.0.0.1',
          PORT: String(ports.api),
          OPERATIONS_ADDRESS: variables().OPERATIONS_ADDRESS?.replace(
            /.*:\d+$/,
            `127.0.0.1:${ports.operations}`,
          ),
        },
        stdio: 'pipe',
      });
      return {
        child,
        health: () => {
          const [, ...check] = argumentsOf('HEALTHCHECK');
          const own = check.map((text) => text.replace('4175', String(ports.operations)));
          return spawnSync(NODE, own).status;
        },
      };
    },
  };
};
