import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveAs } from '../../e2e/support/origins.ts';
import { startOperator } from '../../provider/support/operator.ts';
import type { Person } from '../support/person.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo } = useEngine();

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = resolve(import.meta.dirname, '../../../dist/provider/console');
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
/** The sheets fade in, and axe would read their half-transparent text. */
const AT_REST = "document.getAnimations().every(({ playState }) => playState !== 'running')";

const VIEWS = {
  apps: 'Applications',
  webhooks: 'Webhooks',
  people: 'People',
  platforms: 'Platforms',
  mail: 'Mail and limits',
  audit: 'Audit log',
};

const violations = async (person: Person) => {
  await person.until(AT_REST, 'still moving');
  await person.read(`(() => { if (!window.axe) {${AXE}} })()`);
  return person.read(
    'window.axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes[0].target))',
  );
};

/** A provider on the real clock with an application, and a browser at the sign-in of `/operator`. */
const open = async (width: number) => {
  const clock = { now: Date.now, pass: () => {} };
  const { provider, token, addShop } = await startOperator({ clock, consoleFolder: PAGES });
  const { id } = (await addShop()).body;
  const { url, close } = await serveAs('localhost', async (request) => provider.operations(request));
  onTestFinished(close);
  const person = await comeTo(`${url}/operator`);
  await person.window.resize(width, 800);
  return { person, provider, token, id: String(id) };
};

describe('the pages of an operator', () => {
  it.each([1280, 500])('sign in by the token, and show each view, at %i px', async (width) => {
    const { person, token } = await open(width);
    await person.press('Token');
    expect(await violations(person)).toEqual([]);
    await person.type(token);
    await person.key('Enter');
    await person.sees('Shop');
    for (const [path, title] of Object.entries(VIEWS)) {
      await person.read(`void (location.hash = '#/${path}')`);
      await person.until(`document.querySelector('h1')?.textContent === '${title}'`, `no view ${title}`);
      await person.until("document.querySelector('.spinner') === null", 'still loading');
      expect([path, await person.read(OVERHANG), await violations(person)]).toEqual([path, 0, []]);
    }
  });

  it('add an origin to an application, whose key stays', async () => {
    const { person, provider, token, id } = await open(1280);
    await person.press('Token');
    await person.type(token);
    await person.key('Enter');
    await person.press('Shop');
    await person.press('Change');
    await person.press('Origins');
    await person.read("document.querySelector('[name=origins]').setSelectionRange(0, 0)");
    await person.type('https://store.example');
    await person.key('Enter');
    expect(await violations(person)).toEqual([]);
    await person.press('Save');
    await person.sees('https://store.example');
    await expect
      .poll(() => provider.apps.originsOf(id))
      .toEqual(['https://shop.example', 'https://store.example']);
  });
});
