import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Answers } from '../../../showcase/jobs/answers/answers.ts';
import { keyOf, SHOWCASE_APPS } from '../../../showcase/sandbox/apps.ts';
import { fieldsOf, ORIGIN, visit } from './visitor.ts';

const DEMOS = readdirSync('showcase/demos');

/** `app` and `appName` of every button in the showcase's source. */
const buttonsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [
      ...readFileSync(join(folder, path), 'utf8').matchAll(
        /app="([^"]+)"\s+appName=(?:"([^"]+)"|\{(\w+)\})/g,
      ),
    ])
    .map(([, name, title]) => ({ name, title: title ?? 'Internship Job Board' }));

it('the board and each demo are registered, each with a name, a purpose and a key of its own', async () => {
  expect(SHOWCASE_APPS.map(({ name }) => name).sort()).toEqual(['jobs', ...DEMOS].sort());
  for (const values of [SHOWCASE_APPS.map(keyOf), SHOWCASE_APPS.map(({ purpose }) => purpose)])
    expect(new Set(values).size).toBe(values.length);

  const { get } = visit();
  for (const app of SHOWCASE_APPS) {
    const answer = await fieldsOf(await get('/api/app', { 'x-api-key': keyOf(app), Origin: ORIGIN }));
    expect(answer).toMatchObject({
      name: app.title,
      purpose: app.purpose,
      privacyUrl: `${ORIGIN}/sandbox/privacy/${app.name}`,
      keepDays: app.keepDays,
      contact: app.contact,
    });
  }
});

it.each(['jobs', ...DEMOS])('the buttons of %s have the key and the name of its registration', (name) => {
  const folder = name === 'jobs' ? 'showcase/jobs' : `showcase/demos/${name}`;
  const { title } = SHOWCASE_APPS.find((app) => app.name === name) ?? {};
  const buttons = buttonsIn(folder);
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) expect(button).toEqual({ name, title });
});

it('each has a privacy page that says what it keeps, how long, and whom to ask', async () => {
  const { get } = visit();
  for (const { name, title, kept, keepDays, contact } of SHOWCASE_APPS) {
    const page = await get(`/sandbox/privacy/${name}`);
    expect(page.status).toBe(200);
    const text = await page.text();
    for (const part of [title, kept, `${keepDays} days`, contact]) expect(text).toContain(part);
  }
  expect((await get('/sandbox/privacy/none')).status).toBe(404);
});

it.each(['jobs', ...DEMOS])('the privacy page of %s names the interests if the page keeps them', (name) => {
  const kept = SHOWCASE_APPS.find((app) => app.name === name)?.kept;
  const keepsInterests = /useInterests\(|useQuestioner\(/.test(sourceOf(name));
  expect(/interests, |interests: /.test(String(kept))).toBe(keepsInterests);
  expect(kept).toContain('in this browser');
});

it('the privacy page of the board names each answer that it keeps', () => {
  const kept = SHOWCASE_APPS.find(({ name }) => name === 'jobs')?.kept;
  const names = { name: 'name', email: 'e-mail address', skill: 'skill', cv: 'CV' } satisfies Record<
    keyof Answers,
    string
  >;
  for (const name of Object.values(names)) expect(kept).toContain(name);
});

it('the key of a demo opens nothing on another origin', async () => {
  const headers = { 'x-api-key': 'sandbox-gigi-key', Origin: 'https://elsewhere.example' };
  expect((await visit().get('/api/app', headers)).status).toBe(403);
});

/** The source of a page's folder, without the requested data. */
const sourceOf = (name: string): string => {
  const folder = name === 'jobs' ? 'showcase/jobs' : `showcase/demos/${name}`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
};

/**
 * Patterns in a page's source that prove the use of an approval. A tier includes several approvals, which the page
 * names where it reads them.
 */
const USES = {
  basic: /useInterests\(|useQuestioner\(|username/,
  personality: /traitResult/,
  preferences: /\btopics\b/,
  reasons: /whyFirst\(|reasons\b.*phraseOf|phraseOf\(/,
} as const;

it.each(['jobs', ...DEMOS])('%s asks for nothing that it does not use', (name) => {
  const source = sourceOf(name);
  const lists = [...source.matchAll(/(?:requestData=\{|REQUESTED\b[^=]*= )\[([^\]]*)\]/g)];
  const asked = new Set(lists.flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, id]) => id)));
  const hasTiers = /requestData=\{TIERS\}/.test(source);
  expect(asked.size > 0 || hasTiers).toBe(true);
  const unused = Object.entries(USES).flatMap(([id, use]) =>
    asked.has(id) && !use.test(source) ? [id] : [],
  );
  expect(unused).toEqual([]);
  // Every tier includes scores, and `reasons: true` their reasons.
  if (hasTiers) expect(source).toMatch(/useInterests\(/);
  if (/reasons: true/.test(source)) expect(source).toMatch(USES.reasons);
});
