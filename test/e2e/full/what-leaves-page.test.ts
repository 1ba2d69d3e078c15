import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import {
  type Choice,
  expectedOf,
  itemsOf,
  partsOf,
  ROW_IDS,
  ROWS,
  type Row,
} from '../../provider/support/choices.ts';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { openFramedPage, shareAtTop, signInFrames } from '../support/framed.ts';
import { notifiedBy, openHostPage } from '../support/host-page.ts';
import { connectGitHubOf } from '../support/kept-of.ts';
import { newAddress, type Person, personOn, textOf } from '../support/person.ts';

const { visit } = useChromium();
const base = inject('baseUrl');

type Place = 'page' | 'frame';
type Way = 'token' | 'code';

/** Combinations with each row, size and kind of reasons, at each place and by each way, at least once. */
const CHOICES: readonly (Choice & { readonly place: Place; readonly way: Way })[] = [
  { rows: ['basic'], tier: null, place: 'page', way: 'token' },
  { rows: ['basic', 'personality'], tier: null, place: 'page', way: 'code' },
  { rows: ['basic', 'preferences', 'reasons'], tier: null, place: 'page', way: 'token' },
  { rows: [...ROW_IDS], tier: null, place: 'page', way: 'code' },
  { rows: [], tier: 'Small', place: 'page', way: 'token' },
  { rows: ['reasons'], tier: 'Medium', place: 'page', way: 'code' },
  { rows: [], tier: 'Large', place: 'page', way: 'token' },
  { rows: ['basic'], tier: null, place: 'frame', way: 'code' },
  { rows: ['basic', 'reasons'], tier: null, place: 'frame', way: 'token' },
  { rows: ['basic', 'personality', 'preferences'], tier: null, place: 'frame', way: 'token' },
  { rows: ['reasons'], tier: 'Small', place: 'frame', way: 'code' },
  { rows: [], tier: 'Medium', place: 'frame', way: 'token' },
  { rows: ['reasons'], tier: 'Large', place: 'frame', way: 'code' },
];

/** A signal of the person that the provider gives out only as a reason. */
const SIGNAL = 'opencv';

const SWITCHES: Record<Row, string> = {
  basic: textOf('data.basic.name'),
  personality: textOf('data.personality.name'),
  preferences: textOf('data.preferences.name'),
  reasons: textOf('data.reasons.name'),
};

const requestOf = ({ rows, tier }: Choice) => {
  if (tier === null) return ROW_IDS.join();
  const described = { descriptions: 'As the host describes it', reasons: rows.includes('reasons') };
  return JSON.stringify(
    Object.fromEntries(
      ['Small', 'Medium', 'Large'].map((size) => [size, { type: `The ${size} one`, ...described }]),
    ),
  );
};

const switchesOf = ({ rows, tier }: Choice) =>
  tier === null ? rows.filter((row) => row !== 'basic').map((row) => SWITCHES[row]) : [`The ${tier} one`];

const labelsIn = ({ rows, tier }: Choice) =>
  [...(tier === null ? [] : [tier]), ...rows.map((row) => ROWS[row].label)].map((data) => ({ data }));

const idsIn = ({ rows, tier }: Choice) => (tier === null ? rows : [tier.toLowerCase()]);

const openSignedIn = async (place: Place) => {
  const email = newAddress('leaving');
  const user = { ...returning, email };
  const context = await visit(place === 'page' ? { user } : {});
  if (place === 'frame') await signInFrames(context, user);
  const { page, person } =
    place === 'frame'
      ? await openFramedPage(context)
      : await openHostPage(context).then((page) => ({ page, person: personOn(page) }));
  await connectGitHubOf(email);
  return { page, person, email };
};

const setAttributes = (page: Page, attributes: Readonly<Record<string, string>>) =>
  page.locator('data-connect-button').evaluate((element, all) => {
    for (const name of ['auto-fetch', 'request-data', 'response-type', 'code-challenge'])
      element.removeAttribute(name);
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  }, attributes);

