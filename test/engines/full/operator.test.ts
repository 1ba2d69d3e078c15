import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EVENT_STATES } from '../../../provider/event-types.ts';
import { serveAs } from '../../e2e/support/origins.ts';
import { startOperator } from '../../provider/support/operator.ts';
import type { TestProvider } from '../../provider/support/provider.ts';
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

/** An event of the application in each state. */
const addEvents = async ({ database }: TestProvider, appId: string) => {
  const later = Date.now() + 86_400_000;
  for (const [index, state] of EVENT_STATES.entries()) {
    const event = { id: `event_${state}`, app_id: appId, subject: 'person', seq: index, type: 'grant.given' };
    const times = { created_at: Date.now(), due_at: later, expires_at: later, tries: 1, leased_until: 0 };
    await database.query
      .insertInto('webhook_events')
      .values({ ...event, ...times, state })
      .execute();
  }
};

/** A provider on the real clock with an application, and a browser at the sign-in of `/operator`. */
const open = async (width: number) => {
  const clock = { now: Date.now, pass: () => {} };
  const { provider, token, addShop } = await startOperator({ clock, consoleFolder: PAGES });
  const { id } = (await addShop()).body;
  await addEvents(provider, String(id));
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

  it('send a delivered event again, and take the keyboard to the heading of its list', async () => {
    const { person, provider, token } = await open(1280);
    await person.press('Token');
    await person.type(token);
    await person.key('Enter');
    await person.press('Webhooks');
    await person.until("document.querySelectorAll('.row button').length === 3", 'no events');
    await person.read("void [...document.querySelectorAll('.row button')].at(-1).focus()");
    await person.key('Enter');
    await person.until("document.activeElement?.textContent === 'Delivered'", 'the heading has no focus');
    await expect
      .poll(async () => (await provider.database.query.selectFrom('audit').select('action').execute()).at(-1))
      .toEqual({ action: 'webhook.replayed' });
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
