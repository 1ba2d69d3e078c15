import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { codeFor, openHostPage } from '../support/host-page.ts';
import { addLibrary } from '../support/page-libraries.ts';
import { buildPageScript } from '../support/page-script.ts';
import { newAddress, PIN, personOn } from '../support/person.ts';

/** Address of the tools' servers. The tests answer. */
const HOST = 'https://recorder.example';

type Recorder = (page: Page) => Promise<() => Promise<string>>;

const bodyOf = (request: Request) => {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  return (isGzip ? gunzipSync(body) : body).toString('utf8');
};

const serveTool = async (page: Page, answers: Readonly<Record<string, unknown>>) => {
  const received: string[] = [];
  await page.context().route(`${HOST}/**`, async (route) => {
    const request = route.request();
    received.push(request.url(), bodyOf(request));
    await route.fulfill({ json: answers[new URL(request.url()).pathname] ?? {} });
  });
  return received;
};

const rrweb: Recorder = async (page) => {
  await addLibrary(page, 'rrweb/dist/rrweb.umd.min.cjs');
  await page.evaluate(() => {
    const recorded: unknown[] = [];
    Object.assign(window, { recorded });
    Reflect.get(window, 'rrweb').record({ emit: (event: unknown) => recorded.push(event) });
  });
  return () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'recorded')));
};

const postHog: Recorder = async (page) => {
  const received = await serveTool(page, {
    '/array/tests/config': { sessionRecording: { endpoint: '/s/' }, supportedCompression: ['gzip-js'] },
  });
  await addLibrary(page, 'posthog-js/dist/array.full.no-external.js');
  await page.evaluate(
    (host) =>
      Reflect.get(window, 'posthog').init('tests', {
        api_host: host,
        // The events inside a body would be compressed once more.
        session_recording: { maskAllInputs: false, compress_events: false },
        mask_all_text: false,
        mask_all_element_attributes: false,
        // By default, PostHog sends no events of an automated browser.
        opt_out_useragent_filter: true,
        request_queue_config: { flush_interval_ms: 250 },
      }),
    HOST,
  );
  await page.waitForFunction(() => Reflect.get(window, 'posthog').sessionRecordingStarted());
  return async () => received.join('\n');
};

const openReplay: Recorder = async (page) => {
  const received = await serveTool(page, {
    '/v1/web/start': { token: 'token', userUUID: 'person', sessionID: '1', projectID: '1', delay: 0 },
  });
  await page.addScriptTag({ content: await buildPageScript('openreplay-page.ts') });
  const tracker = await page.evaluateHandle((host) => Reflect.get(window, 'startOpenReplay')(host), HOST);
  return async () => {
    await tracker.evaluate(({ flush }) => flush());
    return received.join('\n');
  };
};

const sentry: Recorder = async (page) => {
  const received = await serveTool(page, {});
  await page.addScriptTag({ content: await buildPageScript('sentry-page.ts') });
  const isRecording = await page.evaluate((host) => Reflect.get(window, 'startSentry')(host), HOST);
  if (!isRecording) throw new Error('Sentry does not record');
  return async () => received.join('\n');
};

/** Tools that record sessions, with their own masking off. */
const RECORDERS: readonly { readonly name: string; readonly start: Recorder }[] = [
  { name: 'rrweb', start: rrweb },
  { name: 'PostHog', start: postHog },
  { name: 'OpenReplay', start: openReplay },
  { name: 'Sentry', start: sentry },
];

const recordsNothingTyped = async (context: BrowserContext, start: Recorder) => {
  const page = await openHostPage(context);
  const recorded = await start(page);
  const person = personOn(page);
  const email = newAddress('recorded');
  await person.signIn(email);
  const code = await codeFor(context, email);
  await person.isAt('onboarding');
  await person.press('Skip for now');
  await person.isAt('pin');
  await person.choosePin();
  await person.isAt('dataRequest');
  // The page's own field proves that the tool records typed text.
  await person.press('Close');
  await person.isGone();
  await page.getByLabel('A field of the host').fill('seen by the recorder');
  await expect.poll(recorded).toContain('seen by the recorder');
  for (const typed of [email.replace('@example.org', ''), code, PIN]) {
    expect(await recorded()).not.toContain(typed);
  }
};

const { visit } = useChromium();

it.each(RECORDERS)(
  'with $name on a page, its own masking off, nothing of what a person types in the dialog is recorded',
  async ({ start }) => recordsNothingTyped(await visit(), start),
);
