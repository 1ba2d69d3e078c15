import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { STOP_MS } from '../../provider/assembly/serve.ts';
import { readConfig } from '../../provider/config/config.ts';
import { createMetrics } from '../../provider/operations/metrics.ts';
import { argumentsOf, variables } from '../support/dockerfile.ts';
import { SECRET } from './support/provider.ts';
import { scratchFolder } from './support/scratch.ts';

const DEPLOY = 'provider/deploy';
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');
const SERVICE = 'data-connect-provider.service';
const NEEDED = {
  PUBLIC_URL: 'https://id.example',
  PROVIDER_SECRET: SECRET,
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'id@id.example',
};
const REACHABLE = { listen: { host: '0.0.0.0', port: 4174 }, operations: { host: '0.0.0.0', port: 4175 } };

const kubernetes = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS());
const { template } = kubernetes.find(({ kind }) => kind === 'Deployment').spec;
const [container] = template.spec.containers;
const compose = parse(read('compose.yaml')).services;

it('the sample of the environment starts the provider, once it has the needed values', () => {
  const sample = parseEnv(read('provider.env.example'));
  expect(readConfig({ ...sample, ...NEEDED }).publicUrl).toBe('https://id.example');
  const documented = parseEnv(readFileSync('showcase/docs/samples/server/provider.env', 'utf8'));
  expect(() => readConfig(documented)).toThrow('PROVIDER_SECRET is needed');
  expect(readConfig({ ...documented, PROVIDER_SECRET: SECRET }).database.kind).toBe('postgres');
});

it('the variables of Dockerfile, compose.yaml and kubernetes.yaml start a provider that other containers reach', () => {
  expect(readConfig({ ...NEEDED, ...variables() })).toMatchObject(REACHABLE);
  expect(argumentsOf('CMD')).toEqual(['serve']);
  const given = Object.fromEntries(
    Object.entries(compose.provider.environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{(\w+)[^}]*\}/g, 'given'),
    ]),
  );
  const composed = readConfig({ ...parseEnv(read('provider.env.example')), ...NEEDED, ...given });
  expect(composed).toMatchObject({ ...REACHABLE, database: { kind: 'postgres' } });
  const env = container.env.map((each: { name: string; value: string }) => [each.name, each.value]);
  const DATABASE_URL = 'postgres://db.example/provider';
  expect(readConfig({ ...NEEDED, DATABASE_URL, ...Object.fromEntries(env) })).toMatchObject(REACHABLE);
});

it('compose.yaml, systemd and kubernetes.yaml wait longer than the provider needs to end', () => {
  expect(Number.parseInt(compose.provider.stop_grace_period, 10) * 1_000).toBeGreaterThan(STOP_MS);
  const [, stopS] = /^TimeoutStopSec=(\d+)$/m.exec(read(SERVICE)) ?? [];
  expect(Number(stopS) * 1_000).toBeGreaterThan(STOP_MS);
  const [, pauseS] = container.lifecycle.preStop.exec.command;
  const graceS = template.spec.terminationGracePeriodSeconds - Number(pauseS);
  expect(graceS * 1_000).toBeGreaterThan(STOP_MS);
});

it.skipIf(!existsSync('/usr/bin/caddy'))('Caddy understands the Caddyfile', () => {
  const args = ['adapt', '--config', `${DEPLOY}/Caddyfile`, '--adapter', 'caddyfile'];
  const env = { HOME: scratchFolder(), PROVIDER_HOST: 'id.example' };
  const adapted = execFileSync('/usr/bin/caddy', args, { env, encoding: 'utf8', stdio: 'pipe' });
  expect(adapted).toContain('"dial":"provider:4174"');
});

it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd accepts the unit', () => {
  const file = join(scratchFolder(), SERVICE);
  writeFileSync(file, read(SERVICE).replaceAll('/usr/bin/node', process.execPath));
  const verify = ['-c', 'systemd-analyze verify "$0" 2>&1 || true', file];
  // systemd-analyze may complain about other units of this computer.
  const own = execFileSync('sh', verify, { encoding: 'utf8' }).split('\n');
  expect(own.filter((line) => line.includes('data-connect-provider'))).toEqual([]);
});

it('the dashboard and the alerts name metrics that the provider has', async () => {
  const all = await createMetrics().registry.metrics();
  const named = `${read('grafana.json')}${read('alerts.yaml')}`.match(/\bprovider_\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(10);
  for (const name of new Set(named)) expect(all).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
});
