// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMosaicData, type OverlayOptions, openMosaicOverlay } from '../../../widget/index.ts';
import { clearPage, remember } from '../../support/button.ts';
import { returning } from '../../support/open-flow.ts';
import { required, until } from '../../support/until.ts';

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('', { status: 404 })));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearPage();
});

const onPage = () => document.querySelector('data-connect-button');

const openOverlay = async (options: OverlayOptions = {}) => {
  remember(returning);
  const outcome = openMosaicOverlay(options);
  await until(() => onPage()?.step === 'dataRequest', 'the data request step');
  const element = required(onPage(), 'the overlay');
  const press = async (name: string) => {
    const buttons = () => [
      ...(element.shadowRoot?.querySelectorAll<HTMLButtonElement>('dialog button') ?? []),
    ];
    const named = () => buttons().find((button) => button.textContent === name);
    // A button that waits for an answer has `aria-disabled` alone.
    await until(() => named()?.getAttribute('aria-disabled') === null && !named()?.disabled, name);
    named()?.click();
  };
  return { outcome, element, press };
};

it('of two overlays that are asked for at once the later one opens', async () => {
  remember(returning);
  const first = openMosaicOverlay({ appName: 'First' });
  const second = openMosaicOverlay({ appName: 'Second' });
  await expect(first).resolves.toBeNull();
  const overlays = () => [...document.querySelectorAll('data-connect-button')];
  await until(() => overlays().length === 1 && onPage()?.step === 'dataRequest', 'the second alone');
  expect(onPage()?.appName).toBe('Second');
  await onPage()?.close();
  await expect(second).resolves.toBeNull();
});

it('an overlay has the properties and texts of its options, and no trigger', async () => {
  const { element } = await openOverlay({
    provider: 'Mosaic',
    connectors: ['gmail'],
    messages: { 'data.share': 'Teilen' },
  });
  expect(element.connectors).toEqual(['gmail']);
  expect(element.shadowRoot?.querySelector('button')?.style.display).toBe('none');
  await until(() => element.shadowRoot?.querySelector('dialog')?.textContent?.includes('Teilen') ?? false);
  await element.close();
});

it('an overlay is removed 100 ms after its dialog closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { outcome, element } = await openOverlay();
  await element.close();
  await outcome;
  vi.advanceTimersByTime(99);
  expect(element.isConnected).toBe(true);
  vi.advanceTimersByTime(1);
  expect(element.isConnected).toBe(false);
});

it('an overlay stays if its dialog is open again by then, as after a failed share', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { element } = await openOverlay();
  await element.close();
  await element.open();
  vi.advanceTimersByTime(100);
  expect(element.isConnected).toBe(true);
  await element.close();
  vi.advanceTimersByTime(100);
  expect(element.isConnected).toBe(false);
});

it('an overlay is a child of its target, which may be a shadow root', async () => {
  remember(returning);
  const host = document.createElement('div');
  document.body.append(host);
  const target = host.attachShadow({ mode: 'open' });
  const outcome = openMosaicOverlay({ target });
  await until(() => target.querySelector('data-connect-button')?.step === 'dataRequest', 'the data step');
  await target.querySelector('data-connect-button')?.close();
  await expect(outcome).resolves.toBeNull();
});

it.each([
  ['a selector that is none', '##'],
  ['an element that is not on the page', document.createElement('div')],
])('openMosaicOverlay rejects if the target cannot contain it: %s', async (_, target) => {
  await expect(openMosaicOverlay({ target })).rejects.toThrow('Failed to render Mosaic button');
  expect(onPage()).toBeNull();
});

it('getMosaicData always throws and names the way that works', () => {
  expect(() => getMosaicData()).toThrow(
    'getMosaicData requires authenticated user session. Use openMosaicOverlay for the full authentication flow.',
  );
});
