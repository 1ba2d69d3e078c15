import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConnectButton } from '../../../showcase/shared/connect/ConnectButton.tsx';
import type { ConnectElement } from '../../../showcase/shared/connect/connect-element.ts';
import { render } from '../../support/render.tsx';

const opened: (() => Promise<void>)[] = [];
const show = async (...args: Parameters<typeof render>) => {
  const page = await render(...args);
  opened.push(page.close);
  const element = page.place.querySelector<ConnectElement>('data-connect-button');
  if (!element) throw new Error('No button was rendered');
  return { ...page, element };
};

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const fire = (element: Element, type: string, detail: unknown, bubbles = false) =>
  act(async () => void element.dispatchEvent(new CustomEvent(type, { detail, bubbles })));

it('the showcase’s button sets the key as a property, so that it never appears in the markup', async () => {
  const { element } = await show(<ConnectButton />);
  expect(element.apiKey).toBe('sandbox-demo-key');
  expect(element.outerHTML).not.toContain('sandbox-demo-key');
});

it('the showcase’s button calls the newest handler of each event with its detail', async () => {
  const seen = vi.fn();
  const { element, rerender } = await show(<ConnectButton onComplete={() => seen('old')} />);
  await rerender(
    <ConnectButton
      onComplete={(result) => seen('complete', result)}
      onClose={(detail) => seen('close', detail)}
    />,
  );
  const events = {
    complete: { approvedData: ['basic'] },
    close: { reason: 'complete' },
  };
  for (const [type, detail] of Object.entries(events)) await fire(element, type, detail);
  expect(seen.mock.calls).toEqual([
    ['complete', events.complete],
    ['close', events.close],
  ]);
});

it.each([
  ['a share', { success: true }, ['complete', 'share']],
  ['a share without auto-fetch', {}, ['complete', 'share']],
  ['a refusal', { rejected: true }, ['complete', 'decline']],
  ['a failure', { success: false, error: 'API request failed: 503' }, ['complete']],
])('the showcase’s button distinguishes %s', async (_, detail, expected) => {
  const said: string[] = [];
  const { element } = await show(
    <ConnectButton
      onComplete={() => said.push('complete')}
      onShare={() => said.push('share')}
      onDecline={() => said.push('decline')}
    />,
  );
  await fire(element, 'complete', detail);
  expect(said).toEqual(expected);
});
