import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { type Config, readConfig } from '../../provider/config.ts';
import { STOP_MS } from '../../provider/serve.ts';
import { trustedProxies } from '../../provider/trusted-proxies.ts';
import { VARIABLES } from '../../showcase/docs/reference/operations.ts';
import { argumentsOf, instruction, instructions, variables } from '../support/dockerfile.ts';
import { runCli } from './support/process.ts';
import { SECRET, startProvider } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';

// No container engine is needed: what the files state is compared with the code and with one another.

const DEPLOY = 'provider/deploy';
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');
const DEFAULTS = readConfig({});
const NEEDED = {
  PUBLIC_URL: 'https://id.example',
  PROVIDER_SECRET: SECRET,
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'id@id.example',
};

/** Variables that are not the provider's own. */
const OTHERS = ['NODE_ENV'];
const ownNames = VARIABLES.map(({ name }) => String(name));
const unknown = (names: readonly string[]) =>
  names.filter((name) => ![...ownNames, ...OTHERS].includes(name));

/** The default ports, reachable from other containers. */
const expectPorts = ({ listen, operations }: Config) => {
  expect(listen).toEqual({ host: '0.0.0.0', port: DEFAULTS.listen.port });
  expect(operations).toEqual({ host: '0.0.0.0', port: DEFAULTS.operations?.port });
};

const { name, bin } = JSON.parse(readFileSync('provider/package.json', 'utf8'));
const PROGRAM = `node_modules/${name}/${bin[name]}`;
const OPERATIONS_PORT = DEFAULTS.operations?.port;

