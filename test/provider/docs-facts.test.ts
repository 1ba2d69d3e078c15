import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createMetrics } from '../../provider/operations/metrics.ts';
import { HOST_ERRORS } from '../../showcase/docs/reference/host-errors.ts';
import { METRICS, VARIABLES } from '../../showcase/docs/reference/operations.ts';
import * as hostServer from '../../widget/server.ts';

/** Names in the first column of the table after a heading, in the provider's own guide. */
const namesIn = (heading: string) => {
  const [, section = ''] = readFileSync('provider/README.md', 'utf8').split(`## ${heading}\n`);
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| `')) ?? [];
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
};

it('the documentation has every variable of the provider’s guide', () => {
  expect(VARIABLES.map(({ name }) => String(name)).sort()).toEqual(namesIn('Configuration').sort());
});

it('the documentation has every metric of the provider’s own', async () => {
  const own = (await createMetrics().registry.getMetricsAsJSON())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('provider_'));
  expect(METRICS.map(({ name }) => name).sort()).toEqual(own.sort());
});

it('the documentation has every error class of data-connect/server', () => {
  const classes = Object.keys(hostServer).filter((name) => /Error$/.test(name) && name !== 'HostServerError');
  expect(HOST_ERRORS.map(({ name }) => name).sort()).toEqual(classes.sort());
});
