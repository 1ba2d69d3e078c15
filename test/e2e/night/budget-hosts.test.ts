import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BUDGETS } from '../../support/budgets.ts';

/** The budget of the script tag's flow, plus the code that a host's bundler adds. */
const WHOLE_FLOW_BYTES = BUDGETS.flow + 3 * 1024;

const FLOW_BYTES: Record<string, number> = {
  // The host's own React, or Preact in its place, is not included a second time.
  react: 49 * 1024,
  preact: 50 * 1024,
  vue: WHOLE_FLOW_BYTES,
  svelte: WHOLE_FLOW_BYTES,
  solid: WHOLE_FLOW_BYTES,
};

const flowOf = (host: string): number => {
  const assets = resolve('dist/hosts', host, 'assets');
  const flows = readdirSync(assets).filter((name) => /^flow-.+\.js$/.test(name));
  expect(flows).toHaveLength(1);
  return brotliCompressSync(readFileSync(resolve(assets, flows[0] ?? ''))).length;
};

it.each(Object.entries(FLOW_BYTES))(
  'a host that bundles the widget in %s keeps the flow within its bytes',
  (host, budget) => {
    const bytes = flowOf(host);
    console.log(`flow in ${host}: ${bytes} B brotli`);
    expect(bytes).toBeLessThanOrEqual(budget);
  },
);
