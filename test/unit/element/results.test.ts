// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HostEvent } from '../../../widget/element/flow-types.ts';
import { createReport } from '../../../widget/element/report.ts';
import { clearPage, type PlacedButton, putButton } from '../../support/button.ts';
import { until } from '../../support/until.ts';
import { openFor } from './open-for.ts';

const logged = vi.spyOn(console, 'error');

/** Hex SHA-256 of "ada@example.org". */
const ADA = 'cfe00dde46ef942601ffafb9e2825e802858b460e586b8305b344c1eb826357d';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  logged.mockReset().mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearPage();
});

const closed = (button: PlacedButton) => until(() => button.notifiedNames().includes('close'), 'close');

it('sharing fires open, each stepchange, complete and close, in this order', async () => {
  const button = await openFor();
  button.press('Share');
  await closed(button);
  expect(button.notified).toEqual([
    ['open', null],
    ['stepchange', { step: 'dataRequest', previous: null }],
    ['complete', expect.objectContaining({ approvedData: ['basic'] })],
    ['close', { reason: 'complete' }],
  ]);
  expect(button.dialog()).toBeNull();
});

it('the first stepchange of each opening has no previous step, also where the dialog stays for a second try', () => {
  const events: HostEvent[] = [];
  const report = createReport(
    (event) => events.push(event),
    () => '',
  );
  for (const step of ['code', 'dataRequest'] as const) report({ type: 'step', step });
  report({ type: 'close', reason: 'complete' });
  report({ type: 'open' });
  report({ type: 'step', step: 'dataRequest' });
  expect(events.flatMap(({ name, detail }) => (name === 'stepchange' ? [detail] : []))).toEqual([
    { step: 'code', previous: null },
    { step: 'dataRequest', previous: 'code' },
    { step: 'dataRequest', previous: null },
  ]);
});

it('sharing completes with the fields of the data request result', async () => {
  const button = await openFor({ attributes: { 'app-name': 'Jobs' } });
  button.press('Share');
  await closed(button);
  expect(button.detailsOf('complete')).toEqual([
    {
      userHash: ADA,
      appName: 'Jobs',
      approvedData: ['basic'],
      apiUrl: 'http://localhost:3000/api/getAPIurlMobile',
      testMode: false,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
});

it('the consent names the app of the opening, as the result does', async () => {
  const button = await openFor({ attributes: { 'app-name': 'Jobs' } });
  const consent = button.text();
  button.element.setAttribute('app-name', 'Another');
  button.element.setAttribute('theme', 'dark');
  await until(() => button.root.querySelector('[data-theme=dark]') !== null, 'the dark theme');
  expect(button.text()).toBe(consent);
  expect(consent).toContain('Jobs');
  button.press('Share');
  await closed(button);
  expect(button.detailsOf('complete')).toMatchObject([{ appName: 'Jobs' }]);
});

it('complete alone bubbles, also out of a shadow tree', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const received: Event[] = [];
  const types = ['open', 'stepchange', 'complete', 'close'];
  const receive = (event: Event) => received.push(event);
  for (const type of types) document.addEventListener(type, receive);
  const button = await openFor({ holder: host.attachShadow({ mode: 'open' }) });
  button.press('Share');
  await closed(button);
  for (const type of types) document.removeEventListener(type, receive);
  expect(received.map(({ type, composed }) => [type, composed])).toEqual([['complete', true]]);
});

it('onComplete is called just before complete, with the same object', async () => {
  const order: unknown[] = [];
  const button = await openFor({ properties: { onComplete: (result: unknown) => order.push(result) } });
  button.element.addEventListener('complete', (event) => order.push(event));
  button.press('Share');
  await closed(button);
  const [result, event] = order;
  expect(order).toHaveLength(2);
  expect(event instanceof CustomEvent && event.detail).toBe(result);
});

it('an error of onComplete is logged, and complete and close still fire', async () => {
  const mistake = new Error('the host made a mistake');
  const onComplete = () => {
    throw mistake;
  };
  const button = await openFor({ properties: { onComplete } });
  button.press('Share');
  await closed(button);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), mistake);
  expect(button.notifiedNames().slice(-2)).toEqual(['complete', 'close']);
});

it('onComplete is the function set last; a value that is not a function removes it', async () => {
  const first = vi.fn();
  const button = await openFor({ properties: { onComplete: first } });
  Reflect.set(button.element, 'onComplete', 'nothing to call');
  expect(button.element.onComplete).toBeNull();
  button.press('Share');
  await closed(button);
  expect(first).not.toHaveBeenCalled();
  expect(button.detailsOf('complete')).toHaveLength(1);
});

it('failure has the code, the person’s text and the step, and does not bubble', async () => {
  const received: Event[] = [];
  const listen = (event: Event) => received.push(event);
  document.addEventListener('failure', listen);
  const button = putButton();
  await button.element.open();
  button.type('#dc-email', 'a@b');
  button.submit();
  await button.shows('Please enter a valid email address');
  document.removeEventListener('failure', listen);
  expect(button.detailsOf('failure')).toEqual([
    { code: 'email.invalid', message: 'Please enter a valid email address', step: 'email' },
  ]);
  expect(received).toEqual([]);
});