const compose = parse(read('compose.yaml'));
const kubernetes = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS());
const ofKind = (kind: string) => kubernetes.find((each) => each.kind === kind);
const service = read('data-connect-provider.service');
/** The lines of a setting in the unit. */
const settings = (key: string) =>
  [...service.matchAll(RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

describe('the Dockerfile', () => {
  it('names known variables, the default ports and the packed program', () => {
    expect(unknown(Object.keys(variables()))).toEqual([]);
    expectPorts(readConfig({ ...NEEDED, ...variables() }));
    expect(instruction('EXPOSE')).toBe(String(DEFAULTS.listen.port));
    expect(argumentsOf('ENTRYPOINT').at(-1)).toBe(`/app/${PROGRAM}`);
    expect(argumentsOf('CMD')).toEqual(['serve']);
  });

  it('keeps SQLite in its volume, as the default of DATABASE_URL is from its folder', () => {
    const { database } = DEFAULTS;
    const file = database.kind === 'sqlite' && join(instructions('WORKDIR').at(-1) ?? '', database.file);
    expect(file).toBe(`${instruction('VOLUME')}/provider.sqlite`);
  });
});

describe('compose.yaml', () => {
  const { provider, database, proxy } = compose.services;

  it('names known variables, with values that start the provider', () => {
    const given: Record<string, string> = Object.fromEntries(
      Object.entries(provider.environment).map(([key, value]) => [
        key,
        String(value).replace(/\$\{(\w+)[^}]*\}/g, (_all, variable) =>
          `${variable}`.toLowerCase().replace('_', '-'),
        ),
      ]),
    );
    expect(unknown(Object.keys(given))).toEqual([]);
    const config = readConfig({ ...parseEnv(read('provider.env.example')), ...NEEDED, ...given });
    expectPorts(config);
    expect(config.publicUrl).toBe('https://provider-host');
    expect(config.database).toMatchObject({ kind: 'postgres' });
    expect(new URL(given.DATABASE_URL ?? '')).toMatchObject({
      hostname: 'database',
      username: database.environment.POSTGRES_USER,
      pathname: `/${database.environment.POSTGRES_DB}`,
    });
  });

  it('trusts its own proxy, and reaches the database and the proxy by networks that they are in', () => {
    const [{ subnet }] = compose.networks.front.ipam.config;
    expect(provider.environment.TRUSTED_PROXIES).toBe(subnet);
    expect(trustedProxies(subnet)(subnet.replace(/0\/24$/, '2'))).toBe(true);
    expect(proxy.networks).toEqual(['front']);
    expect(database.networks).toEqual(['back']);
    expect(provider.networks).toEqual(['front', 'back']);
    expect(provider.ports).toBeUndefined();
  });

  it('names existing files and volumes, and waits longer than the provider needs to end', () => {
    expect(Object.keys(provider)).toEqual(expect.arrayContaining(['read_only', 'cap_drop']));
    expect(existsSync(join(DEPLOY, provider.build, 'Dockerfile'))).toBe(true);
    for (const volume of [...proxy.volumes, ...database.volumes]) {
      const [from = ''] = volume.split(':');
      expect([
        from,
        from.startsWith('./') ? existsSync(join(DEPLOY, from)) : from in compose.volumes,
      ]).toEqual([from, true]);
    }
    expect(Number.parseInt(provider.stop_grace_period, 10) * 1_000).toBeGreaterThan(STOP_MS);
  });
});

it('compose.yaml gives the provider the files that its variables name, to read only', () => {
  const [volume = '', ...more] = compose.services.provider.volumes;
  const [from, to, mode] = volume.split(':');
  expect([from, mode, more]).toEqual(['./brand', 'ro', []]);
  const named = [...read('compose.yaml').matchAll(/(PROVIDER_LOGO|MAIL_TEXTS)=(\/\S+)/g)];
  expect(named.map(([, name]) => name)).toEqual(['PROVIDER_LOGO', 'MAIL_TEXTS']);
  for (const [, , path] of named) expect(path).toMatch(new RegExp(`^${to}/`));
});

describe('the Caddyfile', () => {
  it('leads to the service and its port, by a variable that compose.yaml gives', () => {
    const [, host, port] = /reverse_proxy (\w+):(\d+)/.exec(read('Caddyfile')) ?? [];
    expect([host, Number(port)]).toEqual(['provider', compose.services.provider.environment.PORT]);
    const named = [...read('Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, variable]) => variable);
    expect(named).toEqual(Object.keys(compose.services.proxy.environment));
  });

  it.skipIf(!existsSync('/usr/bin/caddy'))('is understood by Caddy, and formatted', () => {
    const folder = scratchFolder();
    const run = (...args: readonly string[]) =>
      execFileSync('/usr/bin/caddy', args, {
        env: { HOME: folder, PROVIDER_HOST: 'id.example' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    const adapted = run('adapt', '--config', `${DEPLOY}/Caddyfile`, '--adapter', 'caddyfile');
    expect(adapted).toContain('"dial":"provider:4174"');
    expect(run('fmt', `${DEPLOY}/Caddyfile`)).toBe(read('Caddyfile'));
  });
});

describe('the systemd unit', () => {
  it('starts the packed program as its own user, in the folder that it may write', () => {
    const [start = ''] = settings('ExecStart');
    expect(start).toBe(`/usr/bin/node --enable-source-maps /opt/${name}/${PROGRAM} serve`);
    expect([settings('User'), settings('Group')]).toEqual([[name], [name]]);
    expect(settings('WorkingDirectory')).toEqual([`/var/lib/${settings('StateDirectory')}`]);
    expect(unknown(settings('Environment').map((pair = '') => pair.split('=')[0] ?? ''))).toEqual([]);
    expect(settings('EnvironmentFile')).toEqual([`/etc/${name}/provider.env`]);
    expect(Number(settings('TimeoutStopSec')) * 1_000).toBeGreaterThan(STOP_MS);
  });

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('is accepted by systemd-analyze verify', () => {
    const file = join(scratchFolder(), 'data-connect-provider.service');
    writeFileSync(file, service.replaceAll('/usr/bin/node', process.execPath));
    const said = execFileSync('sh', ['-c', 'systemd-analyze verify "$0" 2>&1 || true', file], {
      encoding: 'utf8',
    });
    // systemd-analyze may complain about other units of this computer.
    expect(said.split('\n').filter((line) => line.includes('data-connect-provider'))).toEqual([]);
  });
});

describe('kubernetes.yaml', () => {
  const { template, selector } = ofKind('Deployment').spec;
  const [container] = template.spec.containers;

  it('names known variables, the ports of the image, and its user', () => {
    const given: Record<string, string> = Object.fromEntries(
      container.env.map((each: { name: string; value: string }) => [each.name, each.value]),
    );
    expect(unknown(Object.keys(given))).toEqual([]);
    const config = readConfig({ ...NEEDED, DATABASE_URL: 'postgres://db.example/provider', ...given });
    expectPorts(config);
    expect(container.ports).toEqual([
      { name: 'http', containerPort: config.listen.port },
      { name: 'operations', containerPort: OPERATIONS_PORT },
    ]);
    const { runAsUser, runAsGroup, fsGroup } = template.spec.securityContext;
    expect(`${runAsUser}:${fsGroup}`).toBe(instruction('USER'));
    expect(runAsGroup).toBe(fsGroup);
    expect(container.args).toEqual(argumentsOf('CMD'));
  });

  it('asks the health addresses, and kills later than the provider needs to end', async () => {
    const { operations } = await startProvider();
    const status = async (path: string) =>
      (await operations(new Request(`http://operations.test${path}`))).status;
    const annotations = template.metadata.annotations;
    const [live, ready] = [container.livenessProbe, container.readinessProbe].map(({ httpGet }) => httpGet);
    expect([live.path, ready.path]).toEqual(['/healthz', '/readyz']);
    for (const path of [live.path, ready.path, annotations['prometheus.io/path']])
      expect([path, await status(path)]).toEqual([path, 200]);
    expect([live.port, ready.port]).toEqual(['operations', 'operations']);
    expect(Number(annotations['prometheus.io/port'])).toBe(OPERATIONS_PORT);
    const [, pauseS] = container.lifecycle.preStop.exec.command;
    const graceMs = (template.spec.terminationGracePeriodSeconds - Number(pauseS)) * 1_000;
    expect(graceMs).toBeGreaterThan(STOP_MS);
  });

  it('selects its own pods everywhere', () => {
    const { labels } = template.metadata;
    expect(selector.matchLabels).toEqual(labels);
    expect(ofKind('Service').spec.selector).toEqual(labels);
    expect(ofKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  });
});

it('the commands in the files are commands of the program', async () => {
  const { out } = await runCli(['--help'], {});
  for (const words of ['serve', 'app list', 'migrate'])
    expect(out).toContain(`data-connect-provider ${words}`.replace(' serve', ' [serve'));
  const named = ['compose.yaml', 'data-connect-provider.service', 'kubernetes.yaml'].map(read).join('\n');
  for (const words of ['app list', '["serve"]', '["migrate"]']) expect(named).toContain(words);
});