const approve = async (page: Page, person: Person, choice: Choice, attributes: Record<string, string>) => {
  await setAttributes(page, { 'request-data': requestOf(choice), ...attributes });
  const before = (await notifiedBy(page)).length;
  await person.openAt('dataRequest');
  for (const name of switchesOf(choice)) await person.dataSwitch(name).check();
  await (page.url().startsWith(base) ? person.press(textOf('data.share')) : shareAtTop(person));
  await person.isGone();
  const last = 'auto-fetch' in attributes ? 'message' : 'close';
  await expect.poll(async () => (await notifiedBy(page)).at(-1)?.[0]).toBe(last);
  return async () => (await notifiedBy(page)).slice(before);
};

const detailIn = (notified: Awaited<ReturnType<typeof notifiedBy>>, type: string) => {
  const details = notified.filter(([name]) => name === type).map(([, detail]) => Object(detail));
  expect([type, details.length]).toEqual([type, 1]);
  return details[0];
};

const exchange = (code: string, verifier: string) =>
  fetch(`${base}/api/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'app_sandbox',
      code,
      code_verifier: verifier,
    }),
  });

const opened = async (apiUrl: string, token: string, Input: readonly string[]) => {
  const answer = await fetch(apiUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ Input }),
  });
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString() };
};

it.each(['page', 'frame'] as const)(
  'what leaves after a press on Share in the %s is what the person approved, and nothing else',
  async (place) => {
    const { page, person, email } = await openSignedIn(place);
    for (const choice of CHOICES.filter((each) => each.place === place)) {
      const { way } = choice;
      const name = [...choice.rows, choice.tier, way].join(' ');
      const verifier = randomBytes(32).toString('base64url');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const notifiedSince = await approve(
        page,
        person,
        choice,
        way === 'token' ? { 'auto-fetch': '' } : { 'response-type': 'code', 'code-challenge': challenge },
      );
      const notified = await notifiedSince();

      const events = ['open', 'stepchange', 'complete', 'close', ...(way === 'token' ? ['message'] : [])];
      expect([name, notified.map(([type]) => type)]).toEqual([name, events]);
      const complete = detailIn(notified, 'complete');
      expect([name, complete.success, complete.approvedData]).toEqual([name, true, idsIn(choice)]);
      expect([name, complete.apiResponse.approved]).toEqual([name, labelsIn(choice)]);
      const everything = JSON.stringify(notified);
      expect([name, everything.includes(email), everything.includes(SIGNAL)]).toEqual([name, false, false]);
      expect(JSON.stringify(complete)).not.toContain('accessToken');

      const message = way === 'token' ? detailIn(notified, 'message') : null;
      expect([name, message?.approved ?? null]).toEqual([name, message && labelsIn(choice)]);
      expect([name, 'code' in complete]).toEqual([name, way === 'code']);
      const token = message
        ? message.accessToken
        : (await (await exchange(complete.code, verifier)).json()).access_token;

      const { items, parts } = expectedOf(choice);
      const tooMany = await opened(complete.apiUrl, token, itemsOf(items + 1));
      expect([name, tooMany.status, tooMany.text.includes('InferenceResult')]).toEqual([name, 403, false]);
      const { status, text } = await opened(complete.apiUrl, token, itemsOf(items));
      expect([name, status]).toEqual([name, 200]);
      const { InferenceResult: result } = JSON.parse(text);
      expect([name, result.output.output.length]).toEqual([name, items]);
      expect([name, partsOf(result)]).toEqual([name, parts]);
      // Compared as bytes, so that other fields cannot contain the words either.
      for (const [part, word] of [
        ['traits', '"trait'],
        ['topics', '"topic'],
        ['reasons', SIGNAL],
      ] as const)
        expect([name, part, text.includes(word)]).toEqual([name, part, parts.includes(part)]);
      expect(text).not.toContain(email);
      expect((await opened(complete.apiUrl, token, ['One more'])).text).not.toContain('InferenceResult');
      // A message that must not be sent may come late.
      expect([name, await notifiedSince()]).toEqual([name, notified]);
      if (message) continue;
      // A code that is sent twice may be stolen. The second exchange fails, and the token of the first one ends.
      const again = await exchange(complete.code, verifier);
      expect([name, again.status, (await again.text()).includes('access_token')]).toEqual([name, 400, false]);
      expect((await opened(complete.apiUrl, token, itemsOf(1))).status).toBe(401);
    }
  },
);
