import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keyOf, SHOWCASE_APPS } from '../../../showcase/sandbox/apps.ts';
import { fieldsOf, ORIGIN, visit } from './visitor.ts';

const DEMOS = readdirSync('showcase/demos');

it('the board and each demo are registered, each with a name, a purpose, a logo and a key of its own', async () => {
  expect(SHOWCASE_APPS.map(({ name }) => name).sort()).toEqual(['jobs', ...DEMOS].sort());
  const own = (name: 'logo' | 'purpose') => SHOWCASE_APPS.map((app) => app[name] ?? 'none');
  for (const values of [SHOWCASE_APPS.map(keyOf), own('purpose'), own('logo')])
    expect(new Set([...values, 'none']).size).toBe(values.length + 1);

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

it('each application of the showcase has a privacy page that says what it keeps, how long, and whom to ask', async () => {
  const { get } = visit();
  for (const { name, title, kept, keepDays, contact } of SHOWCASE_APPS) {
    const page = await get(`/sandbox/privacy/${name}`);
    expect(page.status).toBe(200);
    const text = await page.text();
    for (const part of [title, kept, `${keepDays} days`, contact]) expect(text).toContain(part);
  }
  expect((await get('/sandbox/privacy/none')).status).toBe(404);
});
