import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readConfig } from '../../provider/config.ts';
import { CONNECTOR_IDS } from '../../provider/config-platforms.ts';
import { createMetrics } from '../../provider/operations/metrics.ts';
import { VARIABLES } from '../../showcase/docs/reference/operations.ts';
import { ask } from './support/ask.ts';
import { startProvider } from './support/provider.ts';

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

/** The provider's metrics with their labels. */
const own = Object.values(createMetrics()).flatMap((metric) =>
  'labelNames' in metric && Array.isArray(metric.labelNames) && 'name' in metric
    ? [{ name: String(metric.name), labels: metric.labelNames.map(String) }]
    : [],
);

it('the dashboard shows each metric of the provider by labels that it has, and names calls that exist', async () => {
  const { panels, templating } = JSON.parse(read('grafana.json'));
  const queries: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const all = await createMetrics().registry.metrics();
  for (const query of queries) {
    const names = [...query.matchAll(/\b(?:provider|process|nodejs)_\w+/g)].map(([found]) => found);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(all).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
    const labels = [
      ...[...query.matchAll(/ by \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(', ')),
      ...[...query.matchAll(/[{,] ?(\w+)!?=/g)].map(([, label = '']) => label),
    ];
    const known = own.find(({ name }) => names[0]?.startsWith(name))?.labels ?? [];
    expect(labels.filter((label) => !['le', 'job', ...known].includes(label))).toEqual([]);
  }
  const shown = queries.join('\n');
  expect(own.filter(({ name }) => !shown.includes(name))).toEqual([]);
  expect(templating.list.map(({ name }: { name: string }) => name)).toEqual(['datasource', 'job']);
  const { fetch } = await startProvider();
  const { body } = await ask({ fetch }, '/api/openapi.json');
  const document = JSON.stringify(body);
  const [, calls = ''] = /call=~"([^"]+)"/.exec(shown) ?? [];
  for (const call of calls.split('|')) expect(document).toContain(`"operationId":"${call}"`);
});

it('the alerts name existing metrics only, and each of the provider’s own that can alarm', () => {
  const named = [...read('alerts.yaml').matchAll(/\bprovider_\w+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  );
  const names = own.map(({ name }) => name);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  // A wrong code is a person's mistake; attackers meet the limits. Calls of one application are part of all calls.
  expect(names.filter((name) => !named.includes(name))).toEqual([
    'provider_app_calls_total',
    'provider_codes_refused_total',
  ]);
});
