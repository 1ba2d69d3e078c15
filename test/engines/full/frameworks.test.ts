import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo } = useEngine();

const PAGES = [
  'html/index.html',
  'html/classic.html',
  ...['react', 'vue', 'svelte', 'angular', 'preact', 'solid'].map((name) => `${name}/index.html`),
];

it.each(PAGES)(
  'the page %s takes a person through a test sign-in and shows what was shared',
  async (path) => {
    if (!existsSync('dist/hosts'))
      throw new Error('The hosts are not built: run `node scripts/hosts.mjs` first.');
    const person = await comeTo(`/hosts/${path}`);
    await person.press('Fill my shelf with Mosaic');
    await person.hasFocusOn(textOf('email.label'));
    await person.type('existing@example.org');
    await person.key('Enter');
    await person.hasFocusOn(textOf('code.label'));
    await person.type('123456');
    await person.press('Reading list');
    await person.press(textOf('data.share'));
    await person.sees('Shared: small');
    expect(await person.complaints()).toEqual([]);
  },
);
