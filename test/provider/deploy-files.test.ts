import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readConfig } from '../../provider/config.ts';
import { CONNECTOR_IDS } from '../../provider/config-platforms.ts';
import { createMetrics } from '../../provider/operations/metrics.ts';
import { VARIABLES } from '../../showcase/docs/reference/operations.ts';

const read = (name: string) => readFileSync(`provider/deploy/${name}`, 'utf8');

it('the sample of the variables has each of them once, told in the lines before, and starts with the needed ones', () => {
  const sample = read('provider.env.example');
  const names = [...sample.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const known = VARIABLES.flatMap(({ name }) =>
    name.startsWith('{CONNECTOR}')
      ? CONNECTOR_IDS.map((id) => name.replace('{CONNECTOR}', id.toUpperCase()))
      : [name],
  );
  expect([...names].sort()).toEqual([...known].sort());
  for (const block of sample.split(/\n\n/)) expect(block).toMatch(/^# /);
  const needed = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'id@id.example' };
  expect(readConfig({ ...parseEnv(sample), ...needed }).publicUrl).toBe('https://id.example');
});

it('the alerts name existing metrics only, and each of the provider’s own that can alarm', async () => {
  const own = (await createMetrics().registry.getMetricsAsJSON())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('provider_'));
  const named = [...read('alerts.yaml').matchAll(/\bprovider_\w+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  );
  expect(named.filter((name) => !own.includes(name))).toEqual([]);
  const without = own.filter((name) => !named.includes(name));
  // A wrong code is a person's mistake; attackers meet the limits.
  expect(without).toEqual(['provider_codes_refused_total']);
});
