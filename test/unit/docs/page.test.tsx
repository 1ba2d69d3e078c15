import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CONNECTOR_IDS } from '../../../provider/config-platforms.ts';
import { TRAIT_TABLE, TYPE_TABLE } from '../../../provider/facts/trait-table.ts';
import { BOOKS, CHAPTER_LIST } from '../../../showcase/docs/chapter-list.ts';
import { DOWNLOADS } from '../../../showcase/docs/reference/downloads.ts';
import { ERRORS } from '../../../showcase/docs/reference/errors.ts';
import { KEPT_FACTS } from '../../../showcase/docs/reference/kept.ts';
import { MESSAGE_FIELDS } from '../../../showcase/docs/reference/results.ts';
import type { ServedWidget } from '../../../showcase/docs/reference/served.ts';
import { parseApi } from '../../../showcase/docs/reference/served-api.ts';
import { ERROR_TEXTS } from '../../../widget/errors.ts';
import { TRIGGER_TEXTS } from '../../../widget/trigger-texts.ts';
import { API, contract, openDocs, SERVED, TAGS } from './open-docs.tsx';

/** One page for the read-only tests: rendering all chapters takes a third of a second. */
const useDocs = () => {
  let page: Awaited<ReturnType<typeof openDocs>>;
  beforeAll(async () => {
    page = await openDocs();
    return page.close;
  });
  return () => page;
};

/** Chapters that other sites may link to. */
const PUBLISHED = (
  'install attributes properties events results callback security isolation on-your-page theming languages ' +
  'accessibility browsers frameworks migration testing troubleshooting html react next nuxt sveltekit astro django php ' +
  'playwright cypress webdriverio vitest jest storybook host-server openid server run-provider keep-provider ' +
  'provider-api interests'
).split(' ');

const openOther = async (served: ServedWidget) => {
  const page = await openDocs(served);
  onTestFinished(page.close);
  return page;
};

