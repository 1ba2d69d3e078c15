import { expect, inject } from 'vitest';
import { MODEL_NOW, visibleElements } from '../../../widget/machine.ts';
import type { Path, PathStep } from '../../model/paths.ts';
import { missingFrom } from '../../model/screen.ts';
import type { Visit } from './chromium.ts';
import { holdCrypto } from './hold-crypto.ts';
import { downloadStandIn } from './model-download.ts';
import { ModelPage, PROVIDER, RECORD_KEY } from './model-page.ts';
import { passkeyStandIn } from './model-passkeys.ts';

const ATTEMPT_KEY = 'data-connect:mosaic:oauth';
const RETURN_STATE = 'dc.youtube.of-a-redirect';
/** A phone: the page itself goes to the provider (specification §9). */
const PHONE = { width: 600, height: 800 };
const DESK = { width: 1200, height: 800 };

const body = (
  autoFetch: boolean,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Model</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/widget/data-connect.js"></script></head>
<body><data-connect-button api-key="k" connectors="youtube,github" ${autoFetch ? 'auto-fetch' : ''}></data-connect-button></body></html>`;

const has = (steps: readonly PathStep[], type: string) => steps.some(({ event }) => event.type === type);

/** One opening completes once: actions after a failed share's result belong to the next one. */
const beginsAnew = ({ event: { type }, before }: PathStep) =>
  type === 'user.signOut'
    ? before.matches({ dataRequest: 'failed' }) || before.matches({ dataRequest: 'reported' })
    : ['data.share', 'data.decline'].includes(type) && before.matches({ dataRequest: 'reported' });

/** Walks a path in the browser. Each step must show the screen that the model expects. */
export const walkInBrowser = async (visit: Visit, { input, steps }: Path): Promise<void> => {
  const context = await visit({ viewport: has(steps, 'oauth.leaving') ? PHONE : DESK });
  await context.clock.install({ time: MODEL_NOW });
  const page = await context.newPage();
  const returned = steps[1]?.event;
  const isReturn = returned?.type === 'oauth.returned';
  const error = isReturn && returned.problem ? '&error=server_error' : '';
  const ticket = isReturn && returned.ticket ? `&ticket=${returned.ticket}` : '';
  const host = `${inject('baseUrl')}/model-page`;
  const model = new ModelPage(page, context, host, has(steps, 'app.loaded'));
  await context.route(`${PROVIDER}/**`, (route) =>
    // Shows a provider's page in its window; answers the page itself without navigating.
    route.request().frame().page() === page
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType: 'text/html', body: 'Allow?' }),
  );
  await page.route('**/model-page*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: body(input.options.autoFetch) }),
  );
  await page.route('**/api/**', (route) => model.hold(route));
  const readDownload = has(steps, 'platform.read') ? await downloadStandIn(page) : async () => {};
  const attempt = {
    platform: 'youtube',
    state: RETURN_STATE,
    startedAt: Date.parse(MODEL_NOW),
    returnTo: host,
  };
  await page.addInitScript(holdCrypto, {
    key: RECORD_KEY,
    record: input.user ? JSON.stringify(input.user) : '',
    attempt: isReturn ? JSON.stringify(attempt) : '',
    attemptKey: ATTEMPT_KEY,
  });
  if (input.started)
    await page.addInitScript(
      ([key, text]) => sessionStorage.setItem(String(key), String(text)),
      ['data-connect:mosaic:user:code:k', JSON.stringify(input.started)],
    );
  await page.addInitScript(passkeyStandIn.script, passkeyStandIn.key);
  const pause = () => context.clock.pauseAt(Date.parse(MODEL_NOW) + 60_000);
  // A return starts its call when the page loads. A later jump of the clock would exceed the call's 20 s.
  if (isReturn) await pause();
  await page.goto(isReturn ? `${host}?state=${RETURN_STATE}${error}${ticket}` : host);
  await page.waitForFunction(() => customElements.get('data-connect-button'));
  if (!isReturn) await pause();
  for (const [index, { event, after }] of steps.entries()) {
    const next = steps[index + 1]?.event;
    if (event.type === 'platform.read') await readDownload(event.platform);
    else await model.play(event, next);
    // Skips a state that ends within the same task, because it is never visible.
    if (next?.type === 'oauth.blocked' || next?.type === 'oauth.returned') continue;
    await expect
      .poll(async () => missingFrom(await model.screen(), visibleElements(after)), { interval: 10 })
      .toEqual([]);
  }
  const notified: string[] = await page.evaluate(() => Reflect.get(window, 'notified'));
  const openings = (has(steps, 'open') ? 1 : 0) + steps.filter(beginsAnew).length;
  const isOpen = has(steps, 'open') && !steps.at(-1)?.after.matches('closed');
  expect(notified.filter((type) => type === 'open')).toHaveLength(openings);
  expect(notified.filter((type) => type === 'close')).toHaveLength(isOpen ? openings - 1 : openings);
};
