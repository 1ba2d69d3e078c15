import { readdirSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { WIDGET_CALLS } from '../../../showcase/docs/reference/widget-calls.ts';
import { FAULT_WORDS } from '../../../showcase/sandbox/fault-words.ts';
import { parseFault } from '../../../showcase/sandbox/http/faults.ts';
import { SANDBOX_DOCUMENT } from '../../../showcase/sandbox/openapi.ts';
import { CONNECTORS } from '../../../widget/domain/connectors.ts';
import { API_CALLS, API_DOCUMENT, answerComplaints, requestComplaints } from '../../support/api-document.ts';
import { fieldsOf, visit } from './visitor.ts';

const EMAIL = 'amal@example.org';

const callNamed = (id: string) => {
  const call = API_CALLS.find((each) => each.id === id);
  if (call === undefined) throw new Error(`${id} is not described`);
  return call;
};

/** The sources of a folder and of all folders below it. */
const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

describe('the description', () => {
  it.each([
    ['the provider', API_DOCUMENT],
    ['the sandbox', SANDBOX_DOCUMENT],
  ])('of %s is OpenAPI 3.1', async (_, document) => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone({ ...document }));
    expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1']);
  });

  it('has no path in both documents', () => {
    const own = Object.keys(SANDBOX_DOCUMENT.paths);
    expect(API_CALLS.filter(({ path }) => own.includes(path))).toEqual([]);
  });

  it('has every call of the provider', () => {
    // Folders of pages are left out: their `id` follows the path.
    const defined = [...sourcesIn('provider/api').matchAll(/\n\s+path: '([^']+)',(?!\s+id:)/g)].map(
      ([, path]) => path,
    );
    const described = API_CALLS.map(({ path }) => path);
    expect(defined.length).toBeGreaterThan(30);
    expect(defined.filter((path) => !described.includes(path ?? ''))).toEqual([]);
  });

  it('has every address of the sandbox', () => {
    const added = [...sourcesIn('showcase/sandbox').matchAll(/endpoint\(app, '([^']+)'/g)]
      .map(([, path = '']) => path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}'))
      // The sandbox serves the provider's own mailbox under its own access rule.
      .filter((path) => path !== '/sandbox/inbox');
    expect(Object.keys(SANDBOX_DOCUMENT.paths).sort()).toEqual(added.sort());
  });

  it('names pay in the currency of the postings, which a live search may have in another country', () => {
    expect(JSON.stringify(SANDBOX_DOCUMENT)).toContain('Least pay, in the currency of the postings, a year');
    expect(JSON.stringify(SANDBOX_DOCUMENT)).not.toContain('dollars');
  });

  it('names every part of a fault', () => {
    // The refusal of an unknown fault lists the words.
    expect(() => parseFault('fire')).toThrow(FAULT_WORDS);
    expect(JSON.stringify(SANDBOX_DOCUMENT.paths['/sandbox/fault'])).toContain(FAULT_WORDS);
  });

  it('names every connector of the widget, and describes each parameter', () => {
    expect(JSON.stringify(API_DOCUMENT)).toContain(`"enum":${JSON.stringify(CONNECTORS)}`);
    const unnamed = API_CALLS.flatMap(({ id, parameters }) =>
      parameters.filter(({ text }) => text === '').map(({ name }) => `${id} ${name}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('is complete in the documentation: every call of the widget except those of passkeys', () => {
    const path = /(?:address\(|\w\(api, |\.baseURI, | call\()['`](?:\$\{platform\})?([a-z/-]+)['`]/gi;
    const sources = `${sourcesIn('widget/services')}\n${sourcesIn('widget/element')}`;
    const made = [...sources.matchAll(path)].map(([, name = '']) => name);
    const some = ['email/verify', '/authorize', 'readings', 'session', 'account-ticket'];
    expect(made).toEqual(expect.arrayContaining(some));
    const explained = WIDGET_CALLS.map(({ id }) => callNamed(id).path);
    const isMissing = (name: string) =>
      !explained.some((each) => each.endsWith(`/${name}`.replace('//', '/')));
    expect(made.filter(isMissing)).toEqual([]);
  });

  it('has every call of the documentation, each with a valid example', () => {
    for (const { id, seen } of WIDGET_CALLS) {
      const call = callNamed(id);
      const statuses = call.statuses.map(({ status }) => status);
      expect([id, Object.keys(seen).filter((status) => !statuses.includes(status))]).toEqual([id, []]);
      if (call.body) expect([id, requestComplaints(call, JSON.parse(call.body.example))]).toEqual([id, []]);
      if (call.answer)
        expect([id, answerComplaints(call, JSON.parse(call.answer.example))]).toEqual([id, []]);
    }
  });
});

describe('the provider behind the sandbox', () => {
  it('accepts every example, and its successful answers match the description', async () => {
    const { post, signIn } = visit();
    const { signedIn } = await signIn(EMAIL);
    const tokens: Record<string, unknown> = {};
    const statuses: Record<string, number> = {};
    for (const { id } of WIDGET_CALLS) {
      const call = callNamed(id);
      if (!call.body) continue;
      const headers = { Authorization: `Bearer ${tokens[id] ?? signedIn.token}` };
      const answer = await post(call.path.replace('{connector}', 'youtube'), call.body.example, headers);
      statuses[id] = answer.status;
      if (!answer.ok) continue;
      const fields = await fieldsOf(answer);
      expect([id, answerComplaints(call, fields)]).toEqual([id, []]);
      // A new grant replaces the one before, so its token is the only one.
      if (id === 'share') tokens.inference = fields.accessToken;
    }
    expect(statuses).toEqual({
      sendCode: 200,
      // The provider accepts these two calls only from its frame.
      addSignals: 403,
      continueSession: 403,
      // The example's code was never sent, its return address belongs to a shop, and its secrets do not exist.
      confirmCode: 401,
      authorize: 403,
      completeConnection: 403,
      setPin: 400,
      readings: 200,
      // Only a session that began on a page gets a ticket.
      accountTicket: 401,
      share: 200,
      shareTest: 200,
      inference: 200,
    });
  });

  it('explains each data type at the address of the privacy links, in the reader’s language', async () => {
    const { get } = visit();
    const answer = await get('/api/privacy', { 'Accept-Language': 'de-AT,en;q=0.5' });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    for (const id of ['basic', 'personality', 'preferences']) expect(text).toContain(`<h2 id="${id}">`);
    expect(text).toContain('<html lang="de" dir="ltr">');
    expect(await (await get('/api/privacy', { 'Accept-Language': 'ar' })).text()).toContain('dir="rtl"');
  });
});