describe('the documentation', () => {
  const docs = useDocs();

  it('leads from its overview to each chapter of each book', () => {
    const { all } = docs();
    const led = all('[data-address="/docs"] .docs-shelf a').map((link) => link.getAttribute('href'));
    expect(led).toEqual(CHAPTER_LIST.map(({ id }) => `/docs/${id}`));
  });

  it('has three books: for a page, for its server, and for a provider', () => {
    const { textsOf } = docs();
    expect(textsOf('[data-address="/docs"] .docs-book h2')).toEqual([
      'Your page',
      'Your server',
      'Run a provider',
    ]);
    expect(textsOf('[data-address="/docs"] .docs-book h3')).toEqual(
      BOOKS.flatMap(({ parts }) => parts.map(({ title }) => title)),
    );
  });

  it('names the book and the part above each chapter', () => {
    const { textsOf } = docs();
    expect(textsOf('[data-address="/docs/jest"] .docs-where')).toEqual(['Your page · Your tests']);
    expect(textsOf('[data-address="/docs/provider-api"] .docs-where')).toEqual([
      'Run a provider · Reference',
    ]);
  });

  it.each(PUBLISHED)('keeps the published address /docs/%s', (id) => {
    expect(docs().all(`[data-address="/docs/${id}"] h1`)).toHaveLength(1);
  });

  it('has every place of a page once, and each of its own links leads to one', () => {
    const { all } = docs();
    const idsOf = (page: Element) => [...page.querySelectorAll('[id]')].map(({ id }) => id);
    const pages = new Map(
      all('[data-address]').map((page) => [page.getAttribute('data-address'), idsOf(page)]),
    );
    for (const ids of pages.values()) expect(ids).toEqual([...new Set(ids)]);
    const missing = all('[data-address] a[href^="/docs"], [data-address] a[href^="#"]').filter((link) => {
      const [page, id] = (link.getAttribute('href') ?? '').split('#');
      const ids = pages.get(page || (link.closest('[data-address]')?.getAttribute('data-address') ?? ''));
      return ids === undefined || (id !== undefined && !ids.includes(id));
    });
    expect(missing.map((link) => link.getAttribute('href'))).toEqual([]);
  });

  it('has no place on two pages, because an old address names the place only', () => {
    const ids = docs()
      .all('[data-address] [id]')
      .map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('has each place that widget/README.md links to', () => {
    const { place } = docs();
    const led = [
      ...readFileSync('widget/README.md', 'utf8').matchAll(/localhost:4173(\/docs[\w/-]*)(#[\w-]+)?/g),
    ];
    expect(led.length).toBeGreaterThan(10);
    const isThere = ([, page, id = '']: RegExpMatchArray) =>
      place.querySelector(`[data-address="${page}"] ${id}`.trim()) !== null;
    expect(led.filter((link) => !isThere(link)).map(([address]) => address)).toEqual([]);
  });

  it('names every storage key', () => {
    const { textsOf } = docs();
    const names = contract.storage.map(({ name }) => name);
    expect(textsOf('[data-address="/docs/security"] code')).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['attribute', contract.attributes],
    ['method', contract.methods],
    ['event', contract.events],
    ['slot', contract.slots],
    ['part', contract.parts],
    ['custom-property', contract.customProperties],
    ['state', contract.states],
  ] as const)('has a row for every %s of the contract', (kind, rows) => {
    const { textsOf } = docs();
    const names = textsOf(`.docs-row[id^="${kind}-"] dt > code`);
    expect(names).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
  });

  it('shows the data read from every platform, the stored data, and the table behind the personality figures', () => {
    const { textsOf } = docs();
    const names = textsOf('[data-address="/docs/interests"] dt > code');
    const kept = KEPT_FACTS.map(({ name }) => name);
    const downloads = DOWNLOADS.map(({ name }) => name);
    expect(new Set(downloads.map((name) => name.toLowerCase()))).toEqual(new Set(CONNECTOR_IDS));
    expect(names).toEqual([
      ...CONNECTOR_IDS,
      ...downloads,
      ...kept,
      ...Object.keys(TRAIT_TABLE),
      ...Object.keys(TYPE_TABLE),
    ]);
  });

  it('describes the properties without an attribute', () => {
    const { textsOf } = docs();
    expect(textsOf('.docs-row[id^="property-"] dt > code')).toEqual([
      'onComplete',
      'messages',
      'email',
      'signedIn',
      'step',
    ]);
  });

  it('says so if the manifest cannot be read, and keeps its prose', async () => {
    const { all, place } = await openOther({ manifest: null, tags: null, api: null });
    expect(place.textContent).toContain('which could not be read');
    expect(all('h1')).toHaveLength(CHAPTER_LIST.length + 1);
  });

  it('shows the tags with the hashes of the served build', () => {
    const { textsOf } = docs();
    expect(textsOf('[data-address="/docs/security"] pre')).toEqual(
      expect.arrayContaining(Object.values(TAGS)),
    );
  });

  it('lists the server’s calls with their callers and refusals', async () => {
    const { textsOf } = await openOther({ ...SERVED, api: parseApi(API) });
    expect(textsOf('[data-address="/docs/provider-api"] .docs-row')).toEqual([
      'POST /api/pinfor a person who is signed inSet the PINsession.unknown',
      'session.unknown401no session has this token.',
    ]);
  });

  it('shows each call of the widget as the server describes it, with the visible result', () => {
    const { place } = docs();
    const call = place.querySelector('[aria-labelledby="call-setPin"]');
    const rows = [...(call?.querySelectorAll('dt > code') ?? [])].map(({ textContent }) => textContent);
    expect(rows).toEqual(['EncryptedUserPin', '200', '401']);
    expect(call?.textContent).toContain(
      'session.unknown: no session has this token.The person reads “Please sign in again”',
    );
  });
});

describe('the chapter on troubleshooting', () => {
  it('has every text of the error catalogue, letter for letter, and its code', () => {
    for (const [code, text] of Object.entries({
      ...ERROR_TEXTS,
      'element.load': TRIGGER_TEXTS['element.load'],
    })) {
      expect(ERRORS.find((error) => error.code === code)?.text).toBe(text);
    }
  });

  it.each([
    'Please enter a valid email address',
    'Failed to send verification code',
    'Invalid verification code',
    'Invalid code. Use {secret} for testing.',
    'HTTP {status}: {text}',
    'Popup blocked. Please allow popups and try again.',
    'Connection was cancelled',
    'Connection timeout',
    'API request failed: {status}',
    'Failed to render {provider} button',
    'Unexpected Application Error!',
    'Please enter your LinkedIn URL',
  ])('has advice for the specification’s “%s”', (text) => {
    expect(ERRORS.find((error) => error.text === text)?.remedy).toMatch(/\.$/);
  });
});

it('names every field of the window message', () => {
  const names = MESSAGE_FIELDS.map(({ name }) => name);
  expect(names).toEqual(['source', 'type', 'unique', 'APIurl', 'approved', 'accessToken', 'username']);
});
