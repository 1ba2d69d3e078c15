import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demos } from '../../../showcase/app/demos.ts';
import { ISSUES } from '../../../showcase/demos/copus/data.ts';
import { GENUINE, post, visitDemo } from '../../support/visit-demo.tsx';

let page: Awaited<ReturnType<typeof visitDemo>>;

const visit = async (address = '/copus') => {
  page = await visitDemo(demos.copus, address);
};
const revisit = async (address?: string) => {
  await page.close();
  await visit(address);
};

beforeEach(() => visit());
afterEach(async () => {
  await page.close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const titles = () => page.texts('main section h3');
const isOverlayShown = () => page.find('dialog').hasAttribute('open');
const general = ISSUES.night.posts.map(({ title }) => title);

it('Copus closes the overlay and swaps posts and channels after a widget response, also for the next visit', async () => {
  expect(isOverlayShown()).toBe(true);
  await post();
  expect(isOverlayShown()).toBe(false);
  expect(titles()).toEqual(general);
  await page.press('Channel');
  expect(titles()).toEqual(ISSUES.night.channels.map(({ name }) => name));
  await revisit();
  expect(isOverlayShown()).toBe(false);
  expect(titles()).toEqual(general);
  await post();
  expect(titles()).toEqual(ISSUES.repair.posts.map(({ title }) => title));
});

it('Copus counts the person’s vote, keeps it for the next visit, and takes it back at the second press', async () => {
  const votes = () => page.texts('main section li:first-of-type button');
  await page.press('1,304 likes');
  expect(votes()).toContain('1,305 likes');
  await page.press('11 dislikes');
  expect(votes()).toEqual(expect.arrayContaining(['1,304 likes', '12 dislikes']));
  await revisit();
  expect(page.find('main section li [aria-pressed=true]').textContent).toContain('dislikes');
  await page.press('12 dislikes');
  expect(votes()).toContain('11 dislikes');
  expect(localStorage.getItem('data-connect:copus:votes')).toBeNull();
});

it('Copus begins with the interests of a person who shared, with the reason, until a sign-out', async () => {
  const [stars] = ISSUES.night.posts.filter(({ title }) => title.startsWith('Stars'));
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { Input }: { Input: { text: string }[] } = JSON.parse(String(body));
    const output = Input.map(({ text }) => [[text === stars?.about ? 0.9 : 0]]);
    const reason = { kind: 'follows', text: 'Dark Sky Watch', platform: 'youtube' };
    const reasons = Input.map(({ text }) => (text === stars?.about ? [reason] : []));
    return Response.json({ InferenceResult: { output: { output }, reasons } });
  });
  const APIurl = `${window.location.origin}/api/inference`;
  await post({ data: { ...GENUINE, APIurl, approved: [{ data: 'Large' }] } });
  await vi.waitFor(() => expect(titles()[0]).toBe(stars?.title));
  expect(page.text()).toContain(
    `“${stars?.title}” comes first because you follow Dark Sky Watch on YouTube.`,
  );
  await page.signOut();
  expect(titles()).toEqual(general);
  expect(page.text()).not.toContain('comes first');
});
