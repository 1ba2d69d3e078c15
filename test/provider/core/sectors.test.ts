import { expect, it } from 'vitest';
import { NO_TERMS } from '../../../provider/facts/terms.ts';
import { startOpenId } from '../support/open-id.ts';

const startShop = async () => {
  const { provider, app, signInWith } = await startOpenId();
  await signInWith();
  const [{ person_id: person, subject } = { person_id: '', subject: '' }] = await provider.rows('subjects');
  const add = async (sector?: string) => (await provider.addApp('live', undefined, { sector })).id;
  const join = (sector: string) => provider.apps.set(app.id, { name: 'Shop', terms: NO_TERMS, sector });
  const subjectAt = (id: string) => provider.grants.subjectFor(person, id);
  return { site: app.id, subject, add, join, subjectAt };
};

it('a site and its apps, which join its sector later and meet a person at the same time, know them by one sub', async () => {
  const { subject, add, join, subjectAt } = await startShop();
  await join('shop.example');
  const apps = [await add('shop.example'), await add('shop.example')];
  expect(await Promise.all(apps.map(subjectAt))).toEqual([subject, subject]);
  const others = [
    await subjectAt(await add()),
    await subjectAt(await add()),
    await subjectAt(await add('other.example')),
  ];
  expect(new Set([subject, ...others]).size).toBe(4);
});

it('an application does not join a sector that knows one of its people by another sub', async () => {
  const { site, subject, add, join, subjectAt } = await startShop();
  const [one, other] = [await add('shop.example'), await add('shop.example')];
  const drawn = await Promise.all([one, other].map(subjectAt));
  expect([drawn[0] === drawn[1], drawn.includes(subject)]).toEqual([true, false]);
  await expect(join('shop.example')).rejects.toThrow('--sector is refused');
  await join('new.example');
  expect(await subjectAt(site)).toBe(subject);
});
